import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailboxWorld, openMailboxWorld } from './mailbox-world'

const DOMAIN = 'letters.example.test'

let world: MailboxWorld

describe('A mailbox into which the mails of a domain come', () => {
  beforeAll(async () => {
    world = await openMailboxWorld({ PIPIT_MAIL_DOMAIN: DOMAIN })
  })
  afterAll(() => world.close())

  test('gives those to the address of a business, and keeps others as they were', async () => {
    const { mail, rest } = world
    await rest('POST', '/integrations', {
      type: 'mailgun',
      fromAddress: `hello@${mail.domain}`,
      incomingAddress: `hello@${DOMAIN}`
    })
    const envelope = { from: 'ann@example.test', to: `hello@${mail.domain}` }
    const from = 'Ann <ann@example.test>'
    const write = (to: string, text: string) =>
      world.send({ envelope, from, to, subject: 'Order 55', text })
    await write(`sales@${DOMAIN}`, 'An offer.')
    await write(`hello@${DOMAIN}`, 'Where is it?')

    const readTexts = async () => {
      const { conversations } = await rest<any>('GET', '/conversations')
      const texts = conversations.map(({ id }: { id: string }) =>
        rest<any>('GET', `/conversations/${id}/messages`)
      )
      const pages = await Promise.all<any>(texts)
      return pages.map(({ messages }) => messages.map(({ content }: any) => content.text))
    }
    await expect.poll(readTexts).toEqual([['Order 55\n\nWhere is it?']])
    await expect.poll(async () => (await mail.seenOf('hello')).toSorted()).toEqual([false, true])
  })
})
