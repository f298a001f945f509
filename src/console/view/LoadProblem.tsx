interface LoadProblemProps {
  text: string
  onRetry: () => void
}

/** Says that something did not come, and tries again when asked to. */
export function LoadProblem({ text, onRetry }: LoadProblemProps) {
  return (
    <p className="list-problem" role="alert">
      {text}
      <button className="button" type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
