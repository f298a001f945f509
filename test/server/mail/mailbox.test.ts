import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIRST, type MailboxWorld, openMailboxWorld } from './mailbox-world'
import { multipartReport } from './multipart-report'

let world: MailboxWorld

describe('A mailbox of Dovecot from which answers are fetched', () => {
  beforeAll(async () => {
    world = await openMailboxWorld()
  })
  afterAll(() => world.close())

  test('gives what people answer, and keeps other mails as they were', async () => {
    const { from, id, received, texts } = await world.mailSomeone('ann')
    expect(received.headers).not.toHaveProperty('reply-to')
    expect(received.text).toMatch(/^— .+ —/)
    await world.send({ from: 'dan@example.test', subject: 'An offer', text: 'Buy now.' })
    const text = `Yes, please.\n\nOn Tue, 5 May 2026, Shop <hello@${world.mail.domain}> wrote:\n${received.text.replace(/^/gm, '> ')}`
    await world.send({ from, inReplyTo: id, references: id, text })

    await expect.poll(texts).toEqual([FIRST, 'Yes, please.'])
    // Mails of two senders may change places.
    const readSeen = async () => (await world.mail.seenOf('hello')).toSorted()
    await expect.poll(readSeen).toEqual([false, true])
  })

  test('is read again after it was away, and each answer once', async () => {
    const { from, id, texts } = await world.mailSomeone('ben')
    const answer = { from, inReplyTo: id, text: 'On Tuesday.', messageId: '<once@example.test>' }
    await world.send(answer)
    await expect.poll(texts).toEqual([FIRST, 'On Tuesday.'])
    await world.mail.restartMailboxes()
    await world.send(answer)
    await world.send({ from, references: `<other@example.test> ${id}`, text: 'Or on Friday.' })
    await expect.poll(texts).toEqual([FIRST, 'On Tuesday.', 'Or on Friday.'])
  })

  test('gives what came while the server was away', async () => {
    const { from, id, texts } = await world.mailSomeone('cleo')
    await world.kill()
    await world.send({ from, inReplyTo: id, text: 'Any day.' })
    await world.start()
    await expect.poll(texts).toEqual([FIRST, 'Any day.'])
  })

  test('gives the report that a mail did not arrive', async () => {
    const { id, messages } = await world.mailSomeone('dora')
    await world.send({
      envelope: { from: '', to: `hello@${world.mail.domain}` },
      raw: multipartReport('delivery-status', ['From: MAILER-DAEMON@mx.example.test'], {
        'message/delivery-status': [
          'Reporting-MTA: dns; mx.example.test',
          '',
          'Final-Recipient: rfc822; dora@example.test',
          'Action: failed',
          'Status: 5.2.2'
        ],
        'text/rfc822-headers': [`Message-ID: ${id}`]
      })
    })
    await expect
      .poll(async () => (await messages())[0].deliveryError?.message)
      .toBe('mail: the mailbox is full (5.2.2)')
  })

  test('gives complaints about mails, and nothing is mailed to their readers any more', async () => {
    const { id, say } = await world.mailSomeone('emil')
    const countSeen = async () => (await world.mail.seenOf('hello')).filter(Boolean).length
    const seen = await countSeen()
    await world.send({
      envelope: { from: 'feedback@mailbox.example.test', to: `hello@${world.mail.domain}` },
      raw: multipartReport('feedback-report', ['From: feedback@mailbox.example.test'], {
        'message/feedback-report': ['Feedback-Type: abuse', 'Version: 1'],
        'text/rfc822-headers': [`Message-ID: ${id}`]
      })
    })
    await expect.poll(countSeen).toBe(seen + 1)
    await say('Are you there?')
    await world.mailSomeone('fay')
    expect(await world.mail.mailsOf('emil')).toHaveLength(1)
  })
})
