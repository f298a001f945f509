import { readExpectation } from '../../model'
import type { Translate } from '../../texts'

/**
 * Says why a value was refused, in the language of the console; what it has no words for, as the server
 * says it.
 *
 * @param refusal Sentence of the server without the name of the field.
 */
export const refusalText = (t: Translate, refusal: string): string => {
  const expectation = readExpectation(refusal)
  return expectation
    ? t.pieces(`refused.${expectation.kind}`, expectation.values).join('')
    : refusal
}

/** Puts the name of a field before a refusal of its value. */
export const namedRefusal = (t: Translate, label: string, refusal: string): string => {
  const text = refusalText(t, refusal)
  return text.startsWith('expected')
    ? `${label}: ${text}`
    : t('errors.refusal', { label, refusal: text })
}

/** Says that a field must be filled in. */
export const emptyRefusal = (t: Translate, label: string): string =>
  t('errors.refusal', { label, refusal: t('refused.filled') })

/** Says why the name of an app or integration, which the server calls displayName, was refused. */
export const nameRefusal = (t: Translate, label: string, problem: string): string => {
  const [, refusal] = /^displayName (.*)$/s.exec(problem) ?? []
  return refusal ? namedRefusal(t, label, refusal) : problem
}
