import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { removeInactive } from '../../../src/server/domain/flows'
import { longTest } from '../../browser/short-run'
import { findTexts } from '../../util/find-texts'
import { DELAY, HOUR, SECOND } from './mail-world'
import { DOMAIN, type MailInWorld, openMailInWorld } from './mail-in-world'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const textsOf = (messages: any[]) => messages.map(({ content }) => content.text)

describe('An answer to a mail', () => {
  test('is a message of its reader, without the quote', async () => {
    const world = await openMailInWorld()
    const { to, quote, conversationId, userId } = await world.mailSomeone()
    const text = `Yes, Monday is fine.\n\nOn Tue, May 5, 2026 at 10:00 AM Shop <${to}> wrote:\n\n${quote}`

    expect(await world.send({ to, subject: 'Re: New messages', text })).toMatch(/^250/)

    const [, answer] = await world.messages(conversationId)
    expect(answer).toMatchObject({
      author: { type: 'user', userId },
      content: { type: 'text', text: 'Yes, Monday is fine.' },
      source: { type: 'mailgun' }
    })
    expect(world.received.join('')).not.toContain('ann@')
  })

  test('tells that the messages before it were seen, and ends mails about them', async () => {
    const world = await openMailInWorld()
    const { to, conversationId, userId } = await world.mailSomeone()
    await world.say(conversationId, 'Or on Tuesday?')
    await world.send({ to, text: 'On Tuesday, please.' })

    const { body } = await world.call(
      'GET',
      `${world.shop.path}/conversations/${conversationId}/participants`
    )
    expect(body.participants).toMatchObject([{ userId, unreadCount: 0 }])
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(1)
  })

  test('is answered in turn in the same thread', async () => {
    const world = await openMailInWorld()
    const { to, messageId, conversationId } = await world.mailSomeone()
    await world.send({ to, text: 'Yes.' })
    await world.say(conversationId, 'It is on its way.')
    await world.pass(DELAY + 2 * 60 * SECOND)

    const [, second] = await world.smtp.until(2)
    expect(second!.headers).toMatchObject({ 'in-reply-to': messageId, references: messageId })
    expect(await world.send({ to: second!.headers['reply-to']!, text: 'Thanks!' })).toMatch(/^250/)
    expect(textsOf(await world.messages(conversationId)).at(-1)).toBe('Thanks!')
  })

  test('in HTML alone keeps what its author wrote into the quote', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const { html } = world.smtp.mails.at(-1)!
    const quote = html.replace('send it on Monday?', 'send it on Monday? Better on Friday.')
    await world.send({ to, html: `<p>See below.</p><hr>${quote}` })
    await world.send({ to, html: `<p>Or Saturday.</p><hr>${html}` })

    const [, answer, other] = await world.messages(conversationId)
    expect(answer.content.text).toMatch(/^See below\.\n[^]*Better on Friday\./)
    expect(other.content.text).toBe('Or Saturday.')
  })

  test('that comes twice, at both ports, is one message', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const mail = { to, text: 'Yes.', messageId: '<once@example.com>' }

    expect(await world.send(mail)).toMatch(/^250/)
    expect(await world.deliver(mail)).toMatch(/^250/)
    expect(textsOf(await world.messages(conversationId))).toEqual([
      'Shall we send it on Monday?',
      'Yes.'
    ])
  })

  test('without a Message-ID is one message, too, when it comes twice', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const mailOf = (said: string) => ({
      envelope: { from: 'ann@example.com', to },
      raw: `From: ann@example.com\r\nTo: ${to}\r\n\r\n${said}\r\n`
    })
    for (const said of ['Grüße', 'Grüße', 'Grüsse']) {
      expect(await world.send(mailOf(said))).toMatch(/^250/)
    }
    expect(textsOf(await world.messages(conversationId))).toEqual([
      'Shall we send it on Monday?',
      'Grüße',
      'Grüsse'
    ])
  })

  test('to the mails of two customers is a message of each, with files of its own', async () => {
    const world = await openMailInWorld()
    const ann = await world.mailSomeone()
    const ben = await world.mailSomeone('ben@example.com')
    const attachments = [{ filename: 'door.png', content: PNG }]
    expect(await world.send({ to: [ann.to, ben.to], text: 'Yes.', attachments })).toMatch(/^250/)

    const [, yes, picture] = await world.messages(ann.conversationId)
    await world.call('DELETE', `${world.shop.path}/users/${ann.userId}`)
    for (const url of [yes.originalMail, picture.content.mediaUrl]) {
      expect(await world.fetchFile(url)).toMatchObject({ status: 404 })
    }
    const [, bens, bensPicture] = await world.messages(ben.conversationId)
    expect(bens.content.text).toBe('Yes.')
    expect(await world.fetchFile(bens.originalMail)).toMatchObject({ status: 200 })
    expect((await world.fetchFile(bensPicture.content.mediaUrl)).bytes).toEqual(PNG)
  })

  test('may have its address in capitals', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    await world.send({ to: to.toUpperCase(), text: 'Yes.' })
    expect(await world.messages(conversationId)).toHaveLength(2)
  })

  test('counts from any address of its author', async () => {
    const world = await openMailInWorld()
    const { to, conversationId, userId } = await world.mailSomeone()
    await world.send({ to, from: 'ann@home.example', text: 'Yes.' })
    const [, answer] = await world.messages(conversationId)
    expect(answer.author).toMatchObject({ type: 'user', userId })
  })

  test('whose messages cannot be stored is asked for again, and is one message', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const mail = { to, text: 'Yes.', messageId: '<later@example.com>' }
    const write = vi.spyOn(world.domain, 'write').mockRejectedValueOnce(new Error('disk full'))
    expect(await world.send(mail)).toMatch(/^451 /)
    write.mockRestore()

    expect(await world.send(mail)).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(2)
  })

  test('brings its files; one that is not taken is named', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    await world.send({
      to,
      text: 'Here it is.',
      attachments: [
        { filename: 'door.png', content: PNG },
        { filename: 'run.exe', content: Buffer.from('MZ\u0000\u0000 program') }
      ]
    })

    const [, text, picture, ...others] = await world.messages(conversationId)
    expect(text.content.text).toBe('Here it is.\n\n📎 run.exe')
    expect(picture.content).toMatchObject({ type: 'image', altText: 'door.png' })
    expect((await world.fetchFile(picture.content.mediaUrl)).bytes).toEqual(PNG)
    expect(others).toEqual([])
  })

  test('longer than a message is several, and whole', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const words = Array.from({ length: 1_500 }, (_, at) => `word${at}`)
    await world.send({ to, text: words.join(' ') })

    const [, ...parts] = textsOf(await world.messages(conversationId))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join(' ').split(/\s+/)).toEqual(words)
  })

  test('in HTML alone is read as text', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    await world.send({ to, html: '<p>Yes, <b>please</b>.</p><script>alert(1)</script>' })
    expect(textsOf(await world.messages(conversationId)).at(-1)).toBe('Yes, please.')
  })

  test.each([
    ['windows-1252', 'Content-Type: text/plain; charset=windows-1252', 'Gr\xfc\xdfe', 'Grüße'],
    ['iso-2022-jp', 'Content-Type: text/plain; charset=iso-2022-jp', '\x1b$B$O$$\x1b(B', 'はい'],
    ['no type', 'X-Mailer: old', 'Yes', 'Yes'],
    ['an unknown type', 'Content-Type: text/plain; charset=klingon', 'Yes', 'Yes']
  ])('in %s is read', async (_, header, body, said) => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const raw = Buffer.from(
      `From: ann@example.com\r\nTo: ${to}\r\n${header}\r\n\r\n${body}\r\n`,
      'latin1'
    )
    await world.send({ envelope: { from: 'ann@example.com', to }, raw })
    expect(textsOf(await world.messages(conversationId)).at(-1)).toBe(said)
  })
})

describe('The mail of an answer', () => {
  test('is kept as it came, and deleted with its message', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    await world.send({ to, text: 'Yes.', headers: { 'X-Color': 'blue' } })
    const [, { id, originalMail }] = await world.messages(conversationId)

    const { headers, bytes } = await world.fetchFile(originalMail)
    expect(headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': expect.stringMatching(/^attachment/)
    })
    expect(String(bytes)).toMatch(/X-Color: blue\r\n/)

    await world.call('DELETE', `${world.shop.path}/conversations/${conversationId}/messages/${id}`)
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 404 })
  })

  test('is deleted when the personal information of its author is erased', async () => {
    const world = await openMailInWorld()
    const { to, conversationId, userId } = await world.mailSomeone()
    await world.send({ to, text: 'Yes.' })
    const [, { id, originalMail }] = await world.messages(conversationId)
    await world.call('POST', `${world.shop.path}/conversations/${conversationId}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'On Monday, then.' },
      quotedMessage: { type: 'message', message: { id } }
    })
    const [, , { quotedMessage }] = await world.messages(conversationId)
    expect(quotedMessage.message).toMatchObject({ originalMail })
    expect(String((await world.fetchFile(originalMail)).bytes)).toContain('Ann <ann@example.com>')

    await world.call('DELETE', `${world.shop.path}/users/${userId}/personalinformation`)

    const [, answer] = await world.messages(conversationId)
    expect(answer.content.text).toBe('Yes.')
    expect(answer).not.toHaveProperty('originalMail')
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 404 })
    const { read } = world.storage
    expect(await findTexts(read, ['ann@example.com', originalMail])).toEqual([])
  })

  test('is deleted with its author, whose answer stays in a group', async () => {
    const world = await openMailInWorld()
    const { userId } = await world.addCustomer()
    const other = await world.addUser(world.shop.path)
    const { body } = await world.call('POST', `${world.shop.path}/conversations`, {
      type: 'sdkGroup',
      participants: [{ userId }, { userId: other.id }]
    })
    const { id } = body.conversation
    const { to } = await world.mailFrom(id)
    await world.send({ to, text: 'Yes.' })
    const [, { originalMail }] = await world.messages(id)

    await world.call('DELETE', `${world.shop.path}/users/${userId}`)
    const [, answer] = await world.messages(id)
    expect(answer.content.text).toBe('Yes.')
    expect(answer).not.toHaveProperty('originalMail')
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 404 })
  })

  test.each<[string, (world: MailInWorld, path: string) => Promise<unknown>]>([
    ['its conversation', (world, path) => world.call('DELETE', path)],
    ['all messages of its conversation', (world, path) => world.call('DELETE', `${path}/messages`)],
    [
      'its conversation when the retention time is over',
      async ({ call, shop, moveClock, domain }) => {
        await call('PATCH', shop.path, { settings: { conversationRetentionSeconds: 3_600 } })
        moveClock(2 * HOUR)
        await removeInactive(domain, new AbortController().signal)
      }
    ]
  ])('is deleted with %s', async (_, remove) => {
    const world = await openMailInWorld()
    const { userId } = await world.addCustomer()
    // The first one is the default, which cannot be deleted.
    const { id } = await world.addConversation(world.shop.path, userId)
    const { to } = await world.mailFrom(id)
    await world.send({ to, text: 'Yes.' })
    const [, { originalMail }] = await world.messages(id)
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 200 })

    await remove(world, `${world.shop.path}/conversations/${id}`)
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 404 })
    expect(await findTexts(world.storage.read, [originalMail])).toEqual([])
  })

  test('is deleted with its message where the retention is interrupted', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    await world.send({ to, text: 'Yes.' })
    const [, { originalMail }] = await world.messages(conversationId)
    const settings = { conversationRetentionSeconds: 3_600 }
    await world.call('PATCH', world.shop.path, { settings })
    world.moveClock(2 * HOUR)
    const stop = new AbortController()
    const { write } = world.domain
    const writing = vi.spyOn(world.domain, 'write').mockImplementationOnce(async fn => {
      const result = await write(fn)
      stop.abort()
      return result
    })
    await removeInactive(world.domain, stop.signal)
    writing.mockRestore()

    expect(await world.messages(conversationId)).toEqual([])
    expect(await world.fetchFile(originalMail)).toMatchObject({ status: 404 })
  })

  test('is not kept where the app hides the numbers of cards', async () => {
    const world = await openMailInWorld()
    await world.call('PATCH', world.shop.path, { settings: { maskCreditCardNumbers: true } })
    const { to, conversationId } = await world.mailSomeone()
    await world.send({ to, text: 'Mine is 4242 4242 4242 4242.' })

    const [, message] = await world.messages(conversationId)
    expect(message.content.text).toBe('Mine is **** **** **** 4242.')
    expect(message).not.toHaveProperty('originalMail')
    expect(await world.storage.read.selectFrom('files').select('id').execute()).toEqual([])
  })
})

describe('A mail is taken and not shown', () => {
  test.each<[string, Record<string, string>, string?]>([
    ['an answer of a robot', { 'Auto-Submitted': 'auto-replied' }],
    ['a mail to many', { Precedence: 'bulk' }],
    ['a mail of a list', { 'List-Id': '<list.example.com>' }],
    ['an out-of-office note', { 'X-Autoreply': 'yes' }],
    ['a bounce', {}, 'MAILER-DAEMON@example.com'],
    ['a mail of a sender that takes no answers', {}, 'no-reply@example.com'],
    ['a mail of our own', {}, 'hello@pipit.example']
  ])('that is %s', async (_, headers, from = 'ann@example.com') => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    expect(await world.send({ to, from, headers, text: 'I am away.' })).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(1)
    expect(world.received.join('')).toContain('mail.ignored')
  })

  test('that comes from someone whom the business blocked', async () => {
    const world = await openMailInWorld()
    const { to, conversationId, userId } = await world.mailSomeone()
    await world.call('POST', `${world.shop.path}/users/${userId}/block`)
    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(1)
  })
})

describe('A mail is refused', () => {
  test.each([
    ['another domain', `reply+${'0'.repeat(32)}@example.org`],
    ['no address of ours', `hello@${DOMAIN}`],
    ['an address that was never given to a user', `reply+${'0'.repeat(32)}@${DOMAIN}`]
  ])('that goes to %s', async (_, to) => {
    const world = await openMailInWorld()
    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^550 /)
    expect(await world.deliver({ to, text: 'Yes.' })).toMatch(/^550 /)
  })

  test('that goes to a user who is gone', async () => {
    const world = await openMailInWorld()
    const { to, userId } = await world.mailSomeone()
    await world.call('DELETE', `${world.shop.path}/users/${userId}`)
    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^550 /)
  })

  test('that goes to a conversation that is closed for good', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const path = `${world.shop.path}/conversations/${conversationId}`
    await world.call('PATCH', world.shop.path, { settings: { disableConversationReopen: true } })
    await world.call('PATCH', path, { status: 'closed' })
    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^550 5\.2\.1 /)
    expect(await world.deliver({ to, text: 'Yes.' })).toMatch(/^550 5\.2\.1 /)
    expect(await world.messages(conversationId)).toHaveLength(1)
    expect(await world.storage.read.selectFrom('files').select('id').execute()).toEqual([])

    await world.call('PATCH', path, { status: 'open' })
    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^250/)
  })

  test('for now, while eight others are under way', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    let goOn = () => {}
    const held = new Promise<void>(resolve => (goOn = resolve))
    const { write } = world.domain
    const writing = vi.spyOn(world.domain, 'write')
    writing.mockImplementation(async fn => {
      await held
      return write(fn)
    })
    const others = Array.from({ length: 8 }, (_, at) => world.send({ to, text: `Mail ${at}` }))
    await expect.poll(() => writing.mock.calls.length).toBe(8)

    expect(await world.send({ to, text: 'One more' })).toMatch(/^451 4\.3\.2 /)

    goOn()
    for (const answer of await Promise.all(others)) expect(answer).toMatch(/^250/)
    expect(await world.send({ to, text: 'One more' })).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(10)
  })

  test('that is too large', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const lines = Buffer.alloc(37_000_000, `${'a'.repeat(998)}\r\n`)
    const raw = Buffer.concat([Buffer.from('From: ann@example.com\r\n\r\n'), lines])
    const answer = await world.send({ envelope: { from: 'ann@example.com', to }, raw })
    expect(answer).toMatch(/^552 /)
    expect(await world.messages(conversationId)).toHaveLength(1)
  })

  longTest('for now, after sixty in an hour', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    for (let count = 0; count < 60; count++) await world.send({ to, text: `Mail ${count}` })
    expect(await world.send({ to, text: 'One more' })).toMatch(/^452 /)
    expect(await world.messages(conversationId)).toHaveLength(61)

    world.moveClock(HOUR)
    expect(await world.send({ to, text: 'One more' })).toMatch(/^250/)
  })

  test('whose parts are nested without end; the next one is taken', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const open = Array.from(
      { length: 500 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`
    ).join('')
    const raw = `From: ann@example.com\r\n${open}Content-Type: text/plain\r\n\r\nYes\r\n`
    expect(await world.send({ envelope: { from: 'ann@example.com', to }, raw })).toMatch(/^55\d /)
    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(2)
  })
})

describe('A connection', () => {
  test('that speaks no SMTP, or breaks off, harms no other', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    const socket = connect(world.ports.smtp, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\n\r\n')
    await new Promise(resolve => socket.once('data', resolve))
    socket.destroy()

    expect(await world.send({ to, text: 'Yes.' })).toMatch(/^250/)
    expect(await world.messages(conversationId)).toHaveLength(2)
  })
})
