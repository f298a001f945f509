import { useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint: string
  problem: string
  isOn: boolean
  onValue: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function SwitchField({ label, hint, problem, isOn, onValue }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="setting switch">
      <label htmlFor={id}>{label}</label>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={event => onValue(event.currentTarget.checked)}
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
