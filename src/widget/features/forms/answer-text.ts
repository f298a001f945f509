import type { FormAnswer } from '../../../protocol'

/** Returns an answer as readable text. */
export const answerText = (answer: FormAnswer): string | undefined => {
  if (answer.type === 'email') return answer.email
  return answer.type === 'text' ? answer.text : answer.select[0]?.label
}
