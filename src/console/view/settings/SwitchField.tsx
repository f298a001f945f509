import { useId } from 'react'
import { Hint, Problem, tiesOf } from './field-ties'

interface SwitchFieldProps {
  label: string
  hint: string
  problem: string
  isOn: boolean
  /** Called when it gets the focus. */
  onFocus?: () => void
  onValue: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, problem, isOn, onFocus, onValue } = props
  const id = useId()
  return (
    <div className="setting switch">
      <label htmlFor={id}>{label}</label>
      <input
        type="checkbox"
        role="switch"
        {...tiesOf(id, problem)}
        checked={isOn}
        onFocus={onFocus}
        onChange={event => onValue(event.currentTarget.checked)}
      />
      <Hint of={id}>{hint}</Hint>
      <Problem of={id}>{problem}</Problem>
    </div>
  )
}
