/** Report of a mail server that gave a mail up. */
export interface DeliveryReport {
  /** Reason in words, with its code where there is one; without addresses. */
  reason: string
  /** Whether the address takes no mail at all, and will not later. */
  isGone: boolean
}

interface Part {
  mimeType: string
  bytes: Buffer
}

const STATUS = 'message/delivery-status'
const GONE = /^5\.(1\.([0-6]|10)|2\.1)$/

/** Words by the first part of a code that fits. @see RFC 3463 */
const REASONS: [code: RegExp, words: string][] = [
  [/^\d\.1\.(10|[0-6])$/, 'there is no such address'],
  [/^\d\.2\.1$/, 'the mailbox is disabled'],
  [/^\d\.2\.2$/, 'the mailbox is full'],
  [/^\d\.(2\.3|3\.4)$/, 'the mail is too large for the mailbox'],
  [/^\d\.4\./, 'its mail server was not reached'],
  [/^\d\.7\./, 'its mail server does not want the mail']
]
const OTHER_REASON = 'its mail server did not take the mail'
/** Code by which some servers say no more than that it failed. */
const UNDEFINED = '5.0.0'
const NO_ADDRESS = '5.1.1'
/** Code that a server gives in its answer, which is no IP address. */
const GIVEN = /\b5\d\d[ -][^\n]*?(?<![\d.])(5\.\d{1,3}\.\d{1,3})(?!\.?\d)/
/** Characters of a report that are looked through. */
const LOOKED_AT_MAX_CHARS = 10_000
/** Answers of servers that give no such code: OpenSMTPD, Exim. */
const UNKNOWN_ADDRESS =
  /\b55[013][ -][^\n]*?\b(invalid (recipient|mailbox)|(unknown|no such) (user|recipient|mailbox|address)|(user|recipient|mailbox|address) (is )?(unknown|not found|does not exist|doesn.t exist)|unrouteable address)/i

const fieldOf = (fields: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(fields)?.[1]?.trim()

/** Reads the code of a failure from the answer of the server where the report itself gives none. */
const codeIn = (answer: string): string | undefined => {
  const text = answer.slice(0, LOOKED_AT_MAX_CHARS)
  return GIVEN.exec(text)?.[1] ?? (UNKNOWN_ADDRESS.test(text) ? NO_ADDRESS : undefined)
}

/**
 * Reads the report of a mail server on a mail of ours, which has one recipient.
 *
 * @param words Its words for people.
 * @returns Undefined: it is none, or the mail may arrive yet.
 * @see RFC 3464
 */
export const readReport = (parts: Part[], words: string): DeliveryReport | undefined => {
  const report = parts.find(({ mimeType }) => mimeType === STATUS)
  const groups = report?.bytes
    .toString('latin1')
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
  const failed = groups?.find(group => fieldOf(group, 'Action')?.toLowerCase() === 'failed')
  if (failed === undefined) return undefined
  const [code = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(failed, 'Status') ?? '') ?? []
  const answer = fieldOf(failed, 'Diagnostic-Code') ?? words
  const status = code === '' || code === UNDEFINED ? (codeIn(answer) ?? code) : code
  const reason = REASONS.find(([known]) => known.test(status))?.[1] ?? OTHER_REASON
  return { reason: status ? `${reason} (${status})` : reason, isGone: GONE.test(status) }
}
