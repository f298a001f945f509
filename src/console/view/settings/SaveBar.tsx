interface SaveBarProps {
  count: number
  isBusy: boolean
  message: string
  /** Sentence about what is wrong; empty: nothing, or what the fields say. */
  problem: string
  isRefused: boolean
  canUndo: boolean
  onDiscard: () => void
  onUndo: () => void
}

const countText = (count: number) =>
  count === 1 ? '1 change not saved' : `${count} changes not saved`

/** Bar that saves and takes back. */
export function SaveBar(props: SaveBarProps) {
  const { count, isBusy, message, problem, isRefused, canUndo, onDiscard, onUndo } = props
  return (
    <section className="save-bar" aria-label="Changes">
      <p className="problem" role="alert">
        {problem || (isRefused && 'Not saved: the server refuses what is marked above.')}
      </p>
      <p role="status">{message || (count > 0 ? countText(count) : 'No changes')}</p>
      <div className="actions">
        {canUndo && (
          <button className="button" type="button" aria-disabled={isBusy} onClick={onUndo}>
            Undo
          </button>
        )}
        {count > 0 && (
          <button className="button quiet" type="button" onClick={onDiscard}>
            Discard
          </button>
        )}
        <button className="button primary" type="submit" aria-disabled={isBusy || count === 0}>
          Save changes
        </button>
      </div>
    </section>
  )
}
