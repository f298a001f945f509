import { useState } from 'react'
import { readTime, RETENTION_CHOICES, showTime, unitOf } from '../../model'
import type { InputTies } from '../settings/field-ties'

interface RetentionInputProps {
  ties: InputTies
  /** Seconds, as a text. */
  value: string
  onValue: (value: string) => void
}

const OTHER = 'other'

/** Choice of a time, or one that is typed. */
export function RetentionInput({ ties, value, onValue }: RetentionInputProps) {
  const isChoice = RETENTION_CHOICES.some(({ seconds }) => seconds === value)
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
        {RETENTION_CHOICES.map(({ seconds, name }) => (
          <option key={seconds} value={seconds}>
            {name}
          </option>
        ))}
        <option value={OTHER}>Another time</option>
      </select>
      {showsOther && (
        <span className="length">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={unit === 'days' ? 'Days' : 'Seconds'}
            aria-describedby={ties['aria-describedby']}
            aria-invalid={ties['aria-invalid']}
            value={showTime(value, unit)}
            onChange={event => onValue(readTime(event.currentTarget.value.trim(), unit))}
          />{' '}
          {unit}
        </span>
      )}
    </>
  )
}
