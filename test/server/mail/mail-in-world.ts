import { createTransport, type SendMailOptions } from 'nodemailer'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { inProcessBus } from '../../../src/server/bus'
import { createContext } from '../../../src/server/create-context'
import type { AppContext } from '../../../src/server/domain/transaction'
import { openFiles } from '../../../src/server/files'
import { type MailSettings, planMails } from '../../../src/server/mail'
import { startTakingMails } from '../../../src/server/mail-in'
import type { SenderChecks } from '../../../src/server/mail-in/check-sender'
import { openStorage } from '../../../src/server/storage'
import { freePort } from '../../util/free-port'
import { databaseOf } from '../../util/test-database'
import { PUBLIC_URL } from '../rest-world'
import { DELAY, openMailWorld, SECOND } from './mail-world'

export const DOMAIN = 'reply.example.com'

/**
 * Opens a business whose mails are answered: at an SMTP port, and at one for LMTP. Closes by itself.
 *
 * @param checks Tells with whom senders are checked; undefined: as always, so not on this machine.
 */
export const openMailInWorld = async (env: Record<string, string> = {}, checks?: SenderChecks) => {
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
  const take = async (domain: AppContext, mail: MailSettings) => {
    const stop = await startTakingMails({
      domain,
      files: await openFiles(world.settings),
      mail,
      publicUrl: PUBLIC_URL,
      ...(checks && { checks }),
      log: pino({ level: 'trace' }, { write: line => void logged.push(line) })
    })
    onTestFinished(stop)
  }
  const mail = world.settings.mail!
  await take(world.domain, mail)
  const ports = { smtp: smtpPort, lmtp: lmtpPort }

  const send = (
    protocol: 'smtp' | 'lmtp',
    mail: SendMailOptions,
    port = ports[protocol]
  ): Promise<string> =>
    createTransport({ host: '127.0.0.1', port, lmtp: protocol === 'lmtp' })
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

    /** Takes mails in a second process on the same database. @returns The same as `send`, to that one. */
    async openSecond() {
      const storage = await openStorage(await databaseOf(world.folder))
      onTestFinished(() => storage.close())
      const { clock, secretBox } = world.domain
      const domain = createContext(storage, inProcessBus(), secretBox, clock, planMails(mail))
      const port = await freePort()
      const [door] = mail.listen!.doors
      await take(domain, { ...mail, listen: { ...mail.listen!, doors: [{ ...door!, port }] } })
      return (given: SendMailOptions) => send('smtp', given, port)
    },

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
