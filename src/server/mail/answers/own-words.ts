import { fillName, MAIL_TEXTS } from '../texts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Mail programs write addresses anew, and add some. */
const ADDRESS = /https?:|mailto:|@/i

const listWords = (text: string): string[] => {
  const parts = text.split(/\s+/).filter(part => !ADDRESS.test(part))
  return parts.join(' ').toLowerCase().match(WORD) ?? []
}

/** Texts around the messages of a mail, in the languages whose line a quote of it begins with. */
const textsAround = (quote: string, businessName: string): string[] =>
  Object.values(MAIL_TEXTS)
    .filter(({ replyAbove }) => quote.includes(replyAbove))
    .flatMap(({ lead, replyAbove, open, reason, unsubscribe }) => [
      fillName(lead, businessName),
      replyAbove,
      open,
      reason,
      unsubscribe
    ])

/** Texts that a mail of ours carried. */
export interface SentTexts {
  businessName: string
  /** Names of authors, messages, and words of links. */
  texts: string[]
}

/**
 * Tells whether somebody has written into a quote of a mail of ours, whose lines may have no marks: it has words
 * that the mail had not.
 */
export const hasOwnWords = (quote: string, { businessName, texts }: SentTexts): boolean => {
  const known = new Set(listWords([...textsAround(quote, businessName), ...texts].join(' ')))
  return listWords(quote).some(word => !known.has(word))
}
