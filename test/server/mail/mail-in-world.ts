import { createTransport, type SendMailOptions } from 'nodemailer'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { openFiles } from '../../../src/server/files'
import { startTakingMails } from '../../../src/server/mail-in'
import { freePort } from '../../util/free-port'
import { PUBLIC_URL } from '../rest-world'
import { DELAY, openMailWorld, SECOND } from './mail-world'

export const DOMAIN = 'reply.example.com'

/** Opens a business whose mails are answered: at an SMTP port, and at one for LMTP. Closes by itself. */
export const openMailInWorld = async (env: Record<string, string> = {}) => {
  const [smtpPort, lmtpPort] = [await freePort(), await freePort()]
  const world = await openMailWorld({
    env: {
      PIPIT_MAIL_DOMAIN: DOMAIN,
      PIPIT_MAIL_PORT: `${smtpPort}`,
      PIPIT_LMTP_PORT: `${lmtpPort}`,
      ...env
    }
  })
  const logged: string[] = []
  const stop = await startTakingMails({
    domain: world.domain,
    files: await openFiles(world.settings),
    mail: world.settings.mail!,
    publicUrl: PUBLIC_URL,
    log: pino({ level: 'trace' }, { write: line => void logged.push(line) })
  })
  onTestFinished(stop)
  const ports = { smtp: smtpPort, lmtp: lmtpPort }

  const send = (protocol: 'smtp' | 'lmtp', mail: SendMailOptions) =>
    createTransport({ host: '127.0.0.1', port: ports[protocol], lmtp: protocol === 'lmtp' })
      .sendMail({ from: 'Ann <ann@example.com>', ...mail })
      .then(({ response }) => response)
      .catch((error: { response?: string; message: string }) => error.response ?? error.message)

  /** Has a message of a conversation mailed. */
  const mailFrom = async (conversationId: string) => {
    await world.say(conversationId, 'Shall we send it on Monday?')
    await world.pass(DELAY + SECOND)
    const { headers, text } = world.smtp.mails.at(-1)!
    return {
      /** Address for answers. */
      to: headers['reply-to']!,
      messageId: headers['message-id']!,
      quote: text.replace(/^/gm, '> ')
    }
  }

  return {
    ...world,
    ports,
    /** Lines of the log. */
    received: logged,

    /** A customer who was mailed a message. */
    async mailSomeone(email?: string) {
      const customer = await world.addCustomer(email)
      return { ...customer, ...(await mailFrom(customer.conversationId)) }
    },

    mailFrom,

    /** Hands in a mail as a mail server does. @returns Answer of the server. */
    send: (mail: SendMailOptions) => send('smtp', mail),
    deliver: (mail: SendMailOptions) => send('lmtp', mail),

    /** Messages of a conversation, as the business reads them. */
    async messages(conversationId: string) {
      const { body } = await world.call(
        'GET',
        `${world.shop.path}/conversations/${conversationId}/messages`
      )
      return body.messages as any[]
    },

    fetchFile: async (url: string) => {
      const { statusCode, headers, rawPayload } = await world.app.inject({
        url: new URL(url).pathname
      })
      return { status: statusCode, headers, bytes: rawPayload }
    }
  }
}

export type MailInWorld = Awaited<ReturnType<typeof openMailInWorld>>
