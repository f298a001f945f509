import type { ChannelAnswer, Verdict } from '../service'
import { type GraphError, readAnswer } from './graph'

/** Too many messages, of the app, the account, the number or to one person. */
const THROTTLED = [4, 80_007, 130_429, 131_048, 131_056, 133_016]
/** A fault or maintenance of the service, a file that it could not fetch in time. */
const TEMPORARY = [1, 2, 131_000, 131_016, 131_053, 131_057, 133_004]
/** The token is invalid or may not do this; the account is blocked, or its number not registered. */
const UNKNOWN_ACCOUNT = [0, 3, 10, 190, 368, 131_005, 131_031, 133_010]
/** A permission of the token is missing. */
const isPermission = (code: number) => code >= 200 && code < 300
/** With code 100: the id of the number is unknown, or not of this token. */
const UNKNOWN_NUMBER = 33
/** Pause after too many messages to one person: one in six seconds is allowed. */
const PERSON_WAIT_MS = 6_000

/** Says why the service refuses, in its own words. */
export const reasonOf = ({ code, title, message, error_data: data }: GraphError): string => {
  const said = message ?? title ?? 'unknown error'
  const details = data?.details
  const whole = details && details !== said ? `${said}: ${details}` : said
  return code === undefined || whole.includes(String(code)) ? whole : `(#${code}) ${whole}`
}

const waitOf = ({ headers }: ChannelAnswer, code: number | undefined): number | undefined => {
  const seconds = Number(headers['retry-after'])
  if (seconds > 0) return seconds * 1_000
  return code === 131_056 ? PERSON_WAIT_MS : undefined
}

/** @see https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
export const judge = (answer: ChannelAnswer): Verdict => {
  const { status } = answer
  const { error, messages } = readAnswer(answer)
  if (status < 300 && !error) return { type: 'sent', id: messages?.[0]?.id }
  const reason = error ? reasonOf(error) : `status ${status}`
  const { code = -1, error_subcode: subcode } = error ?? {}
  if (status === 429 || THROTTLED.includes(code)) {
    return { type: 'later', waitMs: waitOf(answer, code), reason }
  }
  if (TEMPORARY.includes(code)) return { type: 'later', reason }
  const isUnknown =
    UNKNOWN_ACCOUNT.includes(code) ||
    isPermission(code) ||
    (code === 100 && subcode === UNKNOWN_NUMBER) ||
    status === 401
  if (isUnknown) return { type: 'disconnected', reason }
  return status >= 400 && status < 500 ? { type: 'refused', reason } : { type: 'later', reason }
}
