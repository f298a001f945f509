import type { SendMailOptions } from 'nodemailer'
import { DELAY, SECOND } from './mail-world'
import { DOMAIN, openMailInWorld } from './mail-in-world'
import { checksWith, type Zone } from './sender-checks'

/** Address of the business. */
export const ADDRESS = `hello@${DOMAIN}`

/**
 * Opens a business that takes mails at an address. Closes by itself.
 *
 * @param zone Records of the domains of senders; undefined: nobody's sender is checked.
 */
export const openLetterWorld = async (zone?: Zone, env: Record<string, string> = {}) => {
  const world = await openMailInWorld(env, zone && checksWith(zone))
  const { path, ids } = world.shop
  const integration = `${path}/integrations/${ids.mailgun}`
  const setAddress = (incomingAddress: string | null) =>
    world.call('PATCH', integration, { incomingAddress })
  await setAddress(ADDRESS)

  const usersOf = async (email: string) =>
    (await world.call('GET', `${path}/users?filter[identities.email]=${email}`)).body.users as any[]
  const conversationsOf = async (userId: string): Promise<string[]> => {
    const { body } = await world.call('GET', `${path}/conversations?filter[userId]=${userId}`)
    return body.conversations.map(({ id }: { id: string }) => id).sort()
  }
  const letter = (mail: SendMailOptions = {}): SendMailOptions => ({
    to: ADDRESS,
    subject: 'Order 55',
    text: 'Where is it?',
    ...mail
  })

  return {
    ...world,
    setAddress,
    usersOf,
    conversationsOf,
    /** Hands in a mail to the business, straight from the internet. @returns Answer of the server. */
    write: (mail?: SendMailOptions) => world.send(letter(mail)),
    /** Hands it in as a mail server of the business does. */
    handOn: (mail?: SendMailOptions) => world.deliver(letter(mail)),

    /** All that a sender has written, by conversation, the oldest first. */
    async textsOf(email = 'ann@example.com') {
      const texts: string[][] = []
      for (const { id } of await usersOf(email)) {
        for (const conversationId of await conversationsOf(id)) {
          const messages = await world.messages(conversationId)
          texts.push(messages.map(({ content }) => content.text))
        }
      }
      return texts
    },

    /** The only conversation of the only user with an address. */
    async find(email = 'ann@example.com') {
      const [user] = await usersOf(email)
      const [conversationId] = await conversationsOf(user.id)
      return { userId: user.id as string, user, conversationId: conversationId! }
    },

    /** Has the team say something, and waits for the mail that carries it. */
    async answer(conversationId: string, text: string) {
      const count = world.smtp.mails.length
      await world.say(conversationId, text)
      await world.pass(DELAY + SECOND)
      return world.smtp.mails[count]
    }
  }
}

export type LetterWorld = Awaited<ReturnType<typeof openLetterWorld>>
