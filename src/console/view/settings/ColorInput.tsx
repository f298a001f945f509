import { sightOf } from '../../model'
import { useTexts } from '../context'
import type { InputTies } from './field-ties'

const BLACK = '#000000'

/** Writes a colour with six digits, as a colour well needs it. */
const sixDigits = (color: string): string =>
  sightOf(color) ? `#${color.length === 3 ? color.replace(/./g, '$&$&') : color}` : BLACK

const HARD = { light: 'inputs.hardOnLight', dark: 'inputs.hardOnDark' } as const
const READABLE = { white: 'inputs.whiteWords', dark: 'inputs.darkWords' } as const

interface ColorInputProps {
  ties: InputTies
  label: string
  /** Hex digits without `#`. */
  value: string
  /** Colour that holds while there is no value. */
  fallback: string
  placeholder: string
  onValue: (value: string) => void
}

/** Input of a colour: a well and its digits, and how it will be seen. */
export function ColorInput(props: ColorInputProps) {
  const { ties, label, value, fallback, placeholder, onValue } = props
  const { t } = useTexts()
  const sight = sightOf(value)
  return (
    <>
      <div className="color">
        <input
          type="color"
          aria-label={t('inputs.pick', { label })}
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
          {t(sight.hardOn ? HARD[sight.hardOn] : READABLE[sight.words])}
        </p>
      )}
    </>
  )
}
