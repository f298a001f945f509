import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIRST, type Halt, type MailboxWorld, openMailboxWorld } from './mailbox-world'

/** From the look for new mails to the note of how far the mailbox was read. */
const MOMENTS: [name: string, moment: Halt][] = [
  ['it looks for new mails', { command: /UID SEARCH/i, when: 'before' }],
  ['it asks for the head of a mail', { command: /UID FETCH .*HEADER/i, when: 'before' }],
  ['it asks for the mail', { command: /UID FETCH .*BODY\.PEEK\[\]/i, when: 'before' }],
  ['the mail is on its way', { command: /UID FETCH .*BODY\.PEEK\[\]/i, when: 'after' }],
  ['the answer is stored', { command: /UID STORE/i, when: 'before' }],
  ['the mail is marked as read', { command: /UID STORE/i, when: 'after' }]
]

let world: MailboxWorld

describe('A server that is killed while it takes a mail from a mailbox', () => {
  beforeAll(async () => {
    world = await openMailboxWorld()
  })
  afterAll(() => world.close())

  test.each(MOMENTS)('when %s has the answer once', async (name, moment) => {
    const customer = name.replaceAll(' ', '-')
    const { from, id, texts } = await world.mailSomeone(customer)
    const halted = world.haltAt(moment)
    await world.send({ from, inReplyTo: id, text: 'Yes, please.' })
    await halted
    await world.kill()
    await world.start()
    await world.send({ from, inReplyTo: id, text: 'At noon.' })

    await expect.poll(texts).toEqual([FIRST, 'Yes, please.', 'At noon.'])
    await expect.poll(async () => (await world.mail.seenOf('hello')).every(Boolean)).toBe(true)
  })
})
