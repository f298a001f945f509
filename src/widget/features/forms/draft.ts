import { checkAnswer, toAnswer, type AnswerProblem, type FormAnswer } from '../../../protocol'
import type { FormField } from '../../../protocol'

/** A form as far as it is filled in. Immutable: a change makes a new one. */
export interface Draft {
  /** Answers of the fields that are locked, in the form's order. The next field is the active one. */
  answers: readonly FormAnswer[]
  /** Value of the active field; for a select the name of an option. */
  value: string
  /** Error that was found in it when it lost the focus. */
  problem?: AnswerProblem | undefined
}

/** State of an untouched form. */
export const EMPTY_DRAFT: Draft = { answers: [], value: '' }

/** Validates the active field, and locks it when it is valid. Spec §4 Form. */
export const leaveField = (field: FormField, { answers, value }: Draft): Draft => {
  const problem = checkAnswer(field, value)
  return problem
    ? { answers, value, problem }
    : { answers: [...answers, toAnswer(field, value)], value: '' }
}
