import type { FocusEvent, FormEvent } from 'react'
import type { AnswerProblem, FormField } from '../../../protocol'
import { Icon, useMessengerContext, WARNING_ICON } from '../../core'
import type { Draft } from './draft'

const PROBLEM_TEXTS: Record<AnswerProblem['problem'], string> = {
  required: 'formErrorEntryRequired',
  'invalid-email': 'formErrorInvalidEmail',
  'not-a-number': 'formErrorUnknown',
  'too-long': 'formErrorNoLongerThan',
  'too-short': 'formErrorNoShorterThan',
  'unknown-option': 'formErrorUnknown'
}

/** Keyboards of phones. */
const KEYBOARDS = { integer: 'numeric', decimal: 'decimal' } as const

type Control = HTMLInputElement | HTMLSelectElement

interface ActiveFieldProps {
  id: string
  field: FormField
  draft: Draft
  isLast: boolean
  onInput(value: string): void
  /** @param goesOn The visitor means the next field. */
  onLeave(goesOn: boolean): void
}

/** The field that is being filled in. It has no `name`, which could hide a property of its form. */
export function ActiveField({ id, field, draft, isLast, onInput, onLeave }: ActiveFieldProps) {
  const { translate, $isShown } = useMessengerContext()
  const { value, problem } = draft
  const { type, name, label, placeholder } = field
  const problemId = `${id}-problem`

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A visitor who closed the messenger or changed windows returns to this field.
    if ($isShown.get() && currentTarget.ownerDocument.activeElement !== currentTarget)
      onLeave(!!relatedTarget?.matches('.next'))
  }

  const control = {
    id,
    className: 'active',
    value,
    'aria-required': true,
    'aria-invalid': !!problem,
    'aria-describedby': problem && problemId,
    onBlur,
    onInput: ({ currentTarget }: FormEvent<Control>) => onInput(currentTarget.value)
  }

  return (
    <div className="field">
      <label htmlFor={id} dir="auto">
        {label}
      </label>
      {type === 'select' ? (
        <div className="select" dir="auto">
          <select {...control}>
            <option value="">
              {placeholder ?? translate('formFieldSelectPlaceholderFallback')}
            </option>
            {field.options.map(option => (
              <option key={option.name} value={option.name}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input
          {...control}
          type={type}
          dir="auto"
          placeholder={placeholder}
          inputMode={field.type === 'text' && field.format ? KEYBOARDS[field.format] : type}
          autoComplete={type === 'email' ? type : name === 'name' ? name : undefined}
          enterKeyHint={isLast ? 'send' : 'next'}
        />
      )}
      {problem && (
        <p id={problemId} className="error" role="alert">
          <Icon path={WARNING_ICON} />
          {translate.error(PROBLEM_TEXTS[problem.problem], { characters: problem.limit ?? '' })}
        </p>
      )}
    </div>
  )
}
