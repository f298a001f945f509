import { type KeyboardEvent, type Ref, useId } from 'react'
import { Hint, Problem, tiesOf } from '../settings/field-ties'

export interface TextPartProps {
  label: string
  value: string
  /** Reason for which the value was refused; empty: it was not. */
  problem: string
  /** Whether it has the focus as soon as it is shown. */
  autoFocus: boolean
  onValue: (value: string) => void
  fieldRef?: Ref<HTMLTextAreaElement>
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Field for a text of several lines. */
export function TextPart({
  label,
  value,
  problem,
  autoFocus,
  onValue,
  fieldRef,
  onKeyDown
}: TextPartProps) {
  const id = useId()
  return (
    <div className="part-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={fieldRef}
        rows={3}
        dir="auto"
        autoFocus={autoFocus}
        value={value}
        {...tiesOf(id, problem)}
        onKeyDown={onKeyDown}
        onChange={event => onValue(event.currentTarget.value)}
      />
      <Hint of={id}>{undefined}</Hint>
      <Problem of={id}>{problem}</Problem>
    </div>
  )
}
