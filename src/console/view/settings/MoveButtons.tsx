import { useTexts } from '../context'
import { Sign } from '../Sign'

interface MoveButtonsProps {
  /** Name of the entry. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Buttons that move an entry of a list up or down, or remove it. */
export function MoveButtons({ name, index, count, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useTexts()
  return (
    <div className="moves">
      <button
        className="button"
        type="button"
        aria-label={t('inputs.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => {
          if (index > 0) onMove(index - 1)
        }}
      >
        <Sign of="up" />
      </button>
      <button
        className="button"
        type="button"
        aria-label={t('inputs.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => {
          if (index < count - 1) onMove(index + 1)
        }}
      >
        <Sign of="down" />
      </button>
      <button
        className="button"
        type="button"
        aria-label={t('inputs.removeNamed', { name })}
        onClick={onRemove}
      >
        {t('common.remove')}
      </button>
    </div>
  )
}
