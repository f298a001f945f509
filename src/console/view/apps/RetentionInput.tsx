import { useState } from 'react'
import { readTime, RETENTION_CHOICES, showTime, unitOf } from '../../model'
import type { InputTies } from '../settings/field-ties'
import { useTexts } from '../context'
import { retentionName } from './retention-name'

interface RetentionInputProps {
  ties: InputTies
  /** Seconds, as a text. */
  value: string
  onValue: (value: string) => void
}

const OTHER = 'other'

/** Choice of a time, or one that is typed. */
export function RetentionInput({ ties, value, onValue }: RetentionInputProps) {
  const texts = useTexts()
  const { t } = texts
  const isChoice = RETENTION_CHOICES.includes(value)
  const [isOther, setOther] = useState(!isChoice)
  const [unit] = useState(() => unitOf(value))
  const showsOther = isOther || !isChoice

  return (
    <>
      <select
        {...ties}
        value={showsOther ? OTHER : value}
        onChange={({ currentTarget: { value: chosen } }) => {
          setOther(chosen === OTHER)
          if (chosen !== OTHER) onValue(chosen)
        }}
      >
        {RETENTION_CHOICES.map(seconds => (
          <option key={seconds} value={seconds}>
            {retentionName(texts, Number(seconds))}
          </option>
        ))}
        <option value={OTHER}>{t('retention.other')}</option>
      </select>
      {showsOther && (
        <span className="length">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={t(`retention.${unit}`)}
            aria-describedby={ties['aria-describedby']}
            aria-invalid={ties['aria-invalid']}
            value={showTime(value, unit)}
            onChange={event => onValue(readTime(event.currentTarget.value.trim(), unit))}
          />{' '}
          {t(`retention.${unit}Unit`)}
        </span>
      )}
    </>
  )
}
