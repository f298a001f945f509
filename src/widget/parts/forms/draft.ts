import { checkAnswer, toAnswer, type AnswerProblem, type FormAnswer } from '../../../protocol'
import type { FormField } from '../../../protocol'

/** A form as far as it is filled in. Immutable: a change makes a new one. */
export interface Draft {
  /** Of the fields that are locked, in the form's order. The next field is the active one. */
  answers: readonly FormAnswer[]
  /** What stands in the active field; of a select the name of an option. */
  value: string
  /** What was wrong with it when it was left. */
  problem?: AnswerProblem | undefined
}

/** A form that nobody has touched. */
export const EMPTY_DRAFT: Draft = { answers: [], value: '' }

/** Validates what stands in the active field, and locks it when it is right. Spec §4 Form. */
export const leaveField = (field: FormField, { answers, value }: Draft): Draft => {
  const problem = checkAnswer(field, value)
  return problem
    ? { answers, value, problem }
    : { answers: [...answers, toAnswer(field, value)], value: '' }
}
