import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listLanguages } from '../../../src/protocol'
import { fillName, wordsIn } from '../../../src/server/mail'
import { DELAY, type MailWorld, openMailWorld } from './mail-world'

const mailed = async (world: MailWorld, conversationId: string, content: string | object) => {
  await world.say(conversationId, content)
  const before = world.smtp.mails.length
  await world.pass(DELAY * 10)
  expect(world.smtp.mails).toHaveLength(before + 1)
  return world.smtp.mails.at(-1)!
}

describe('A mail with messages', () => {
  test('has who wrote, what they wrote as text, and files and pages as links', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'Line one\nline two', { displayName: 'Ben Smith' })
    await world.say(conversationId, {
      type: 'text',
      text: 'Look here',
      actions: [{ type: 'link', text: 'The catalogue', uri: 'https://shop.example/catalogue' }]
    })
    const { text, html } = await mailed(world, conversationId, {
      type: 'image',
      mediaUrl: 'https://files.example/a/lamp%20one.png'
    })

    expect(text).toContain('Ben Smith:\nLine one\nline two')
    expect(text).toContain('Look here\nThe catalogue: https://shop.example/catalogue')
    expect(text).toContain('lamp one.png: https://files.example/a/lamp%20one.png')
    expect(html).toContain('Line one<br>line two')
    expect(html).toMatch(
      /<a href="https:\/\/files\.example\/a\/lamp%20one\.png"[^>]*>lamp one\.png</
    )
    expect(html).not.toMatch(/<img|src=|<script|<link|url\(/)
  })

  test('shows what looks like HTML as text', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, '<script>alert(1)</script>', { displayName: '<b>Ben</b>' })
    const { html } = await mailed(world, conversationId, '"><img src=x onerror=alert(1)>')

    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  })

  test('has its text part first, and is sent once for what asks not to be answered by robots', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    const { headers, raw } = await mailed(world, conversationId, 'Your parcel is here.')

    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
    expect(headers).toMatchObject({
      'x-auto-response-suppress': 'OOF, AutoReply',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-unsubscribe': expect.stringMatching(
        /^<http:\/\/127\.0\.0\.1:8080\/mail\/unsubscribe\/[\da-f]{32}>$/
      )
    })
    expect(headers).not.toHaveProperty('auto-submitted')
  })

  test('continues the thread of the mails before it', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    const [first, second, third] = [
      await mailed(world, conversationId, 'One'),
      await mailed(world, conversationId, 'Two'),
      await mailed(world, conversationId, 'Three')
    ]
    const idOf = ({ headers }: typeof first) => headers['message-id']!

    expect(first.headers).not.toHaveProperty('references')
    expect(second.headers).toMatchObject({
      'in-reply-to': idOf(first),
      references: idOf(first),
      subject: first.headers['subject']
    })
    expect(third.headers).toMatchObject({
      'in-reply-to': idOf(second),
      references: `${idOf(first)} ${idOf(second)}`
    })
  })

  test('asks for answers in the conversation where none to the mail are read', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    const { headers, text } = await mailed(world, conversationId, 'Your parcel is here.')

    expect(headers).not.toHaveProperty('reply-to')
    expect(text).toContain('Please answer in the conversation')
    expect(text).not.toContain('Reply above this line')
  })

  test('has an address of its own for answers, and a line above which they stand, where a domain is set', async () => {
    const world = await openMailWorld({ env: { PIPIT_MAIL_DOMAIN: 'Answers.example.com' } })
    const { conversationId } = await world.addCustomer()
    const { headers, text } = await mailed(world, conversationId, 'Your parcel is here.')
    const [row] = await world.mails()

    expect(headers['reply-to']).toBe(`reply+${row!.token}@answers.example.com`)
    expect(headers['message-id']).toMatch(/@answers\.example\.com>$/)
    expect(text.startsWith('— Reply above this line —\n')).toBe(true)
    expect(text).not.toContain('Please answer in the conversation')
  })

  test('is in the language of the user, also from right to left', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer('ann@example.com', {
      profile: { email: 'ann@example.com', locale: 'ar-EG' }
    })
    const { headers, text, html } = await mailed(world, conversationId, 'Hello')

    const words = wordsIn('ar')
    expect(headers).toMatchObject({
      subject: fillName(words.subject, 'Shop'),
      'content-language': 'ar'
    })
    expect(text).toContain(fillName(words.lead, 'Shop'))
    expect(html).toContain('<html lang="ar" dir="rtl">')
  })

  test('is in the language of the browser, and leads to the page from which the visitor wrote', async () => {
    const world = await openMailWorld()
    const { userId, conversationId } = await world.shop.addVisitor({
      client: {
        id: 'device',
        platform: 'web',
        info: { browserLanguage: 'de-CH', currentUrl: 'https://shop.example/lamps?id=7#top' }
      },
      conversation: { messages: [{ clientMessageId: '1', message: { type: 'text', text: 'Hi' } }] }
    })
    await world.call('PATCH', `${world.shop.path}/users/${userId}`, {
      profile: { email: 'ann@example.com' }
    })
    const { text, html } = await mailed(world, conversationId, 'Guten Tag')

    expect(text).toContain('Unterhaltung öffnen:\nhttps://shop.example/lamps?id=7#top')
    expect(html).toContain('href="https://shop.example/lamps?id=7#top"')
  })

  test('is signed by a key of the domain, unsubscribing included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pipit-dkim-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const file = join(folder, 'key.pem')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const world = await openMailWorld({
      env: {
        PIPIT_DKIM_KEY_FILE: file,
        PIPIT_DKIM_DOMAIN: 'pipit.example',
        PIPIT_DKIM_SELECTOR: 'mail2026'
      }
    })
    const { conversationId } = await world.addCustomer()
    const { raw, headers } = await mailed(world, conversationId, 'Your parcel – here.')

    const signature = headers['dkim-signature']!
    const tag = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(signature)![1]!
    expect([tag('d'), tag('s'), tag('a')]).toEqual(['pipit.example', 'mail2026', 'rsa-sha256'])
    expect(tag('h').split(':')).toEqual(
      expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post'])
    )
    const [head = '', ...rest] = raw.split('\r\n\r\n')
    const body = rest
      .join('\r\n\r\n')
      .replace(/[ \t]+/g, ' ')
      .replace(/ \r\n/g, '\r\n')
      .replace(/(\r\n)*$/, '\r\n')
    expect(createHash('sha256').update(body, 'latin1').digest('base64')).toBe(tag('bh'))
    const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
    const relaxed = (name: string) => {
      const line = lines.findLast(each => each.toLowerCase().startsWith(`${name}:`))!
      return `${name}:${line
        .slice(name.length + 1)
        .replace(/[ \t]+/g, ' ')
        .trim()}`
    }
    const signed = [
      ...tag('h').split(':').map(relaxed),
      relaxed('dkim-signature').replace(/b=[^;]*$/, 'b=')
    ].join('\r\n')
    const isRight = createVerify('RSA-SHA256')
      .update(signed, 'latin1')
      .verify(
        createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
        tag('b').replace(/\s/g, ''),
        'base64'
      )
    expect(isRight).toBe(true)
  })
})

describe('Texts of mails', () => {
  test.each(listLanguages())(
    'are there in %s, with the name where the English ones have it',
    tag => {
      const texts = Object.entries(wordsIn(tag))
      for (const [key, text] of texts) {
        const english = wordsIn('en')[key as keyof ReturnType<typeof wordsIn>]
        expect(text.includes('{name}'), key).toBe(english.includes('{name}'))
        if (tag !== 'en') expect(text, key).not.toBe(english)
      }
    }
  )
})
