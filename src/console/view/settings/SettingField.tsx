import { type ReactNode, useId } from 'react'
import { Hint, type InputTies, Problem, tiesOf } from './field-ties'

interface SettingFieldProps {
  label: string
  hint: string
  /** Reason for which the value was refused; empty: it was not. */
  problem: string
  /** Called when something in it gets the focus. */
  onFocus?: () => void
  children: (ties: InputTies) => ReactNode
}

/** A setting with one input: label, sentence, input and problem. */
export function SettingField({ label, hint, problem, onFocus, children }: SettingFieldProps) {
  const id = useId()
  return (
    <div className="setting" onFocus={onFocus}>
      <label htmlFor={id}>{label}</label>
      <Hint of={id}>{hint}</Hint>
      {children(tiesOf(id, problem))}
      <Problem of={id}>{problem}</Problem>
    </div>
  )
}

/** A setting with several inputs. */
export function SettingGroup({ label, hint, problem, onFocus, children }: SettingFieldProps) {
  const id = useId()
  const ties = { ...tiesOf(id, problem), 'aria-describedby': `${id}-problem` }
  return (
    <fieldset className="setting" aria-describedby={`${id}-hint`} onFocus={onFocus}>
      <legend>{label}</legend>
      <Hint of={id}>{hint}</Hint>
      {children(ties)}
      <Problem of={id}>{problem}</Problem>
    </fieldset>
  )
}
