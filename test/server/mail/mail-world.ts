import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { MAILS_TOPIC } from '../../../src/server/domain/transaction'
import { startSendingMails } from '../../../src/server/jobs/send-mails'
import { startSmtpStub } from '../../util/mail'
import { addLinkBusiness } from '../link-world'
import { openRestWorld, PUBLIC_URL } from '../rest-world'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
/** Time that a message stays unseen before it is mailed, unless the setting says otherwise. */
export const DELAY = 2 * MINUTE

export interface MailWorldOptions {
  env?: Record<string, string>
  /** Whether mails are sent from the start. @default true */
  isSending?: boolean
}

/** A business whose answers are mailed, with time under the control of the test. Closes by itself. */
export const openMailWorld = async ({ env = {}, isSending = true }: MailWorldOptions = {}) => {
  const smtp = await startSmtpStub()
  const settings = { PIPIT_SMTP_URL: smtp.url, PIPIT_MAIL_FROM: 'hello@pipit.example', ...env }
  const world = await openRestWorld(settings)
  const { domain } = world
  const shop = await addLinkBusiness(world)
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
  const startSending = () =>
    startSendingMails({ domain, mail: world.settings.mail!, publicUrl: PUBLIC_URL, log })
  let stop = isSending ? startSending() : async () => {}
  onTestFinished(async () => {
    await stop()
    await world.close()
    await smtp.close()
  })

  const countOpenOf = async (table: 'mails' | 'invitationMails') => {
    const { count } = await world.storage.read
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where(eb =>
        eb.or([
          eb('claimedAt', 'is not', null),
          eb('state', '=', 'sending'),
          eb('dueAt', '<=', domain.clock())
        ])
      )
      .where('state', 'in', ['waiting', 'sending'])
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const countOpen = async () =>
    (await countOpenOf('mails')) + (await countOpenOf('invitationMails'))

  /** Resolves when no mail is under way and none is due. */
  const settled = async () => {
    // Asked twice: a mail may become due between the time that is asked for and the answer.
    while ((await countOpen()) || (await countOpen())) await new Promise(setImmediate)
  }

  return {
    ...world,
    smtp,
    shop,
    /** Lines of the log of the job. */
    logged,
    settled,

    /** A user of the business with an address that it vouches for, and their conversation. */
    async addCustomer(email = 'ann@example.com', fields: object = {}) {
      const { id: userId } = await world.addUser(shop.path, { profile: { email }, ...fields })
      const { id: conversationId } = await world.addConversation(shop.path, userId)
      return { userId, conversationId }
    },

    async say(conversationId: string, content: string | object, author: object = {}) {
      const { body } = await world.call(
        'POST',
        `${shop.path}/conversations/${conversationId}/messages`,
        {
          author: { type: 'business', ...author },
          content: typeof content === 'string' ? { type: 'text', text: content } : content
        }
      )
      return body.messages[0] as { id: string }
    },

    read: (conversationId: string, userId: string) =>
      world.call('POST', `${shop.path}/conversations/${conversationId}/activity`, {
        author: { type: 'user', userId },
        type: 'conversation:read'
      }),

    /** Lets time pass, and all that is due then be done. */
    async pass(ms: number) {
      world.moveClock(ms)
      domain.bus.publish(MAILS_TOPIC, {})
      await settled()
    },

    /** Does what a restart of the job does. */
    async restartSending() {
      await stop()
      stop = startSending()
      await settled()
    },

    mails: () => world.storage.read.selectFrom('mails').selectAll().orderBy('id').execute()
  }
}

export type MailWorld = Awaited<ReturnType<typeof openMailWorld>>
