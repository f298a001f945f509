import { useId } from 'react'
import { useTexts } from '../context'

const ERASURES = ['delete', 'erase'] as const

/** Data that go: the person with their conversations, or what says who they are. */
export type Erasure = (typeof ERASURES)[number]

interface ErasureChoiceProps {
  erasure: Erasure
  onChoose: (erasure: Erasure) => void
}

/** Choice of what is erased. */
export function ErasureChoice({ erasure, onChoose }: ErasureChoiceProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset className="ways">
      <legend>{t('privacy.choice')}</legend>
      {ERASURES.map(each => (
        <div className="way" key={each}>
          <label>
            <input
              type="radio"
              name={id}
              checked={erasure === each}
              aria-describedby={`${id}-${each}`}
              onChange={() => onChoose(each)}
            />
            {t(`privacy.${each}Choice`)}
          </label>
          <p className="field-hint" id={`${id}-${each}`}>
            {t(`privacy.${each}Hint`)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
