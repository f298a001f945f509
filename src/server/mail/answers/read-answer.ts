import PostalMime, { type Email } from 'postal-mime'
import { isEmail } from '../../../protocol'
import { cutQuote, findQuote } from './cut-quote'
import { findAutomatic, type Headers } from './find-automatic'
import { findReferredToken } from './find-mail-token'
import { htmlText } from './html-text'
import { type Feedback, readFeedback } from './read-feedback'
import { type DeliveryReport, readReport } from './read-report'

/** Pictures in the text that are smaller are logos of signatures. */
const PICTURE_MIN_BYTES = 20_000
const HEADERS_MAX_BYTES = 200_000
const NESTED_MAX = 32

/** A file that came with a mail. */
export interface AnswerFile {
  name: string
  bytes: Buffer
}

/** A mail as far as it is of use in a conversation. */
export interface Answer {
  /** Undefined: it has none. */
  messageId: string | undefined
  /** Reason for which no person wrote it; undefined: a person did. */
  automatic: string | undefined
  /** Undefined: it is no report that a mail of ours was given up. */
  report: DeliveryReport | undefined
  /** Undefined: it is no report of a mailbox provider. */
  feedback: Feedback | undefined
  /** Its words without what it quotes. */
  text: string
  /** Lines that it quotes of a mail of ours; undefined: there are none. */
  quote: string | undefined
  files: AnswerFile[]
  /** Facts that count where it answers no mail of ours. */
  letter: Letter
}

/** A mail with which a conversation may begin. */
export interface Letter {
  /** Undefined: its author can get no answer. */
  author: { address: string; name: string } | undefined
  /** Random part of the mail of ours that it refers to; undefined: it refers to none. */
  referredToken: string | undefined
  /** Whether it goes to many, as news of shops do. */
  isForMany: boolean
  /** Empty: it has none. */
  subject: string
  /** All its words. */
  text: string
  /** Tag of its language, as its program says; undefined: it does not. */
  language: string | undefined
}

const EXTENSION: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'text/plain': 'txt'
}

const readLetter = (mail: Email, text: string, headers: Headers): Letter => {
  const { from, inReplyTo = '', references = '' } = mail
  const address = from?.address ?? ''
  return {
    author: isEmail(address) ? { address, name: from?.name ?? '' } : undefined,
    referredToken: findReferredToken(`In-Reply-To: ${inReplyTo}\nReferences: ${references}`),
    isForMany: headers.has('list-unsubscribe'),
    subject: mail.subject ?? '',
    text,
    language: headers.get('content-language')?.split(',', 1)[0]
  }
}

/**
 * Reads a mail.
 *
 * @param own Address from which our mails come.
 * @throws {Error} For a text that is no mail: too many headers, or parts within parts.
 */
export const readAnswer = async (raw: Buffer, own: string): Promise<Answer> => {
  const mail = await PostalMime.parse(raw, {
    maxHeadersSize: HEADERS_MAX_BYTES,
    maxNestingDepth: NESTED_MAX
  })
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  const text = mail.text?.trim() ? mail.text : htmlText(mail.html ?? '')
  const shown = mail.attachments.map(({ filename, mimeType, related, content }, at) => {
    const bytes = Buffer.from(content as ArrayBuffer)
    const name = filename ?? `${at + 1}.${EXTENSION[mimeType] ?? 'bin'}`
    return { name, mimeType, bytes, isLogo: Boolean(related) && bytes.length < PICTURE_MIN_BYTES }
  })
  return {
    messageId: mail.messageId,
    automatic: findAutomatic(headers, { from: mail.from?.address, own }),
    report: readReport(shown, mail.text ?? ''),
    feedback: readFeedback(shown),
    text: cutQuote(text),
    quote: findQuote(text),
    files: shown.filter(({ isLogo }) => !isLogo).map(({ name, bytes }) => ({ name, bytes })),
    letter: readLetter(mail, text.replace(/\r\n?/g, '\n').trim(), headers)
  }
}
