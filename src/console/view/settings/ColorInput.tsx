import { sightOf } from '../../model'
import type { InputTies } from './field-ties'

const BLACK = '#000000'

/** Writes a colour with six digits, as a colour well needs it. */
const sixDigits = (color: string): string =>
  sightOf(color) ? `#${color.length === 3 ? color.replace(/./g, '$&$&') : color}` : BLACK

const HARD = {
  light: 'Hard to see on a light page: choose a darker colour.',
  dark: 'Hard to see on a dark page: choose a lighter colour.'
}

interface ColorInputProps {
  ties: InputTies
  label: string
  /** Hex digits without `#`. */
  value: string
  /** Colour that holds while there is no value. */
  fallback: string
  placeholder: string | undefined
  onValue: (value: string) => void
}

/** Input of a colour: a well and its digits, and how it will be seen. */
export function ColorInput(props: ColorInputProps) {
  const { ties, label, value, fallback, placeholder, onValue } = props
  const sight = sightOf(value)
  return (
    <>
      <div className="color">
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={sixDigits(value || fallback)}
          onChange={event => onValue(event.currentTarget.value.slice(1))}
        />
        <input
          {...ties}
          type="text"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={value}
          placeholder={placeholder}
          onChange={event => onValue(event.currentTarget.value.trim().replace(/^#/, ''))}
        />
      </div>
      {sight && (
        <p className={sight.hardOn ? 'notice-line' : 'field-hint'} role="status">
          {sight.hardOn
            ? HARD[sight.hardOn]
            : `Words on it are ${sight.words}, and can be read by everyone.`}
        </p>
      )}
    </>
  )
}
