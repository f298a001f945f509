interface Part {
  mimeType: string
  bytes: Buffer
}

/** Report of a mailbox provider on a mail; `complaint`: its reader does not want such mails. */
export type Feedback = 'complaint' | 'other'

const FEEDBACK = 'message/feedback-report'
/** Others say that a mail is wanted, or failed a check of its sender. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out', 'other']

/**
 * Reads the report of a mailbox provider on a mail of ours.
 *
 * @returns Undefined: it is none.
 * @see RFC 5965
 */
export const readFeedback = (parts: Part[]): Feedback | undefined => {
  const report = parts.find(({ mimeType }) => mimeType === FEEDBACK)
  if (!report) return undefined
  const fields = report.bytes.toString('latin1')
  const [, type = ''] = /^Feedback-Type:[ \t]*([\w-]+)/im.exec(fields) ?? []
  return COMPLAINTS.includes(type.toLowerCase()) ? 'complaint' : 'other'
}
