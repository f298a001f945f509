import { describe, expect, test } from 'vitest'
import { longTest } from '../../browser/short-run'
import { findTexts } from '../../util/find-texts'
import { basic } from '../rest-world'
import { HOUR } from './mail-world'
import { ADDRESS, type LetterWorld, openLetterWorld } from './mail-letters-world'
import { DOMAIN } from './mail-in-world'
import { ELSEWHERE, HERE } from './sender-checks'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const LETTER = 'Order 55\n\nWhere is it?'
/** A domain whose mails come from here, and which says that it may be asked. */
const VOUCHED = { ...HERE, '_dmarc.bank.example': 'v=DMARC1; p=none' }
const FROM = 'Ann <ann@bank.example>'
const EMAIL = 'ann@bank.example'

describe('A mail to the address of a business', () => {
  test('begins a conversation of a user with the name and the address of its sender', async () => {
    const world = await openLetterWorld()
    const attachments = [{ filename: 'door.png', content: PNG }]
    expect(await world.write({ attachments })).toMatch(/^250/)

    const { user, userId, conversationId } = await world.find()
    expect(user).toMatchObject({
      profile: { givenName: 'Ann' },
      identities: [{ type: 'email', value: 'ann@example.com' }]
    })
    const [text, picture, ...others] = await world.messages(conversationId)
    expect(text).toMatchObject({
      author: { type: 'user', userId, displayName: 'Ann' },
      content: { type: 'text', text: LETTER },
      source: { type: 'mailgun', integrationId: world.shop.ids.mailgun }
    })
    expect(picture.content).toMatchObject({ type: 'image', altText: 'door.png' })
    expect(others).toEqual([])
    expect(String((await world.fetchFile(text.originalMail)).bytes)).toContain('Subject: Order 55')
    expect(world.received.join('')).not.toContain('ann@')
  })

  test('is answered in its thread, and what is answered to that comes back', async () => {
    const world = await openLetterWorld()
    await world.write({ messageId: '<first@example.com>' })
    const { conversationId } = await world.find()

    const first = await world.answer(conversationId, 'On its way.')
    expect(first!.headers).toMatchObject({
      to: 'ann@example.com',
      subject: 'Re: Order 55',
      'in-reply-to': '<first@example.com>',
      references: '<first@example.com>'
    })
    expect(await world.send({ to: first!.headers['reply-to']!, text: 'Thanks!' })).toMatch(/^250/)

    const second = await world.answer(conversationId, 'You are welcome.')
    expect(second!.headers).toMatchObject({
      subject: 'Re: Order 55',
      'in-reply-to': first!.headers['message-id'],
      references: `<first@example.com> ${first!.headers['message-id']}`
    })
    expect(world.smtp.mails).toHaveLength(2)
    const texts = [LETTER, 'On its way.', 'Thanks!', 'You are welcome.']
    expect(await world.textsOf()).toEqual([texts])
  })

  test('is answered in its language, where its program names that', async () => {
    const world = await openLetterWorld()
    await world.write({ headers: { 'Content-Language': 'de-DE' } })
    const { conversationId } = await world.find()
    const mail = await world.answer(conversationId, 'Unterwegs.')
    expect(mail!.headers).toMatchObject({ 'content-language': 'de' })
  })

  test('keeps what it quotes: the business does not know it', async () => {
    const world = await openLetterWorld()
    const text = 'See below.\n\nOn Tue, May 5, 2026 Bob <bob@example.com> wrote:\n> Broken again.'
    await world.write({ text })
    expect(await world.textsOf()).toEqual([[`Order 55\n\n${text}`]])
  })

  test('that comes twice, at both ports, is one message', async () => {
    const world = await openLetterWorld()
    const mail = { messageId: '<once@example.com>' }
    expect(await world.write(mail)).toMatch(/^250/)
    expect(await world.handOn(mail)).toMatch(/^250/)
    expect(await world.textsOf()).toEqual([[LETTER]])
  })

  test('that refers to a mail of the business is an answer to it', async () => {
    const world = await openLetterWorld()
    const { conversationId, messageId, quote } = await world.mailSomeone()
    const text = `Yes.\n\nOn Tue, May 5, 2026 at 10:00 AM Shop <${ADDRESS}> wrote:\n\n${quote}`
    await world.write({ inReplyTo: messageId, text })
    expect(await world.textsOf()).toEqual([['Shall we send it on Monday?', 'Yes.']])
    expect(await world.messages(conversationId)).toHaveLength(2)
  })

  test('that refers to a mail of another business is none', async () => {
    const world = await openLetterWorld()
    const { messageId, conversationId } = await world.mailSomeone()
    const { path } = await world.addApp('Other')
    await world.call('POST', `${path}/integrations`, {
      type: 'mailgun',
      fromAddress: 'other@shop.example',
      incomingAddress: `other@${DOMAIN}`
    })
    await world.write({ to: `other@${DOMAIN}`, inReplyTo: messageId })
    expect(await world.messages(conversationId)).toHaveLength(1)
    const { body } = await world.call('GET', `${path}/conversations`)
    expect(body.conversations).toHaveLength(1)
  })

  test('is erased with its sender', async () => {
    const world = await openLetterWorld()
    await world.write({ messageId: '<first@example.com>' })
    const { userId, conversationId } = await world.find()
    const [{ originalMail }] = await world.messages(conversationId)
    const user = `${world.shop.path}/users/${userId}`
    const { body } = await world.call('GET', `${user}/export`)
    expect(body).toMatchObject({
      mailAddresses: [{ address: 'ann@example.com', wroteAt: expect.any(String) }],
      mails: [{ messageId: '<first@example.com>', state: 'received' }]
    })

    await world.call('DELETE', `${user}/personalinformation`)
    const { read } = world.storage
    expect(await findTexts(read, ['ann@example.com', 'first@example.com'])).toEqual([])
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 404 })
    await world.call('DELETE', user)
    expect(await findTexts(read, ['Order 55', 'Where is it?'])).toEqual([])
  })

  test('shows no number of a card where the app hides them, nor does its answer', async () => {
    const world = await openLetterWorld()
    await world.call('PATCH', world.shop.path, { settings: { maskCreditCardNumbers: true } })
    await world.write({ subject: 'Card 4242 4242 4242 4242', text: 'Please.' })
    expect(await world.textsOf()).toEqual([['Card **** **** **** 4242\n\nPlease.']])
    expect(await findTexts(world.storage.read, ['4242 4242'])).toEqual([])
    const mail = await world.answer((await world.find()).conversationId, 'Yes.')
    expect(mail!.headers['subject']).toBe('Re: Card **** **** **** 4242')
  })
})

describe('The address of a business', () => {
  test('is of one integration: another one with it is refused', async () => {
    const world = await openLetterWorld()
    const { path } = await world.addApp('Other')
    const add = (incomingAddress: string) =>
      world.call('POST', `${path}/integrations`, {
        type: 'mailgun',
        fromAddress: 'other@shop.example',
        incomingAddress
      })
    expect((await add(ADDRESS.toUpperCase())).status).toBe(409)
    const { status, body } = await add(`other@${DOMAIN}`)
    expect(status).toBe(201)
    const one = `${path}/integrations/${body.integration.id}`
    const change = (incomingAddress: string) => world.call('PATCH', one, { incomingAddress })
    expect((await change(ADDRESS)).status).toBe(409)
    expect((await change(`Other@${DOMAIN}`)).status).toBe(200)
  })
})

describe('Another mail from the same address', () => {
  test('goes on in the conversation where the domain vouches for its sender', async () => {
    const world = await openLetterWorld(VOUCHED)
    await world.write({ from: FROM })
    await world.write({ from: FROM, subject: 'Order 56', messageId: '<second@bank.example>' })
    expect(await world.textsOf(EMAIL)).toEqual([[LETTER, 'Order 56\n\nWhere is it?']])

    const mail = await world.answer((await world.find(EMAIL)).conversationId, 'On its way.')
    expect(mail!.headers).toMatchObject({
      subject: 'Re: Order 56',
      'in-reply-to': '<second@bank.example>'
    })
  })

  test('begins one where the conversation is closed for good', async () => {
    const world = await openLetterWorld(VOUCHED)
    await world.call('PATCH', world.shop.path, { settings: { disableConversationReopen: true } })
    await world.write({ from: FROM })
    const { conversationId } = await world.find(EMAIL)
    await world.call('PATCH', `${world.shop.path}/conversations/${conversationId}`, {
      status: 'closed'
    })
    await world.write({ from: FROM })
    expect(await world.textsOf(EMAIL)).toEqual([[LETTER], [LETTER]])
  })

  test.each<[string, (world: LetterWorld) => Promise<string>]>([
    [
      'comes from another machine',
      world => world.write({ from: FROM, envelope: { from: 'eve@other.example', to: ADDRESS } })
    ],
    ['is handed on by a mail server of the business', world => world.handOn({ from: FROM })]
  ])('begins a conversation of its own where it %s: it may be forged', async (_, write) => {
    const world = await openLetterWorld(VOUCHED)
    await world.write({ from: FROM })
    expect(await write(world)).toMatch(/^250/)
    expect(await world.usersOf(EMAIL)).toHaveLength(1)
    expect(await world.textsOf(EMAIL)).toEqual([[LETTER], [LETTER]])
  })

  test.each<[string, (world: LetterWorld, user: string) => Promise<unknown>]>([
    ['the business has an id for', (world, user) => world.call('PATCH', user, { externalId: 'a' })],
    [
      'the business has given the address',
      (world, user) => world.call('PATCH', user, { profile: { email: EMAIL } })
    ]
  ])('is of another user than one whom %s', async (_, know) => {
    const world = await openLetterWorld(VOUCHED)
    await world.write({ from: FROM })
    const { userId } = await world.find(EMAIL)
    await know(world, `${world.shop.path}/users/${userId}`)
    await world.write({ from: FROM })
    expect(await world.usersOf(EMAIL)).toHaveLength(2)
    expect(await world.textsOf(EMAIL)).toEqual([[LETTER], [LETTER]])
  })
})

describe('A mail from the address of a user whom the business knows', () => {
  test('is of another user, even if the domain vouches for its sender', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { conversationId } = await world.mailSomeone(EMAIL)
    const { userId } = await world.shop.addVisitor({ user: { email: EMAIL } })
    await world.write({ from: FROM })
    expect(await world.messages(conversationId)).toHaveLength(1)
    expect(await world.conversationsOf(userId)).toEqual([])
    expect(await world.usersOf(EMAIL)).toHaveLength(3)
  })
})

describe('A mail from an address that is linked to a user', () => {
  const linkFor = async (world: LetterWorld, type: string) => {
    const visitor = await world.shop.addVisitor()
    const { body } = await world.call('POST', visitor.clients, {
      matchCriteria: {
        type: 'mailgun',
        integrationId: world.shop.ids.mailgun,
        address: 'Ann@Bank.example'
      },
      confirmation: { type },
      target: { conversationId: visitor.conversationId }
    })
    const readStatus = async () =>
      (await world.call('GET', `${visitor.clients}/${body.client.id}`)).body.client.status
    return { ...visitor, readStatus }
  }

  /** A visitor who has linked the address, and confirmed it. */
  const linkBy = async (world: LetterWorld) => {
    const visitor = await world.shop.addVisitor()
    const { body } = await visitor.link({
      integrationId: world.shop.ids.mailgun,
      address: EMAIL
    })
    const [asked] = await world.smtp.until(1)
    await world.settled()
    const [path] = /\/mail\/confirm\/[\da-f]{32}/.exec(asked!.text) ?? []
    await world.app.inject({ method: 'POST', url: path! })
    return { ...visitor, linkId: body.link.id as string }
  }
  const textsIn = async (world: LetterWorld, conversationId: string) =>
    (await world.messages(conversationId)).map(({ content }) => content.text)

  test('by the business goes on in their conversation, and is answered in its thread', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { userId, conversationId } = await linkFor(world, 'immediate')
    await world.write({ from: FROM, messageId: '<first@bank.example>' })
    await world.write({ from: FROM, subject: 'Order 56', messageId: '<second@bank.example>' })

    const texts = ['Message first', LETTER, 'Order 56\n\nWhere is it?']
    expect(await textsIn(world, conversationId)).toEqual(texts)
    expect(await world.conversationsOf(userId)).toEqual([conversationId])
    const mail = await world.answer(conversationId, 'On its way.')
    expect(mail!.headers).toMatchObject({
      to: EMAIL,
      subject: 'Re: Order 56',
      'in-reply-to': '<second@bank.example>'
    })
    await world.send({ to: mail!.headers['reply-to']!, text: 'Thanks!' })
    expect(await textsIn(world, conversationId)).toEqual([...texts, 'On its way.', 'Thanks!'])
  })

  test('by the business confirms a link that waits for it', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { conversationId, readStatus } = await linkFor(world, 'userActivity')
    expect(await readStatus()).toBe('pending')
    await world.write({ from: FROM })
    expect(await readStatus()).toBe('active')
    expect(await textsIn(world, conversationId)).toEqual(['Message first', LETTER])
  })

  test('by the business is of another user while its owner is still asked', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { userId, conversationId, readStatus } = await linkFor(world, 'prompt')
    await world.write({ from: FROM })
    expect(await readStatus()).toBe('pending')
    expect(await world.conversationsOf(userId)).toEqual([conversationId])
    expect(await textsIn(world, conversationId)).toEqual(['Message first'])
  })

  test('by themselves begins a conversation of theirs, which their messenger shows', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { userId, conversationId, call } = await linkBy(world)
    await world.write({ from: FROM })
    expect(await textsIn(world, conversationId)).toEqual(['Message first'])
    const [begun, ...others] = (await world.conversationsOf(userId)).filter(
      id => id !== conversationId
    )
    expect(others).toEqual([])
    const { body } = await call('GET', `/conversations/${begun}`)
    expect(body.conversation.messages).toMatchObject([{ text: LETTER }])
  })

  test('by themselves, as an answer to a mail of their conversation, goes on there', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { userId, conversationId } = await linkBy(world)
    const mail = await world.answer(conversationId, 'On its way.')
    await world.write({ from: FROM, inReplyTo: mail!.headers['message-id'], text: 'Thanks!' })
    expect(await textsIn(world, conversationId)).toEqual([
      'Message first',
      'On its way.',
      'Thanks!'
    ])
    expect(await world.conversationsOf(userId)).toEqual([conversationId])
  })

  test.each<[string, (world: LetterWorld) => Promise<{ userId: string }>, object]>([
    [
      'by themselves, who have not confirmed it',
      async world => {
        const visitor = await world.shop.addVisitor()
        await visitor.link({ integrationId: world.shop.ids.mailgun, address: EMAIL })
        return visitor
      },
      {}
    ],
    [
      'by themselves until they ended that',
      async world => {
        const visitor = await linkBy(world)
        await visitor.call('DELETE', `/links/${visitor.linkId}`)
        return visitor
      },
      {}
    ],
    [
      'by the business, if its sender may be forged',
      world => linkFor(world, 'immediate'),
      { envelope: { from: 'eve@other.example', to: ADDRESS } }
    ]
  ])('%s is of another user', async (_, link, mail) => {
    const world = await openLetterWorld(VOUCHED)
    const { userId } = await link(world)
    expect(await world.write({ from: FROM, ...mail })).toMatch(/^250/)
    expect(await world.conversationsOf(userId)).toHaveLength(1)
    expect((await world.usersOf(EMAIL)).map(({ id }) => id)).not.toContain(userId)
    expect(await world.textsOf(EMAIL)).toEqual([[LETTER]])
  })

  test('is ignored if the business has blocked that user', async () => {
    const world = await openLetterWorld(VOUCHED)
    const { userId, conversationId } = await linkFor(world, 'immediate')
    await world.call('POST', `${world.shop.path}/users/${userId}/block`)
    expect(await world.write({ from: FROM })).toMatch(/^250/)
    expect(await world.usersOf(EMAIL)).toEqual([])
    expect(await textsIn(world, conversationId)).toEqual(['Message first'])
  })
})

describe('A mail begins nothing, and is accepted', () => {
  test.each<[string, object]>([
    ['an answer of a robot', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a mail of a list', { headers: { 'List-Id': '<list.example.com>' } }],
    ['news for many', { headers: { 'List-Unsubscribe': '<https://news.example.com/stop>' } }],
    ['a bounce', { from: 'MAILER-DAEMON@example.com' }],
    ['a mail without a sender on its envelope', { envelope: { from: '', to: ADDRESS } }],
    ['a mail from an address of ours', { from: `hello@${DOMAIN}` }]
  ])('that is %s', async (_, mail) => {
    const world = await openLetterWorld()
    expect(await world.write(mail)).toMatch(/^250/)
    expect(await world.storage.read.selectFrom('users').select('id').execute()).toEqual([])
    expect(await world.storage.read.selectFrom('files').select('id').execute()).toEqual([])
  })

  test('that comes from someone whom the business blocked', async () => {
    const world = await openLetterWorld()
    await world.write()
    const { userId } = await world.find()
    await world.call('POST', `${world.shop.path}/users/${userId}/block`)
    expect(await world.write()).toMatch(/^250/)
    expect(await world.textsOf()).toEqual([[LETTER]])
  })
})

describe('A mail to the address of a business is refused', () => {
  test('that no integration has any more', async () => {
    const world = await openLetterWorld()
    await world.setAddress(null)
    expect(await world.write()).toMatch(/^550 5\.1\.1 /)
    expect(await world.handOn()).toMatch(/^550 5\.1\.1 /)
  })

  test('for now, after ten in an hour from one address; others are taken', async () => {
    const world = await openLetterWorld()
    for (let count = 0; count < 10; count++) expect(await world.write()).toMatch(/^250/)
    expect(await world.write()).toMatch(/^452 4\.2\.2 /)
    expect(await world.write({ from: 'ben@example.com' })).toMatch(/^250/)
    world.moveClock(HOUR)
    expect(await world.write()).toMatch(/^250/)
  })

  longTest('for now, after 120 in an hour from all', async () => {
    const world = await openLetterWorld()
    // Eight at once are what the server takes.
    for (let count = 0; count < 120; count += 8) {
      const senders = Array.from({ length: 8 }, (_, at) => `visitor${count + at}@example.com`)
      const answers = await Promise.all(senders.map(from => world.write({ from })))
      for (const answer of answers) expect(answer).toMatch(/^250/)
    }
    expect(await world.write()).toMatch(/^452 4\.2\.2 /)
    world.moveClock(HOUR)
    expect(await world.write()).toMatch(/^250/)
  })
})

describe('Answers to a mail that began a conversation', () => {
  test('end with its link, until another mail comes from the address', async () => {
    const world = await openLetterWorld(VOUCHED)
    await world.write({ from: FROM })
    const { conversationId } = await world.find(EMAIL)
    const mail = await world.answer(conversationId, 'One')
    const [, link] = /<([^>]+)>/.exec(mail!.headers['list-unsubscribe']!) ?? []
    await world.app.inject({ method: 'POST', url: new URL(link!).pathname })
    await world.say(conversationId, 'Two')
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(1)

    await world.write({ from: FROM })
    expect(await world.answer(conversationId, 'Three')).toMatchObject({
      headers: { to: EMAIL },
      text: expect.stringContaining('Three')
    })
  })

  test.each([
    ['has an away message where the domain vouches for the sender', VOUCHED, 1],
    [
      'has none where the sender may be forged',
      { ...ELSEWHERE, '_dmarc.bank.example': 'v=DMARC1; p=none' },
      0
    ]
  ])('%s', async (_, zone, count) => {
    const world = await openLetterWorld(zone)
    const settings = {
      officeHours: { timeZone: 'UTC', days: {}, holidays: [] },
      awayMessage: 'We are closed.'
    }
    await world.call('PATCH', world.shop.path, { settings })
    await world.write({ from: FROM })
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(count)
  })
})

describe('A mail service hands over a mail to the address of a business', () => {
  const PASSWORD = 'correct-horse-battery'
  const RAW = [
    'From: Ann <ann@example.com>',
    `To: ${ADDRESS}`,
    'Subject: Order 55',
    'Message-ID: <first@example.com>',
    '',
    'Where is it?',
    ''
  ].join('\r\n')

  test.each([
    ['named on the envelope', `recipient=Hello%40${DOMAIN}&body-mime=${encodeURIComponent(RAW)}`],
    ['in its header', `body-mime=${encodeURIComponent(RAW)}`]
  ])('%s: it begins a conversation, once', async (_, payload) => {
    const world = await openLetterWorld(undefined, { PIPIT_MAIL_INBOUND_PASSWORD: PASSWORD })
    const post = async () => {
      const { statusCode, json } = await world.app.inject({
        method: 'POST',
        url: '/mail/inbound',
        payload,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: basic({ id: 'pipit', secret: PASSWORD })
        }
      })
      return [statusCode, json()]
    }
    expect(await post()).toEqual([200, { result: 'taken' }])
    expect(await post()).toEqual([200, { result: 'known' }])
    expect(await world.textsOf()).toEqual([[LETTER]])
  })
})
