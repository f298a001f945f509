import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../util/free-port'
import { type MailServers, startMailServers } from '../../util/mail'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer, type TestServer } from '../../util/server'

const dataDir = mkdtempSync(join(tmpdir(), 'pipit-mailbox-'))
let mail: MailServers
let port: number
let server: TestServer
let rest: Awaited<ReturnType<typeof makeWebIntegration>>['rest']

const start = async () => {
  server = await startTestServer({
    dataDir,
    port,
    env: {
      PIPIT_SMTP_URL: mail.url,
      PIPIT_MAIL_FROM: `hello@${mail.domain}`,
      PIPIT_IMAP_URL: mail.imapUrl('hello'),
      PIPIT_MAIL_DELAY_S: '0'
    }
  })
}

const send = (fields: SendMailOptions) =>
  createTransport({ host: '127.0.0.1', port: mail.mailboxesPort, lmtp: true }).sendMail({
    to: `hello@${mail.domain}`,
    ...fields
  })

const FIRST = 'Shall we send it on Monday?'

/** A customer who was mailed a message. */
const mailSomeone = async (name: string) => {
  const profile = { email: `${name}@${mail.domain}` }
  const { user } = await rest<any>('POST', '/users', { externalId: name, profile })
  const { conversation } = await rest<any>('POST', '/conversations', {
    type: 'personal',
    participants: [{ userId: user.id }]
  })
  const path = `/conversations/${conversation.id}/messages`
  const say = (text: string) =>
    rest('POST', path, { author: { type: 'business' }, content: { type: 'text', text } })
  await say(FIRST)
  await expect.poll(async () => (await mail.mailsOf(name)).length).toBe(1)
  const [received] = await mail.mailsOf(name)
  return {
    from: profile.email,
    id: received!.headers['message-id']!,
    received: received!,
    say,
    messages: async () => (await rest<any>('GET', path)).messages as any[],
    texts: async () =>
      (await rest<any>('GET', path)).messages.map((message: any) => message.content.text)
  }
}

describe('A mailbox of Dovecot from which answers are fetched', () => {
  beforeAll(async () => {
    mail = await startMailServers()
    port = await freePort()
    await start()
    rest = (await makeWebIntegration(server.url, server.accountKey)).rest
  })
  afterAll(async () => {
    await server.stop()
    await mail.close()
    rmSync(dataDir, { recursive: true })
  })

  test('gives what people answer, and keeps other mails as they were', async () => {
    const { from, id, received, texts } = await mailSomeone('ann')
    expect(received.headers).not.toHaveProperty('reply-to')
    expect(received.text).toMatch(/^— .+ —/)
    await send({ from: 'dan@example.test', subject: 'An offer', text: 'Buy now.' })
    const text = `Yes, please.\n\nOn Tue, 5 May 2026, Shop <hello@${mail.domain}> wrote:\n${received.text.replace(/^/gm, '> ')}`
    await send({ from, inReplyTo: id, references: id, text })

    await expect.poll(texts).toEqual([FIRST, 'Yes, please.'])
    // Mails of two senders may change places.
    const readSeen = async () => (await mail.seenOf('hello')).toSorted()
    await expect.poll(readSeen).toEqual([false, true])
  })

  test('is read again after it was away, and each answer once', async () => {
    const { from, id, texts } = await mailSomeone('ben')
    const answer = { from, inReplyTo: id, text: 'On Tuesday.', messageId: '<once@example.test>' }
    await send(answer)
    await expect.poll(texts).toEqual([FIRST, 'On Tuesday.'])
    await mail.restartMailboxes()
    await send(answer)
    await send({ from, references: `<other@example.test> ${id}`, text: 'Or on Friday.' })
    await expect.poll(texts).toEqual([FIRST, 'On Tuesday.', 'Or on Friday.'])
  })

  test('gives what came while the server was away', async () => {
    const { from, id, texts } = await mailSomeone('cleo')
    await server.kill()
    await send({ from, inReplyTo: id, text: 'Any day.' })
    await start()
    await expect.poll(texts).toEqual([FIRST, 'Any day.'])
  })

  test('gives the report that a mail did not arrive', async () => {
    const { id, messages } = await mailSomeone('dora')
    await send({
      envelope: { from: '', to: `hello@${mail.domain}` },
      raw: [
        'From: MAILER-DAEMON@mx.example.test',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="cut"',
        '',
        '--cut',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example.test',
        '',
        'Final-Recipient: rfc822; dora@example.test',
        'Action: failed',
        'Status: 5.2.2',
        '',
        '--cut',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${id}`,
        '--cut--',
        ''
      ].join('\r\n')
    })
    await expect
      .poll(async () => (await messages())[0].deliveryError?.message)
      .toBe('mail: the mailbox is full (5.2.2)')
  })

  test('gives complaints about mails, and nothing is mailed to their readers any more', async () => {
    const { id, say } = await mailSomeone('emil')
    const countSeen = async () => (await mail.seenOf('hello')).filter(Boolean).length
    const seen = await countSeen()
    await send({
      envelope: { from: 'feedback@mailbox.example.test', to: `hello@${mail.domain}` },
      raw: [
        'From: feedback@mailbox.example.test',
        'Content-Type: multipart/report; report-type=feedback-report; boundary="cut"',
        '',
        '--cut',
        'Content-Type: message/feedback-report',
        '',
        'Feedback-Type: abuse',
        'Version: 1',
        '',
        '--cut',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${id}`,
        '--cut--',
        ''
      ].join('\r\n')
    })
    await expect.poll(countSeen).toBe(seen + 1)
    await say('Are you there?')
    await mailSomeone('fay')
    expect(await mail.mailsOf('emil')).toHaveLength(1)
  })
})
