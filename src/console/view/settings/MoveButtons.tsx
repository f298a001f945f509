interface MoveButtonsProps {
  /** Name of the entry. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Buttons that move an entry of a list up or down, or remove it. */
export const MoveButtons = ({ name, index, count, onMove, onRemove }: MoveButtonsProps) => (
  <div className="moves">
    <button
      className="button"
      type="button"
      aria-label={`Move ${name} up`}
      aria-disabled={index === 0}
      onClick={() => {
        if (index > 0) onMove(index - 1)
      }}
    >
      ↑
    </button>
    <button
      className="button"
      type="button"
      aria-label={`Move ${name} down`}
      aria-disabled={index === count - 1}
      onClick={() => {
        if (index < count - 1) onMove(index + 1)
      }}
    >
      ↓
    </button>
    <button className="button" type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </button>
  </div>
)
