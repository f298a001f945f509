import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react'

interface FieldProps {
  label: ReactNode
  type: 'text' | 'email' | 'password'
  /** Known to programs that keep passwords. */
  name?: string
  autoComplete: HTMLInputAutoCompleteAttribute
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  hint?: string
  /** Whether it has the focus as soon as it is shown. @default false */
  autoFocus?: boolean
  /** @default false */
  isOptional?: boolean
  /** Problem of the value, shown below it; empty: none. */
  problem?: string
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A labelled field, which has to be filled in unless it is optional. */
export function Field({
  label,
  hint,
  isOptional = false,
  problem,
  onValue,
  inputRef,
  ...input
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const problemId = `${id}-problem`
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        ref={inputRef}
        required={!isOptional}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem ? true : undefined}
        onChange={event => onValue(event.currentTarget.value)}
      />
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}
