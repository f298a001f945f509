import { describe, expect, test } from 'vitest'
import { DOMAIN, type MailInWorld, openMailInWorld } from './mail-in-world'

const PASSWORD = 'correct-horse-battery'
const ENV = { PIPIT_MAIL_INBOUND_PASSWORD: PASSWORD }

const mailOf = (to: string, said = 'Yes, please.') =>
  [
    `From: Ann <ann@example.com>`,
    `To: ${to}`,
    `Message-ID: <${said.length}@example.com>`,
    '',
    said,
    ''
  ].join('\r\n')

const formOf = async (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Response(form)
  return {
    type: request.headers.get('content-type')!,
    body: Buffer.from(await request.arrayBuffer())
  }
}

const post = async (
  { app }: MailInWorld,
  { type, body }: { type: string; body: string | Buffer },
  { password = PASSWORD, path = '' } = {}
) => {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: `/mail/inbound${path}`,
    payload: body,
    headers: {
      'content-type': type,
      authorization: `Basic ${Buffer.from(`pipit:${password}`).toString('base64')}`
    }
  })
  return { status: statusCode, body: json() }
}

const textsOf = async (world: MailInWorld, id: string) =>
  (await world.messages(id)).map(({ content }) => content.text)

describe('A mail service hands over an answer', () => {
  test.each<[string, (to: string) => { type: string; body: string } | ReturnType<typeof formOf>]>([
    [
      'as Postmark does',
      to => ({
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ OriginalRecipient: to, RawEmail: mailOf('hidden@example.com') })
      })
    ],
    ['as Mailgun does', to => formOf({ recipient: to, 'body-mime': mailOf('hidden@example.com') })],
    [
      'as Mailgun does without a file',
      to => ({
        type: 'application/x-www-form-urlencoded',
        body: String(new URLSearchParams({ recipient: to, 'body-mime': mailOf(to) }))
      })
    ],
    [
      'as SendGrid does',
      to =>
        formOf({ envelope: JSON.stringify({ to: [to], from: 'x@y.z' }), email: mailOf('a@b.c') })
    ],
    ['as a program does, as it is', to => ({ type: 'message/rfc822', body: mailOf(to) })]
  ])('%s: it is a message, once', async (_, requestOf) => {
    const world = await openMailInWorld(ENV)
    const { to, conversationId } = await world.mailSomeone()
    const request = await requestOf(to)
    expect(await post(world, request)).toEqual({ status: 200, body: { result: 'taken' } })
    expect(await post(world, request, { path: '/mime' })).toEqual({
      status: 200,
      body: { result: 'known' }
    })
    expect(await textsOf(world, conversationId)).toEqual([
      'Shall we send it on Monday?',
      'Yes, please.'
    ])
  })

  test.each<[string, number, string, string]>([
    ['of nobody', 406, 'message/rfc822', mailOf(`reply+${'0'.repeat(32)}@${DOMAIN}`)],
    ['to another address', 406, 'message/rfc822', mailOf('shop@example.com')],
    ['in parts alone', 400, 'application/json', '{"TextBody":"Yes, please."}'],
    ['that is no JSON', 400, 'application/json', 'Yes, please.'],
    ['in a form without its end', 400, 'multipart/form-data; boundary=cut', '--cut\r\nYes']
  ])('%s, which it is refused for good: %i', async (_, status, type, body) => {
    const world = await openMailInWorld(ENV)
    await world.mailSomeone()
    const answer = await post(world, { type, body })
    expect(answer).toMatchObject({ status, body: { error: { message: expect.any(String) } } })
  })

  test('with a wrong password, or none: nothing is taken', async () => {
    const world = await openMailInWorld(ENV)
    const { to, conversationId } = await world.mailSomeone()
    const request = { type: 'message/rfc822', body: mailOf(to) }
    expect(await post(world, request, { password: 'correct-horse' })).toMatchObject({ status: 401 })
    const { statusCode, headers } = await world.app.inject({
      method: 'POST',
      url: '/mail/inbound',
      payload: request.body,
      headers: { 'content-type': request.type }
    })
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Basic realm="Pipit"'])
    expect(await world.messages(conversationId)).toHaveLength(1)
  })

  test('to a server that has no password for it: 404', async () => {
    const world = await openMailInWorld()
    const { to } = await world.mailSomeone()
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/mail/inbound',
      payload: mailOf(to),
      headers: { 'content-type': 'message/rfc822' }
    })
    expect(statusCode).toBe(404)
  })

  test('while nothing can be stored: it is asked to come again', async () => {
    const world = await openMailInWorld(ENV)
    const { to, conversationId } = await world.mailSomeone()
    const { write } = world.domain
    world.domain.write = () => Promise.reject(new Error('disk full'))
    const request = { type: 'message/rfc822', body: mailOf(to) }
    expect(await post(world, request)).toMatchObject({ status: 503 })
    world.domain.write = write
    expect(await post(world, request)).toMatchObject({ status: 200 })
    expect(await world.messages(conversationId)).toHaveLength(2)
  })
})
