import { useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import type { Part } from './create-part'
import { usePart } from './use-part'

/** Stands inside a screen in the place of what belongs to a part until that is loaded, and says when it cannot be. */
export function AwaitedContent({ part }: { part: Part<unknown> }) {
  const { t } = useTexts()
  const { state, retry } = usePart(part)
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
