import type { ChannelAnswer, Verdict } from '../service'
import { type GraphError, readAnswer } from './graph'

/** With code 100: the node is unknown, or not of this token. */
const UNKNOWN_NODE = 33

/** Meanings of the codes of one service. */
export interface Codes {
  /** Too many messages. */
  throttled: readonly number[]
  /** A fault or maintenance of the service. */
  temporary: readonly number[]
  /** The token is invalid or may not do this; the account is blocked. */
  unknownAccount: readonly number[]
  /** Pauses in what is sent to one person, in milliseconds, by code. */
  personWaitsMs?: Readonly<Record<number, number>>
  /** Tells what an error means that concerns one person alone; undefined for other errors. */
  aboutPerson?: (error: GraphError) => 'refused' | 'stopped' | undefined
}

/** Says why the service refuses, in its own words. */
export const reasonOf = ({ code, title, message, error_data: data }: GraphError): string => {
  const said = message ?? title ?? 'unknown error'
  const details = data?.details
  const whole = details && details !== said ? `${said}: ${details}` : said
  return code === undefined || whole.includes(String(code)) ? whole : `(#${code}) ${whole}`
}

/** Tells whether a permission of the token is missing. */
export const isPermission = (code: number): boolean => code >= 200 && code < 300

/** Makes the judge of a service that answers as the Graph API does. */
export const judgeBy =
  ({ throttled, temporary, unknownAccount, personWaitsMs, aboutPerson }: Codes) =>
  (answer: ChannelAnswer): Verdict => {
    const { status } = answer
    const { error, messages, message_id: messageId } = readAnswer(answer)
    if (status < 300 && !error) return { type: 'sent', id: messages?.[0]?.id ?? messageId }
    const reason = error ? reasonOf(error) : `status ${status}`
    const { code = -1, error_subcode: subcode } = error ?? {}
    const type = error && aboutPerson?.(error)
    if (type) return { type, reason }
    if (status === 429 || throttled.includes(code)) {
      const waitMs = personWaitsMs?.[code]
      const scope = waitMs === undefined ? 'account' : 'person'
      return { type: 'later', waitMs, scope, reason }
    }
    if (temporary.includes(code)) return { type: 'later', reason }
    const isUnknown =
      unknownAccount.includes(code) ||
      isPermission(code) ||
      (code === 100 && subcode === UNKNOWN_NODE) ||
      status === 401
    if (isUnknown) return { type: 'disconnected', reason }
    return status >= 400 && status < 500 ? { type: 'refused', reason } : { type: 'later', reason }
  }
