import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailServers, startMailServers } from '../../util/mail'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer, type TestServer } from '../../util/server'
import { addLiveVisitor } from './live-visitor'

let mail: MailServers
let server: TestServer

describe('Mails through OpenSMTPD into mailboxes of Dovecot', () => {
  beforeAll(async () => {
    mail = await startMailServers()
    server = await startTestServer({
      env: {
        PIPIT_SMTP_URL: mail.url,
        PIPIT_MAIL_FROM: 'hello@pipit.example',
        PIPIT_MAIL_DOMAIN: mail.answersDomain,
        PIPIT_LMTP_PORT: `${mail.answersPort}`,
        PIPIT_MAIL_DELAY_S: '0'
      }
    })
  })
  afterAll(async () => {
    await server.stop()
    await mail.close()
  })

  test('carry answers that stay unseen, as one thread', async () => {
    const { rest } = await makeWebIntegration(server.url, server.accountKey)
    const profile = { email: `ann@${mail.domain}` }
    const { user } = await rest<any>('POST', '/users', { externalId: 'ann', profile })
    const { conversation } = await rest<any>('POST', '/conversations', {
      type: 'personal',
      participants: [{ userId: user.id }]
    })
    const say = (text: string) =>
      rest('POST', `/conversations/${conversation.id}/messages`, {
        author: { type: 'business', displayName: 'Ben' },
        content: { type: 'text', text }
      })

    await say('Your parcel is here – come and get it.')
    await expect.poll(async () => (await mail.mailsOf('ann')).length).toBe(1)
    const [first] = await mail.mailsOf('ann')

    expect(first!.text).toContain('Your parcel is here – come and get it.')
    expect(first!.headers).toMatchObject({
      from: 'Shop <hello@pipit.example>',
      'reply-to': expect.stringMatching(/^reply\+[\da-f]{32}@reply\.example\.test$/),
      'message-id': expect.stringMatching(/^<[\da-f]{24}\.[\da-f]{32}@reply\.example\.test>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click'
    })

    await rest('POST', `/conversations/${conversation.id}/activity`, {
      author: { type: 'user', userId: user.id },
      type: 'conversation:read'
    })
    await say('It waits until Friday.')
    await expect.poll(async () => (await mail.mailsOf('ann')).length).toBe(2)
    const [, second] = await mail.mailsOf('ann')
    const id = first!.headers['message-id']
    expect(second!.headers).toMatchObject({ 'in-reply-to': id, references: id })
    expect(second!.text).not.toContain('Your parcel is here')

    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('pipit_mails_total{outcome="sent"} 2')
    expect(metrics).toContain('pipit_waiting_mails 0')
    expect(metrics).not.toMatch(/\bann\b/)
  })

  test('bring an answer to the visitor who is back, and the next mail into its thread', async () => {
    const made = await makeWebIntegration(server.url, server.accountKey)
    const visitor = await addLiveVisitor({ url: server.url, mail, ...made }, 'cleo')
    const first = await visitor.mailed('Shall we send it on Monday?')
    const id = first.headers['message-id']!

    const arrived = await visitor.connect()
    await createTransport(mail.url).sendMail({
      from: visitor.email,
      to: first.headers['reply-to'],
      inReplyTo: id,
      references: id,
      text: `Yes, please.\n\nOn Tue, 5 May 2026, Shop <hello@pipit.example> wrote:\n${first.text.replace(/^/gm, '> ')}`
    })
    await arrived('Yes, please.')

    const second = await visitor.mailed('It is on its way.')
    expect(second.headers).toMatchObject({ 'in-reply-to': id, references: id })
  })

  test('report that there is no such address: nothing else goes there, and the team sees why', async () => {
    const { rest } = await makeWebIntegration(server.url, server.accountKey)
    const { integration } = await rest<any>('POST', '/integrations', {
      type: 'mailgun',
      fromAddress: 'hello@pipit.example'
    })
    const { user } = await rest<any>('POST', '/users', { externalId: 'dora' })
    const { conversation } = await rest<any>('POST', '/conversations', {
      type: 'personal',
      participants: [{ userId: user.id }]
    })
    const { client } = await rest<any>('POST', `/users/${user.id}/clients`, {
      matchCriteria: {
        type: 'mailgun',
        integrationId: integration.id,
        address: `dora@${mail.emptyDomain}`
      },
      confirmation: { type: 'immediate' },
      target: { conversationId: conversation.id }
    })
    const path = `/conversations/${conversation.id}/messages`
    const say = (text: string) =>
      rest('POST', path, { author: { type: 'business' }, content: { type: 'text', text } })
    const errors = async () =>
      (await rest<any>('GET', path)).messages.map((each: any) => each.deliveryError?.message)
    await say('Shall we send it on Monday?')
    const reason = 'mail: there is no such address (5.1.1)'
    await expect.poll(errors).toEqual([reason])
    const { client: blocked } = await rest<any>('GET', `/users/${user.id}/clients/${client.id}`)
    expect(blocked.status).toBe('blocked')

    await rest('POST', `/conversations/${conversation.id}/activity`, {
      author: { type: 'user', userId: user.id },
      type: 'conversation:read'
    })
    await say('Are you there?')
    // What is mailed after it has gone: it would have gone by now.
    const later = await addLiveVisitor(
      { url: server.url, mail, ...(await makeWebIntegration(server.url, server.accountKey)) },
      'emil'
    )
    await later.mailed('Hello?')
    expect(await errors()).toEqual([reason, undefined])
  })
})
