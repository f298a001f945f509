import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailServers, startMailServers } from '../../util/mail'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer, type TestServer } from '../../util/server'

let mail: MailServers
let server: TestServer

describe('Mails through OpenSMTPD into mailboxes of Dovecot', () => {
  beforeAll(async () => {
    mail = await startMailServers()
    server = await startTestServer({
      env: {
        PIPIT_SMTP_URL: mail.url,
        PIPIT_MAIL_FROM: 'hello@pipit.example',
        PIPIT_MAIL_DOMAIN: mail.domain,
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
      'reply-to': expect.stringMatching(/^reply\+[\da-f]{32}@example\.test$/),
      'message-id': expect.stringMatching(/^<[\da-f]{24}\.[\da-f]{32}@example\.test>$/),
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
    expect(metrics).not.toContain('ann')
  })
})
