import { type ReactNode, useId } from 'react'

/** Attributes that tie an input to its label, hint and problem. */
export interface InputTies {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

interface SettingFieldProps {
  label: string
  hint: string
  /** Reason for which the value was refused; empty: it was not. */
  problem: string
  children: (ties: InputTies) => ReactNode
}

/** A setting with one input: label, sentence, input and problem. */
export function SettingField({ label, hint, problem, children }: SettingFieldProps) {
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-problem`,
        'aria-invalid': problem ? true : undefined
      })}
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}

/** A setting with several inputs. */
export function SettingGroup({ label, hint, problem, children }: SettingFieldProps) {
  const id = useId()
  const ties: InputTies = {
    id,
    'aria-describedby': `${id}-problem`,
    'aria-invalid': problem ? true : undefined
  }
  return (
    <fieldset className="setting" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children(ties)}
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </fieldset>
  )
}
