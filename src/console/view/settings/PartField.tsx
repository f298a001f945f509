import { useId } from 'react'

interface PartFieldProps {
  label: string
  value: string
  hint?: string
  placeholder?: string
  inputMode?: 'numeric'
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
        id={id}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={event => onValue(event.currentTarget.value)}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}
