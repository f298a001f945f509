import { useId } from 'react'
import type { PlainKey } from '../../texts'
import { useTexts } from '../context'

/** Way in which a page includes the messenger. */
export type Way = 'script' | 'npm'

const WAYS: { way: Way; hint: PlainKey }[] = [
  { way: 'script', hint: 'connect.scriptHint' },
  { way: 'npm', hint: 'install.npmHint' }
]

interface WayChoiceProps {
  /** Undefined until one is chosen. */
  way: Way | undefined
  onChoose: (way: Way) => void
}

/** Choice between a tag and the package. */
export function WayChoice({ way, onChoose }: WayChoiceProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className="ways">
      <legend>{t('connect.ways')}</legend>
      {WAYS.map(each => (
        <div className="way" key={each.way}>
          <label>
            <input
              type="radio"
              name={id}
              checked={way === each.way}
              aria-describedby={`${id}-${each.way}`}
              onChange={() => onChoose(each.way)}
            />
            {t(`connect.${each.way}`)}
          </label>
          <p className="field-hint" id={`${id}-${each.way}`}>
            {t(each.hint)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
