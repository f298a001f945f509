import { createTransport } from 'nodemailer'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailServers } from '../../util/mail'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer } from '../../util/server'
import { addLiveVisitor, type LiveShop } from './live-visitor'
import { openMailboxWorld } from './mailbox-world'

const ROUNDS = 5
const LIMIT_MS = 3_000

interface Answer {
  from: string
  to: string | undefined
  inReplyTo: string | undefined
  text: string
}

interface Way {
  shop: LiveShop
  send: (answer: Answer) => Promise<unknown>
}

const bySmtp = async (): Promise<Way> => {
  const mail = await startMailServers()
  onTestFinished(() => mail.close())
  const server = await startTestServer({
    env: {
      PIPIT_SMTP_URL: mail.url,
      PIPIT_MAIL_FROM: 'hello@pipit.example',
      PIPIT_MAIL_DOMAIN: mail.answersDomain,
      PIPIT_LMTP_PORT: `${mail.answersPort}`,
      PIPIT_MAIL_DELAY_S: '0'
    }
  })
  onTestFinished(() => server.stop())
  const made = await makeWebIntegration(server.url, server.accountKey)
  const transport = createTransport(mail.url)
  return { shop: { url: server.url, mail, ...made }, send: fields => transport.sendMail(fields) }
}

const byMailbox = async (): Promise<Way> => {
  const world = await openMailboxWorld()
  onTestFinished(() => world.close())
  return { shop: world.shop, send: ({ to: _, ...fields }) => world.send(fields) }
}

describe('From the mail server to the messenger of a visitor who is there', () => {
  test.each([
    ['OpenSMTPD, by LMTP', bySmtp],
    ['Dovecot, by IMAP', byMailbox]
  ])('an answer takes less than three seconds: %s', async (_, open) => {
    const { shop, send } = await open()
    const visitor = await addLiveVisitor(shop, 'ann')
    const times: number[] = []
    let earlier: string | undefined
    const arrived = await visitor.connect()
    for (let round = 1; round <= ROUNDS; round++) {
      const { headers } = await visitor.mailed(`Shall we send it on day ${round}?`)
      if (earlier !== undefined) expect(headers['in-reply-to']).toBe(earlier)
      earlier = headers['message-id']
      const begun = performance.now()
      await send({
        from: visitor.email,
        to: headers['reply-to'],
        inReplyTo: earlier,
        text: `Day ${round} is fine.`
      })
      await arrived(`Day ${round} is fine.`)
      times.push(Math.round(performance.now() - begun))
    }
    console.log(`answers by mail, ms: ${times.join(' ')}`)
    expect(Math.max(...times)).toBeLessThan(LIMIT_MS)
  })
})
