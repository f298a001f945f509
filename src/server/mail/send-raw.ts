import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailSettings } from './read-mail-settings'
import { isLocalHost } from './read-server-url'

/** Longest waits in milliseconds: for the connection, its greeting, and silence after it. */
const WAITS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 }

/** A mail in the form in which it goes. */
export interface RawMail {
  from: string
  to: string
  raw: Buffer
}

/** Handles of a mail under way. */
export interface SendOptions {
  /**
   * Called when all but the last byte has gone. False: it must not go; the server drops what it has.
   */
  beforeEnd(): Promise<boolean>
  /** Aborts: the connection is closed, and the mail not sent if its last byte is not gone. */
  signal: AbortSignal
}

/** Error of a mail that was not accepted. Its message names no address. */
export class SmtpError extends Error {
  override readonly name = 'SmtpError'

  /** @param isRefused Whether the address or the mail is refused for good. */
  constructor(
    message: string,
    readonly isRefused: boolean
  ) {
    super(message)
  }
}

interface NodemailerFailure extends Error {
  code?: string
  command?: string
  /** Answer of the server, which may repeat an address. */
  response?: string
  responseCode?: number
}

/** Commands whose refusal is about this mail, not about the server's settings. */
const ABOUT_MAIL = ['RCPT TO', 'DATA']

/** Words the failure without what may repeat an address. */
const toSmtpError = (failure: NodemailerFailure): SmtpError => {
  const { code, command, response, responseCode, message } = failure
  const isAboutMail = ABOUT_MAIL.includes(command ?? '')
  const isPermanent = responseCode !== undefined && responseCode >= 500
  const reason = response === undefined ? message.split('\n', 1)[0] : code
  const answer = responseCode === undefined ? (reason ?? 'unknown error') : `answer ${responseCode}`
  return new SmtpError(`${answer}${command ? ` at ${command}` : ''}`, isAboutMail && isPermanent)
}

/** A mail was held back before its last byte. */
class HeldBack extends Error {
  override readonly name = 'HeldBack'
}

async function* holdingBack(raw: Buffer, beforeEnd: () => Promise<boolean>) {
  yield raw
  // The end of this stream is what makes the last line: a single dot.
  if (!(await beforeEnd())) throw new HeldBack()
}

/**
 * Hands a mail to the server, over a connection of its own. A wrong certificate is an error, also after
 * STARTTLS; a password goes over TLS only, unless the server is on this machine.
 *
 * @returns False when it was held back.
 * @throws {SmtpError} When the server did not accept it.
 */
export const sendRaw = async (
  { smtp }: Pick<MailSettings, 'smtp'>,
  { from, to, raw }: RawMail,
  { beforeEnd, signal }: SendOptions
): Promise<boolean> => {
  if (signal.aborted) throw new SmtpError('closed', false)
  const { host, port, isSecure, login } = smtp
  const connection = new SMTPConnection({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && login !== undefined && !isLocalHost(host),
    ...WAITS
  })
  const close = () => connection.close()
  signal.addEventListener('abort', close)
  try {
    return await new Promise<boolean>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('end', () => reject(new Error('closed')))
      const send = () => {
        const message = Readable.from(holdingBack(raw, beforeEnd), { objectMode: false })
        message.once('error', error => {
          if (error instanceof HeldBack) resolve(false)
          else reject(error)
          connection.close()
        })
        const envelope = { from, to: [to], size: raw.length }
        connection.send(envelope, message, error => (error ? reject(error) : resolve(true)))
      }
      connection.connect(error => {
        if (error) return reject(error)
        if (!login) return send()
        connection.login({ credentials: login }, failure => (failure ? reject(failure) : send()))
      })
    })
  } catch (error) {
    throw toSmtpError(error instanceof Error ? error : new Error(String(error)))
  } finally {
    signal.removeEventListener('abort', close)
    connection.quit()
    connection.close()
  }
}
