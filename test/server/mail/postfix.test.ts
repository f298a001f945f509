import { createTransport } from 'nodemailer'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../util/free-port'
import { readSample } from '../../util/guide-samples'
import { startMailServers, startPostfix, startSmtpStub } from '../../util/mail'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer } from '../../util/server'

describe('Postfix with the lines of the guide', () => {
  test('hands answers on to Pipit', async () => {
    const port = await freePort()
    const lines = readSample('mail', 'Answers', 'ini')
    expect(lines).toContain(':2424')
    const postfix = await startPostfix(lines.replace(':2424', `:${port}`))
    onTestFinished(() => postfix.close())
    const smtp = await startSmtpStub()
    onTestFinished(() => smtp.close())
    const server = await startTestServer({
      env: {
        PIPIT_SMTP_URL: smtp.url,
        PIPIT_MAIL_FROM: 'hello@example.com',
        PIPIT_MAIL_DELAY_S: '0',
        PIPIT_MAIL_DOMAIN: 'reply.example.com',
        PIPIT_LMTP_PORT: `${port}`
      }
    })
    onTestFinished(() => server.stop())
    const { rest } = await makeWebIntegration(server.url, server.accountKey)
    const profile = { email: 'ann@example.org' }
    const { user } = await rest<any>('POST', '/users', { externalId: 'ann', profile })
    const { conversation } = await rest<any>('POST', '/conversations', {
      type: 'personal',
      participants: [{ userId: user.id }]
    })
    const path = `/conversations/${conversation.id}/messages`
    const content = { type: 'text', text: 'Shall we send it on Monday?' }
    await rest('POST', path, { author: { type: 'business' }, content })
    const [mail] = await smtp.until(1)

    await createTransport(postfix.url).sendMail({
      from: 'ann@example.org',
      to: mail!.headers['reply-to'],
      text: 'Yes, please.'
    })
    const readTexts = async () =>
      (await rest<any>('GET', path)).messages.map((message: any) => message.content.text)
    await expect.poll(readTexts).toEqual(['Shall we send it on Monday?', 'Yes, please.'])
  })
})

describe('Postfix in front of Dovecot', () => {
  test('reports that an address has no mailbox: nothing else goes there', async () => {
    const port = await freePort()
    const mail = await startMailServers()
    onTestFinished(() => mail.close())
    const postfix = await startPostfix(`
relay_domains = reply.example.com, ${mail.domain}
transport_maps = inline:{ reply.example.com=lmtp:inet:127.0.0.1:${port}, ${mail.domain}=lmtp:inet:127.0.0.1:${mail.mailboxesPort} }
`)
    onTestFinished(() => postfix.close())
    const server = await startTestServer({
      env: {
        PIPIT_SMTP_URL: postfix.url,
        PIPIT_MAIL_FROM: 'hello@example.com',
        PIPIT_MAIL_DELAY_S: '0',
        PIPIT_MAIL_DOMAIN: 'reply.example.com',
        PIPIT_LMTP_PORT: `${port}`
      }
    })
    onTestFinished(() => server.stop())
    const { rest } = await makeWebIntegration(server.url, server.accountKey)
    const addCustomer = async (name: string) => {
      const profile = { email: `${name}@${mail.domain}` }
      const { user } = await rest<any>('POST', '/users', { externalId: name, profile })
      const { conversation } = await rest<any>('POST', '/conversations', {
        type: 'personal',
        participants: [{ userId: user.id }]
      })
      const path = `/conversations/${conversation.id}`
      return {
        say: (text: string) =>
          rest('POST', `${path}/messages`, {
            author: { type: 'business' },
            content: { type: 'text', text }
          }),
        read: () =>
          rest('POST', `${path}/activity`, {
            author: { type: 'user', userId: user.id },
            type: 'conversation:read'
          }),
        errors: async () =>
          (await rest<any>('GET', `${path}/messages`)).messages.map(
            (message: any) => message.deliveryError?.message
          )
      }
    }
    const nobody = await addCustomer('nobody')
    await nobody.say('Shall we send it on Monday?')
    const reason = 'mail: there is no such address (5.1.1)'
    await expect.poll(nobody.errors).toEqual([reason])

    await nobody.read()
    await nobody.say('Are you there?')
    const ann = await addCustomer('ann')
    await ann.say('Hello?')
    await expect.poll(async () => (await mail.mailsOf('ann')).length).toBe(1)
    expect(await nobody.errors()).toEqual([reason, undefined])
    expect(await ann.errors()).toEqual([undefined])
  })
})
