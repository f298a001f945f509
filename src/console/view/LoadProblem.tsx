import type { MouseEvent } from 'react'
import { useTexts } from './context'

interface LoadProblemProps {
  text: string
  onRetry: () => void
}

/** Says that something failed to load, with a button to retry. It leaves the focus to the heading of the screen. */
export function LoadProblem({ text, onRetry }: LoadProblemProps) {
  const { t } = useTexts()

  function retry({ currentTarget }: MouseEvent) {
    // The button goes with the problem.
    const heading = currentTarget.closest('main')?.querySelector<HTMLElement>('h1[tabindex]')
    heading?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <p className="list-problem" role="alert">
      {text}
      <button className="button" type="button" onClick={retry}>
        {t('common.tryAgain')}
      </button>
    </p>
  )
}
