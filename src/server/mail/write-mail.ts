import { createTransport } from 'nodemailer'
import { mailHtml, type MailParts } from './mail-html'
import { mailText } from './mail-text'
import type { MailSettings } from './read-mail-settings'

/** Headers of a mail. */
export interface MailHead {
  messageId: string
  businessName: string
  to: string
  /** @default the sender */
  replyTo?: string | undefined
  /** Message-ID of the mail before it in its thread. */
  inReplyTo?: string | undefined
  references?: string[] | undefined
  /** @default those of a mail that nobody is to answer */
  headers?: Record<string, { prepared: boolean; value: string } | string>
}

/**
 * Writes a mail: text first, then HTML, without pictures from elsewhere. A key signs it, if there is one.
 *
 * @returns The bytes that go to the server.
 */
export const writeMail = async (
  parts: MailParts,
  {
    businessName,
    to,
    headers = { 'Auto-Submitted': 'auto-generated' },
    replyTo,
    ...head
  }: MailHead,
  { from, dkim }: Pick<MailSettings, 'from' | 'dkim'>
): Promise<Buffer> => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    ...head,
    from: { name: businessName, address: from },
    to: { name: '', address: to },
    subject: parts.subject,
    ...(replyTo !== undefined && { replyTo }),
    headers: {
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': parts.lang,
      ...headers
    },
    text: mailText(parts),
    html: mailHtml(parts),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey
      }
    })
  })
  if (Buffer.isBuffer(message)) return message
  throw new Error('The mail was not composed.')
}
