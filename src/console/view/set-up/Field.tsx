import { type HTMLInputAutoCompleteAttribute, type Ref, useId } from 'react'

interface FieldProps {
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: HTMLInputAutoCompleteAttribute
  value: string
  onValue: (value: string) => void
  hint?: string
  minLength?: number
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled field that has to be filled in. */
export function Field({ label, hint, onValue, inputRef, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        ref={inputRef}
        required
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onValue(event.currentTarget.value)}
      />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
