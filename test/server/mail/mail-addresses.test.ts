import { describe, expect, test } from 'vitest'
import { signJwt, userClaims } from '../../util/sign-jwt'
import { sessionBody, text } from '../sdk-world'
import { DELAY, HOUR, type MailWorld, openMailWorld, SECOND } from './mail-world'

const ADDRESS = 'ann@example.com'
const DAY = 24 * HOUR
const email = { type: 'email', name: 'email', label: 'Your e-mail' } as const

const prechat = (address: string) => ({
  clientMessageId: 'prechat',
  greeting: 'Hello! Who are you?',
  fields: [email],
  confirmation: 'Thank you.',
  answers: [{ type: 'email', name: 'email', label: 'Your e-mail', email: address }]
})

/** Says something to a visitor, and lets the time pass after which it is mailed. */
const answer = async (world: MailWorld, conversationId: string, words = 'Your parcel is here.') => {
  await world.say(conversationId, words)
  await world.pass(DELAY + SECOND)
}

const subjects = ({ smtp }: MailWorld) => smtp.mails.map(({ headers }) => headers['subject'])
const CONFIRM = 'Confirm your address for Shop'
const NEWS = 'Your conversation with Shop'

/** Reads the path of the link that a mail leads to. */
const linkIn = ({ text }: { text: string }, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`/mail/${page}/[\\da-f]{32}`).exec(text)![0]

const open = async ({ app }: MailWorld, url: string, method: 'GET' | 'POST' = 'GET', body = '') => {
  const {
    statusCode,
    body: html,
    headers
  } = await app.inject({
    method,
    url,
    ...(method === 'POST' && {
      payload: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    })
  })
  return { status: statusCode, html, headers }
}

const link = (world: MailWorld, address = ADDRESS) => ({
  integrationId: world.shop.ids['mailgun'],
  address
})

describe('An address counts', () => {
  test('that the business sets', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await answer(world, conversationId)
    expect(subjects(world)).toEqual([NEWS])
  })

  test("that the business's token carries", async () => {
    const world = await openMailWorld()
    const jwt = signJwt(world.shop.appKey, userClaims('ann', { email: ADDRESS }))
    const session = await world.shop.openSession(
      { conversation: { messages: [text('1')] } },
      { authorization: `Bearer ${jwt}` }
    )
    await answer(world, session.conversations[0].id)
    expect(subjects(world)).toEqual([NEWS])
    expect(world.smtp.mails[0]!.headers['to']).toBe(ADDRESS)
  })

  test('that the business links at once, with the subject that it wants', async () => {
    const world = await openMailWorld()
    const { userId, conversationId, clients } = await world.shop.addVisitor()
    const { status } = await world.call('POST', clients, {
      matchCriteria: {
        type: 'mailgun',
        integrationId: world.shop.ids['mailgun'],
        address: ADDRESS,
        subject: 'Order 7'
      },
      confirmation: { type: 'immediate' },
      target: { conversationId }
    })
    expect([status, userId]).toEqual([201, userId])
    await answer(world, conversationId)
    expect(subjects(world)).toEqual(['Order 7'])
  })

  test('that a page claims, when its owner has confirmed it: they are asked once there is something to mail', async () => {
    const world = await openMailWorld()
    const { conversationId, call } = await world.shop.addVisitor({
      conversation: { messages: [text('1')] },
      user: { email: ADDRESS }
    })
    expect((await call('GET', '/user')).body.user).toMatchObject({ email: ADDRESS })
    await world.pass(DAY)
    expect(subjects(world)).toEqual([])

    await answer(world, conversationId)
    expect(subjects(world)).toEqual([CONFIRM])
    await open(world, linkIn(world.smtp.mails[0]!, 'confirm'), 'POST')
    await world.pass(DELAY + SECOND)
    expect(subjects(world)).toEqual([CONFIRM, NEWS])
  })

  test('that a visitor gives before the conversation, when its owner has confirmed it', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.shop.addVisitor({
      conversation: { prechat: prechat(ADDRESS) }
    })
    await world.pass(SECOND)
    expect(subjects(world)).toEqual([CONFIRM])
    await answer(world, conversationId, 'A secret')
    await answer(world, conversationId, 'Another one')
    expect(subjects(world)).toEqual([CONFIRM])

    const path = linkIn(world.smtp.mails[0]!, 'confirm')
    expect((await open(world, path)).html).toContain('<button>Confirm the address</button>')
    await world.pass(DAY)
    expect(subjects(world)).toEqual([CONFIRM])

    expect((await open(world, path, 'POST')).html).toContain('The address is confirmed.')
    await world.pass(DELAY + SECOND)
    expect(subjects(world)).toEqual([CONFIRM, NEWS])
    expect(world.smtp.mails[1]!.text).toMatch(/A secret\s+Another one/)
  })
})

describe('A visitor who links an address in the messenger', () => {
  test('sees the link as pending until its owner confirms it', async () => {
    const world = await openMailWorld()
    const visitor = await world.shop.addVisitor()
    const { body } = await visitor.link(link(world))
    expect(body.link).toMatchObject({ type: 'mailgun', status: 'pending', displayName: ADDRESS })
    await world.pass(SECOND)
    expect(subjects(world)).toEqual([CONFIRM])

    await open(world, linkIn(world.smtp.mails[0]!, 'confirm'), 'POST')
    expect(await visitor.links()).toMatchObject([{ status: 'active' }])
    expect(await visitor.linkEvents()).toMatchObject([
      { type: 'link:added', link: { status: 'pending' } },
      { type: 'link:updated', link: { status: 'active' } }
    ])
    await answer(world, visitor.conversationId)
    expect(subjects(world)).toEqual([CONFIRM, NEWS])
  })

  test('can have the mail sent again, three times a day at most', async () => {
    const world = await openMailWorld()
    const visitor = await world.shop.addVisitor()
    for (let count = 0; count < 5; count++) await visitor.link(link(world))
    await world.pass(SECOND)
    expect(subjects(world)).toEqual([CONFIRM, CONFIRM, CONFIRM])

    await world.pass(DAY - HOUR)
    await visitor.link(link(world))
    await world.pass(2 * HOUR)
    await visitor.link(link(world))
    await world.pass(SECOND)
    expect(subjects(world)).toHaveLength(4)
  })

  test('cannot send mails to many addresses, and other visitors none more to the same', async () => {
    const world = await openMailWorld()
    const visitor = await world.shop.addVisitor()
    for (let count = 0; count < 8; count++) await visitor.link(link(world, `a${count}@example.com`))
    await world.pass(SECOND)
    expect(subjects(world)).toHaveLength(5)

    for (let count = 0; count < 5; count++) {
      const other = await world.shop.addVisitor()
      await other.link(link(world, 'Zoe@Example.com'))
    }
    await world.pass(SECOND)
    expect(subjects(world)).toHaveLength(8)
  })

  test('is linked at once where no mails are sent, and confirms later', async () => {
    const world = await openMailWorld({
      env: { PIPIT_SMTP_URL: '', PIPIT_MAIL_FROM: '' },
      isSending: false
    })
    const visitor = await world.shop.addVisitor()
    const { body } = await visitor.link(link(world))
    expect(body.link).toMatchObject({ status: 'active' })
  })
})

describe('A mail that asks for a confirmation', () => {
  test('has no word of the visitor, and is marked as sent by a program', async () => {
    const world = await openMailWorld()
    await world.shop.addVisitor({
      conversation: { messages: [text('1', 'Buy pills at https://evil.example')] },
      client: {
        id: 'device',
        platform: 'web',
        info: { currentUrl: 'https://evil.example/', currentTitle: 'Buy pills' }
      },
      user: { givenName: 'Buy pills' }
    })
    const visitor = await world.shop.addVisitor({
      user: { givenName: 'Buy pills' },
      conversation: { prechat: { ...prechat(ADDRESS), greeting: 'Buy pills' } },
      client: { id: 'device', platform: 'web', info: { currentUrl: 'https://evil.example/' } }
    })
    expect(visitor.conversationId).toBeTruthy()
    await world.pass(SECOND)

    expect(subjects(world)).toEqual([CONFIRM])
    expect(world.smtp.mails[0]!.raw).not.toMatch(/pills|evil/)
    expect(world.smtp.mails[0]!.headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
    expect(world.smtp.mails[0]!.headers).not.toHaveProperty('list-unsubscribe')
  })

  test('works once, and a week', async () => {
    const world = await openMailWorld()
    const visitor = await world.shop.addVisitor({ conversation: { prechat: prechat(ADDRESS) } })
    await world.pass(SECOND)
    const path = linkIn(world.smtp.mails[0]!, 'confirm')
    await world.pass(8 * DAY)
    expect(await open(world, path)).toMatchObject({ status: 404 })
    expect(await open(world, path, 'POST')).toMatchObject({ status: 404 })
    await answer(world, visitor.conversationId)
    expect(subjects(world)).toEqual([CONFIRM])
  })
})

describe('Unsubscribing', () => {
  test('asks on a page, and happens by a POST', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await answer(world, conversationId)
    const path = linkIn(world.smtp.mails[0]!, 'unsubscribe')

    const page = await open(world, path)
    expect(page.html).toContain('<button>Unsubscribe</button>')
    expect(page.headers).not.toHaveProperty('set-cookie')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    await answer(world, conversationId)
    expect(subjects(world)).toHaveLength(2)

    const done = await open(world, path, 'POST', 'List-Unsubscribe=One-Click')
    expect(done).toMatchObject({ status: 200 })
    expect(done.headers).not.toHaveProperty('set-cookie')
    await answer(world, conversationId)
    await world.pass(DAY)
    expect(subjects(world)).toHaveLength(2)
    expect((await open(world, path)).html).toContain('Shop sends no more mails to this address.')
  })

  test('takes the form of mail programs also as multipart', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await answer(world, conversationId)
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: linkIn(world.smtp.mails[0]!, 'unsubscribe'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    })
    expect(statusCode).toBe(200)
    await answer(world, conversationId)
    expect(subjects(world)).toHaveLength(1)
  })

  test('holds for all users of the app with the address, and for no other app', async () => {
    const world = await openMailWorld()
    const ann = await world.addCustomer()
    const twin = await world.addCustomer('ANN@example.com')
    await answer(world, ann.conversationId)
    await open(world, linkIn(world.smtp.mails[0]!, 'unsubscribe'), 'POST')
    await answer(world, twin.conversationId)
    expect(subjects(world)).toHaveLength(1)

    const bank = await world.addApp('Bank')
    const { id: userId } = await world.addUser(bank.path, { profile: { email: ADDRESS } })
    const { id } = await world.addConversation(bank.path, userId)
    await world.call('POST', `${bank.path}/conversations/${id}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'Hello' }
    })
    await world.pass(DELAY + SECOND)
    expect(subjects(world)).toEqual([NEWS, 'Your conversation with Bank'])
  })

  test('blocks a linked client, until its owner links and confirms the address again', async () => {
    const world = await openMailWorld()
    const visitor = await world.shop.addVisitor()
    await visitor.link(link(world))
    await world.pass(SECOND)
    await open(world, linkIn(world.smtp.mails[0]!, 'confirm'), 'POST')
    await answer(world, visitor.conversationId)
    await open(world, linkIn(world.smtp.mails[1]!, 'unsubscribe'), 'POST')

    expect(await visitor.links()).toEqual([])
    expect((await world.shop.appEvents()).at(-1)).toMatchObject({
      type: 'client:update',
      reason: 'blocked',
      client: { status: 'blocked' }
    })
    await visitor.link(link(world))
    await world.pass(SECOND)
    await answer(world, visitor.conversationId, 'Two')
    expect(subjects(world)).toEqual([CONFIRM, NEWS, CONFIRM])
    await open(world, linkIn(world.smtp.mails[2]!, 'confirm'), 'POST')
    await world.pass(DELAY + SECOND)
    expect(subjects(world)).toEqual([CONFIRM, NEWS, CONFIRM, NEWS])
  })

  test.each(['confirm', 'unsubscribe'])('knows no other token: %s', async page => {
    const world = await openMailWorld()
    for (const method of ['GET', 'POST'] as const) {
      expect(await open(world, `/mail/${page}/${'0'.repeat(32)}`, method)).toMatchObject({
        status: 404,
        html: expect.stringContaining('This link is not valid any more.')
      })
    }
  })
})

describe('What is kept of mails', () => {
  test('is in the export of the user, and goes when they are erased', async () => {
    const world = await openMailWorld()
    const { userId, conversationId } = await world.addCustomer()
    await answer(world, conversationId)
    const path = `${world.shop.path}/users/${userId}`
    const { body } = await world.call('GET', `${path}/export`)
    expect(body).toMatchObject({
      mailAddresses: [{ address: ADDRESS, confirmedAt: null, stoppedAt: null }],
      mails: [
        {
          address: ADDRESS,
          conversationId,
          state: 'sent',
          messageId: world.smtp.mails[0]!.headers['message-id']
        }
      ]
    })

    await world.call('DELETE', `${path}/personalinformation`)
    const addresses = world.storage.read.selectFrom('mailAddresses').selectAll()
    expect(await addresses.execute()).toEqual([])
    await answer(world, conversationId)
    expect(subjects(world)).toHaveLength(1)
  })

  test('goes with the user', async () => {
    const world = await openMailWorld()
    const { userId, conversationId } = await world.addCustomer()
    await answer(world, conversationId)
    await world.call('DELETE', `${world.shop.path}/users/${userId}`)
    expect(await world.mails()).toEqual([])
    expect(await world.storage.read.selectFrom('mailAddresses').selectAll().execute()).toEqual([])
  })

  test('moves along when an anonymous visitor signs in', async () => {
    const world = await openMailWorld()
    const visitor = await world.shop.addVisitor({ conversation: { prechat: prechat(ADDRESS) } })
    await world.pass(SECOND)
    await open(world, linkIn(world.smtp.mails[0]!, 'confirm'), 'POST')
    await answer(world, visitor.conversationId, 'One')
    await world.addUser(world.shop.path, { externalId: 'ann' })
    const jwt = signJwt(world.shop.appKey, userClaims('ann'))
    const { status } = await world.call(
      'POST',
      `/sdk/v1/apps/${world.shop.id}/login`,
      {
        integrationId: world.shop.ids['web'],
        externalId: 'ann',
        sessionToken: visitor.token,
        client: sessionBody('').client
      },
      { authorization: `Bearer ${jwt}` }
    )
    expect(status).toBe(201)
    await answer(world, visitor.conversationId, 'Two')
    await world.pass(HOUR)

    expect(subjects(world)).toEqual([CONFIRM, NEWS, NEWS])
    expect(world.smtp.mails[2]!.text).not.toContain('One')
  })
})
