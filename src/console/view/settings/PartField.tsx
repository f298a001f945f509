import { useId } from 'react'
import { Hint, Problem, tiesOf } from './field-ties'

interface PartFieldProps {
  label: string
  value: string
  hint?: string
  placeholder?: string
  inputMode?: 'numeric' | 'decimal' | 'url'
  /** Whether it has the focus as soon as it is shown. @default false */
  autoFocus?: boolean
  /** Reason for which the value was refused; empty: it was not. */
  problem: string
  onValue: (value: string) => void
}

/** Field of a part of a setting. */
export function PartField({ label, hint, problem, onValue, ...input }: PartFieldProps) {
  const id = useId()
  return (
    <div className="part-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        type="text"
        autoComplete="off"
        {...tiesOf(id, problem)}
        onChange={event => onValue(event.currentTarget.value)}
      />
      <Hint of={id}>{hint}</Hint>
      <Problem of={id}>{problem}</Problem>
    </div>
  )
}
