import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MAILS_TOPIC } from '../../../src/server/domain/transaction'
import { longTest } from '../../browser/short-run'
import { startSmtpStub } from '../../util/mail'
import { DELAY, HOUR, MINUTE, openMailWorld, SECOND } from './mail-world'

const folder = mkdtempSync(join(tmpdir(), 'pipit-tls-'))
let certificate: { cert: string; key: string }

const failuresOf = async ({ storage }: Awaited<ReturnType<typeof openMailWorld>>) => {
  const rows = await storage.read.selectFrom('webhookJobs').select('eventJson').execute()
  return rows
    .map(({ eventJson }) => JSON.parse(eventJson))
    .filter(({ type }) => type === 'conversation:message:delivery:failure')
}

const addWebhook = ({ call, shop }: Awaited<ReturnType<typeof openMailWorld>>) =>
  call('POST', `${shop.path}/integrations`, {
    type: 'custom',
    webhooks: [
      {
        target: 'https://bot.example.com/',
        triggers: ['conversation:message:delivery:failure', 'client:update']
      }
    ]
  })

describe('A mail server', () => {
  beforeAll(() => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
        ...['-subj', '/CN=elsewhere.example', '-keyout', key, '-out', cert]
      ],
      { stdio: 'ignore' }
    )
    certificate = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('that says "later" is asked again with pauses that grow, and gets the mail once', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    world.smtp.answer(command => (command === 'RCPT' ? '451 try later' : undefined))
    await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)

    const tries = () => world.smtp.commands.filter(line => line.startsWith('RCPT')).length
    expect(tries()).toBe(1)
    await world.pass(2 * MINUTE)
    expect(tries()).toBe(2)
    await world.pass(MINUTE)
    expect(tries()).toBe(2)

    world.smtp.answer(() => undefined)
    await world.say(conversationId, 'And another one.')
    await world.pass(5 * MINUTE)
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(1)
    expect(world.smtp.mails[0]!.text).toMatch(/Your parcel is here\.\s+And another one\./)
  })

  test.each([
    ['greets with 421', (command: string) => (command === 'HELLO' ? '421 busy' : undefined)],
    ['refuses the sender', (command: string) => (command === 'MAIL' ? '550 who?' : undefined)],
    ['says "later" at the end', (command: string) => (command === 'DOT' ? '452 full' : undefined)],
    ['ends the connection', (command: string) => (command === 'DATA' ? 'cut' : undefined)],
    ['ends it without an answer', (command: string) => (command === 'DOT' ? 'cut' : undefined)]
  ] as const)('that %s gets the mail later, under the same Message-ID', async (_, answer) => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    world.smtp.answer(answer)
    await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)
    const [waiting] = await world.mails()
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, sentAt: null })

    world.smtp.answer(() => undefined)
    await world.pass(2 * MINUTE)
    expect(world.smtp.mails.map(({ headers }) => headers['message-id'])).toEqual([
      waiting!.messageId
    ])
  })

  longTest(
    'that has not answered when the job is stopped does not get the mail again',
    async () => {
      const world = await openMailWorld()
      const { conversationId } = await world.addCustomer()
      await world.say(conversationId, 'Your parcel is here.')
      world.smtp.answer(command => (command === 'DOT' ? new Promise(() => {}) : undefined))
      world.moveClock(DELAY + SECOND)
      world.domain.bus.publish(MAILS_TOPIC, {})
      await expect.poll(async () => (await world.mails())[0]?.state).toBe('sending')

      await world.restartSending()
      world.smtp.answer(() => undefined)
      await world.pass(HOUR)
      expect(world.smtp.mails).toEqual([])
      expect(await world.mails()).toMatchObject([{ state: 'unanswered' }])
    }
  )

  test('that is down for an hour gets the mail when it is back', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await world.smtp.close()
    await world.say(conversationId, 'Your parcel is here.')
    for (let minutes = 0; minutes < 60; minutes += 5) await world.pass(5 * MINUTE)
    expect(await world.mails()).toMatchObject([
      { state: 'waiting', error: expect.stringContaining('ECONNREFUSED') }
    ])

    const back = await startSmtpStub({ port: world.smtp.port })
    onTestFinished(() => back.close())
    await world.pass(HOUR)
    await world.pass(HOUR)
    expect(back.mails).toHaveLength(1)
  })

  test('that is down for more than a day: the mail is given up, and the business learns it', async () => {
    const world = await openMailWorld()
    await addWebhook(world)
    const { conversationId } = await world.addCustomer()
    await world.smtp.close()
    const { id } = await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)
    for (let hours = 0; hours < 26; hours++) await world.pass(HOUR)

    expect(await world.mails()).toMatchObject([{ state: 'failed', dueAt: null }])
    expect(await failuresOf(world)).toMatchObject([
      { payload: { message: { id }, error: { code: 'service_unavailable' } } }
    ])
  })

  test.each([
    ['the address', 'RCPT', '550 5.1.1 no such user ann@example.com'],
    ['the mail', 'DOT', '554 5.7.1 not wanted by ann@example.com']
  ])('that refuses %s gets no other mail for it', async (_, refused, answer) => {
    const world = await openMailWorld()
    await addWebhook(world)
    const { conversationId, userId } = await world.addCustomer(undefined, {})
    const client = await world.call('POST', `${world.shop.path}/users/${userId}/clients`, {
      matchCriteria: {
        type: 'mailgun',
        integrationId: world.shop.ids['mailgun'],
        address: 'Ann@example.com'
      },
      confirmation: { type: 'immediate' },
      target: { conversationId }
    })
    expect(client.status).toBe(201)
    world.smtp.answer(command => (command === refused ? answer : undefined))
    const { id } = await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)
    world.smtp.answer(() => undefined)
    await world.say(conversationId, 'And another one.')
    await world.pass(HOUR)

    expect(world.smtp.mails).toEqual([])
    const { body } = await world.call('GET', `${world.shop.path}/users/${userId}/clients`)
    expect(body.clients).toContainEqual(
      expect.objectContaining({ type: 'mailgun', status: 'blocked' })
    )
    expect(await failuresOf(world)).toMatchObject([
      {
        payload: {
          message: { id },
          conversation: { id: conversationId },
          user: { id: userId },
          destination: { type: 'mailgun' },
          error: { code: 'bad_request' },
          isFinalEvent: true
        }
      }
    ])
    const path = `${world.shop.path}/conversations/${conversationId}/messages`
    const [message] = (await world.call('GET', path)).body.messages
    expect(message.deliveryError.message).toMatch(/^mail: answer 5\d\d at/)
    const [failed] = await world.mails()
    expect(failed).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^answer 55[04]/)
    })
  })

  test('with a wrong certificate gets nothing, over smtps', async () => {
    const tls = await startSmtpStub({ tls: certificate })
    onTestFinished(() => tls.close())
    const world = await openMailWorld({ env: { PIPIT_SMTP_URL: tls.url } })
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)

    expect(tls.commands.filter(line => !line.startsWith('HELLO'))).toEqual([])
    expect(await world.mails()).toMatchObject([
      { state: 'waiting', error: expect.stringContaining('self-signed certificate') }
    ])
  })

  test('with a wrong certificate gets nothing, after STARTTLS', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    world.smtp.answer(command => {
      if (command === 'EHLO') return '250-stub\r\n250 STARTTLS'
      return command === 'STAR' ? '220 go on' : undefined
    })
    world.smtp.upgrade(
      socket =>
        new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) })
    )
    await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)

    expect(world.smtp.commands.map(line => line.slice(0, 4))).not.toContain('MAIL')
    expect(await world.mails()).toMatchObject([
      { state: 'waiting', error: expect.stringContaining('self-signed certificate') }
    ])
  })

  test('gets the name and password of the address, and a wrong one is tried again', async () => {
    const stub = await startSmtpStub()
    onTestFinished(() => stub.close())
    const url = stub.url.replace('//', '//shop:s%C3%A9cret@')
    const world = await openMailWorld({ env: { PIPIT_SMTP_URL: url } })
    const { conversationId } = await world.addCustomer()
    stub.answer(command => (command === 'AUTH' ? '535 wrong' : undefined))
    await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)
    expect(stub.mails).toEqual([])

    stub.answer(() => undefined)
    await world.pass(2 * MINUTE)
    expect(stub.mails).toHaveLength(1)
    const plain = Buffer.from('\0shop\0sécret').toString('base64')
    expect(stub.commands).toContain(`AUTH PLAIN ${plain}`)
  })

  test('is named in no line of the log together with an address or a password', async () => {
    const stub = await startSmtpStub()
    onTestFinished(() => stub.close())
    const url = stub.url.replace('//', '//shop:topsecret@')
    const world = await openMailWorld({ env: { PIPIT_SMTP_URL: url } })
    const { conversationId } = await world.addCustomer()
    stub.answer(command => (command === 'RCPT' ? '451 ann@example.com is away' : undefined))
    await world.say(conversationId, 'Your parcel is here.')
    await world.pass(DELAY + SECOND)
    stub.answer(command => (command === 'RCPT' ? '550 ann@example.com is gone' : undefined))
    await world.pass(2 * MINUTE)

    expect(world.logged.join('')).toContain('mail.failed')
    expect(world.logged.join('')).toContain('mail.gaveUp')
    expect(world.logged.join('')).not.toMatch(/ann@|topsecret|hello@|parcel/)
  })
})
