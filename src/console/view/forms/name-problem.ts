import type { Translate } from '../../texts'
import { emptyRefusal, namedRefusal } from './refusal-text'

/** Reads why the server refused a field, whose name begins the sentence; empty: it did not. */
export const fieldRefusal = (t: Translate, sentence: string, field: string, label: string) => {
  const [, refusal] = new RegExp(`^${field} (.*)$`, 's').exec(sentence) ?? []
  return refusal ? namedRefusal(t, label, refusal) : ''
}

/** Returns what is wrong with a name that must be filled in; empty: nothing. */
export const nameProblem = (
  t: Translate,
  name: string,
  isTried: boolean,
  sentence: string
): string => {
  const label = t('common.name')
  return isTried && !name.trim() ? emptyRefusal(t, label) : fieldRefusal(t, sentence, 'name', label)
}
