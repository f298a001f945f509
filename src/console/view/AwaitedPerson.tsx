import { useTexts } from './context'
import { LoadProblem } from './LoadProblem'
import { PARTS, usePart } from './parts'

/** Stands in the place of what belongs to the person beside it until that is loaded, and says when it cannot be. */
export function AwaitedPerson() {
  const { t } = useTexts()
  const { state, retry } = usePart(PARTS.person)
  if (state === 'loading') {
    return (
      <p className="quiet-note" role="status">
        {t('common.loading')}
      </p>
    )
  }
  const text = t(state === 'refused' ? 'unloaded.text' : 'errors.checkConnection')
  return <LoadProblem text={text} onRetry={retry} />
}
