import type { PreviewScreen } from '../../../../preview'
import { useTexts } from '../../context'

type Choice = PreviewScreen | 'phone' | 'desktop' | 'light' | 'dark'

interface SegmentsProps<Value extends Choice> {
  /** Part of the look that is chosen. */
  of: 'screen' | 'device' | 'theme'
  choices: readonly Value[]
  value: Value
  onValue: (value: Value) => void
}

/** A choice between a few values of the preview, each with a button. */
export function Segments<Value extends Choice>(props: SegmentsProps<Value>) {
  const { of, choices, value, onValue } = props
  const { t } = useTexts()
  const nameOf = (choice: Choice) => t(`preview.${choice}`)
  return (
    <div className="segments" role="group" aria-label={t(`preview.${of}`)}>
      {choices.map(choice => (
        <button
          key={choice}
          className="segment"
          type="button"
          aria-pressed={choice === value}
          onClick={() => onValue(choice)}
        >
          {nameOf(choice)}
        </button>
      ))}
    </div>
  )
}
