import type { ChannelAnswer, Verdict } from '../service'
import { readAnswer } from './call'

/** Bears the id of the request by which LINE has taken a message before. */
const ACCEPTED_HEADER = 'x-line-accepted-request-id'
/** Limits are counted by the second. */
const THROTTLED_MS = 1_000
/** The messages of the month are used up: until it ends, or until the business has booked more. */
const USED_UP = /monthly limit/i
const USED_UP_MS = 3_600_000
/** The token is unknown or has ended, or may not do this. */
const UNKNOWN_ACCOUNT = [401, 403]

/** Says why LINE refuses, in its own words. */
const reasonOf = (answer: ChannelAnswer): string => {
  const { message, details = [] } = readAnswer(answer)
  const where = details.map(({ property, message: what }) =>
    [property, what].filter(Boolean).join(': ')
  )
  return [message ?? `status ${answer.status}`, ...where].join('; ')
}

/**
 * Says nothing of people who have stopped the account: a message to them is accepted, and lost.
 *
 * @see https://developers.line.biz/en/reference/messaging-api/#status-codes
 */
export const judge = (answer: ChannelAnswer): Exclude<Verdict, { type: 'stopped' }> => {
  const { status, headers } = answer
  const isTakenBefore = status === 409 && headers[ACCEPTED_HEADER] !== undefined
  if (status < 300 || isTakenBefore) {
    return { type: 'sent', id: readAnswer(answer).sentMessages?.at(-1)?.id }
  }
  const reason = reasonOf(answer)
  if (status === 429) {
    const waitMs = USED_UP.test(reason) ? USED_UP_MS : THROTTLED_MS
    return { type: 'later', waitMs, scope: 'account', reason }
  }
  if (UNKNOWN_ACCOUNT.includes(status)) return { type: 'disconnected', reason }
  return status >= 400 && status < 500 && status !== 409
    ? { type: 'refused', reason }
    : { type: 'later', reason }
}
