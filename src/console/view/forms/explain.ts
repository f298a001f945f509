import { ApiError } from '../../api'
import { readCallRefusal } from '../../model'
import type { PlainKey, Translate } from '../../texts'

/** Sentences of the console for some statuses, instead of the server's. */
export type StatusTexts = Partial<Record<number, PlainKey>>

/**
 * Says why a call failed, in a sentence for people, in the language of the console; what it has no words for,
 * as the server says it.
 *
 * @param texts Sentences instead of the server's.
 */
export const explain = (t: Translate, error: unknown, texts: StatusTexts = {}): string => {
  if (!(error instanceof ApiError) || error.status === 0) return t('errors.unreachable')
  const text = texts[error.status]
  if (text) return t(text)
  if (error.status === 429) {
    const { retryAfterSeconds: count } = error
    return count ? t('signIn.tooMany', { count }) : t('signIn.tooManyNow')
  }
  const [sentence] = error.titles
  if (sentence === undefined) return t('errors.answered', { status: String(error.status) })
  const refusal = readCallRefusal(sentence)
  return refusal ? t.pieces(`refusedCall.${refusal.kind}`, refusal.values).join('') : sentence
}
