import type { FormAnswer } from '../../../protocol'

/** What was filled in, as people read it. */
export const answerText = (answer: FormAnswer): string | undefined => {
  if (answer.type === 'email') return answer.email
  return answer.type === 'text' ? answer.text : answer.select[0]?.label
}
