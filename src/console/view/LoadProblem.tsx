import { useTexts } from './context'
interface LoadProblemProps {
  text: string
  onRetry: () => void
}

/** Says that something failed to load, with a button to retry. */
export function LoadProblem({ text, onRetry }: LoadProblemProps) {
  const { t } = useTexts()
  return (
    <p className="list-problem" role="alert">
      {text}
      <button className="button" type="button" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </p>
  )
}
