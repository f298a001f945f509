import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendScheduled } from '../../src/server/domain/flows'
import { basic } from './rest-world'
import { openSdkWorld } from './sdk-world'

const HOUR_MS = 3_600_000
const YEAR_MS = 366 * 24 * HOUR_MS

let world: Awaited<ReturnType<typeof openSdkWorld>>
let authorization: string

const rest = async (method: HTTPMethods, path: string, payload?: object, key?: string) => {
  const answer = await world.server.app.inject({
    method,
    url: `/v2/apps/${world.appId}${path}`,
    headers: { authorization, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload && { payload })
  })
  world.server.checkAnswers()
  return { status: answer.statusCode, body: answer.json() }
}
const waitWith = (text: string, sendAt: string) => ({
  author: { type: 'business' },
  content: { type: 'text', text },
  sendAt
})
const timeIn = (ms: number) => new Date(world.server.domain.clock() + ms).toISOString()
const send = () => sendScheduled(world.server.domain)

const openIn = (conversationId: string) => {
  const path = `/conversations/${conversationId}/scheduled-messages`
  const messages = async (): Promise<any[]> =>
    (await rest('GET', `/conversations/${conversationId}/messages`)).body.messages
  return {
    path,
    schedule: (text: string, sendAt: string, fields: object = {}) =>
      rest('POST', path, { ...waitWith(text, sendAt), ...fields }),
    scheduleOnce: (text: string, sendAt: string, key: string) =>
      rest('POST', path, waitWith(text, sendAt), key),
    waiting: async (): Promise<any[]> => (await rest('GET', path)).body.scheduledMessages,
    said: async () =>
      (await messages())
        .filter(({ author }) => author.type === 'business')
        .map(({ content }) => content.text),
    messages
  }
}
const open = async () => {
  const visitor = await world.addVisitor()
  return { ...visitor, ...openIn(visitor.conversationId) }
}
const titleOf = ({ body }: { body: any }) => body.errors[0].title

describe('Messages that are sent later', () => {
  beforeAll(async () => {
    world = await openSdkWorld({ env: { PIPIT_RATE_LIMITS: 'off' } })
    authorization = basic(await world.addKey())
  })
  afterAll(() => world.close())

  test('wait in the order of their times, and are sent when these have come', async () => {
    const { schedule, waiting, said, messages } = await open()
    const later = timeIn(2 * HOUR_MS)
    const soon = timeIn(HOUR_MS)
    const second = await schedule('second', later, {
      author: { type: 'business', displayName: 'Ann' },
      metadata: { campaign: 'autumn' }
    })
    expect(second).toMatchObject({
      status: 201,
      body: { scheduledMessage: { sendAt: later, content: { type: 'text', text: 'second' } } }
    })
    await schedule('first', soon)
    expect((await waiting()).map(({ sendAt }) => sendAt)).toEqual([soon, later])
    await send()
    expect(await said()).toEqual([])

    world.server.skewMs += HOUR_MS
    await send()
    expect(await said()).toEqual(['first'])
    expect(await waiting()).toEqual([second.body.scheduledMessage])

    world.server.skewMs += HOUR_MS
    await send()
    expect(await said()).toEqual(['first', 'second'])
    expect((await messages()).at(-1)).toMatchObject({
      author: { type: 'business', displayName: 'Ann' },
      metadata: { campaign: 'autumn' }
    })
    expect(await waiting()).toEqual([])
  })

  test('are sent once, also by several processes at a time', async () => {
    const { schedule, said } = await open()
    await schedule('once', timeIn(HOUR_MS))
    world.server.skewMs += HOUR_MS
    await Promise.all([send(), send(), send()])
    await send()
    expect(await said()).toEqual(['once'])
  })

  test('wait once where a call is repeated with its Idempotency-Key, also at the same time', async () => {
    const { scheduleOnce, waiting, said } = await open()
    const sendAt = timeIn(HOUR_MS)
    const answers = await Promise.all([1, 2, 3].map(() => scheduleOnce('once', sendAt, 'later-1')))
    const again = await scheduleOnce('once', sendAt, 'later-1')
    const [first] = await waiting()
    expect(await waiting()).toHaveLength(1)
    for (const answer of [...answers, again]) {
      expect(answer).toEqual({ status: 201, body: { scheduledMessage: first } })
    }

    await scheduleOnce('once', sendAt, 'later-2')
    expect(await waiting()).toHaveLength(2)
    const other = await scheduleOnce('twice', sendAt, 'later-1')
    expect(other.status).toBe(409)
    expect(titleOf(other)).toBe('Another message was posted with the idempotency-key "later-1".')
    world.server.skewMs += HOUR_MS
    await send()
    expect(await said()).toEqual(['once', 'once'])
  })

  test('do not wait again where a call is repeated after they were sent or deleted', async () => {
    const { scheduleOnce, waiting, said, path } = await open()
    const sendAt = timeIn(HOUR_MS)
    await scheduleOnce('sent', sendAt, 'sent')
    const { id } = (await scheduleOnce('deleted', sendAt, 'deleted')).body.scheduledMessage
    await rest('DELETE', `${path}/${id}`)
    world.server.skewMs += HOUR_MS
    await send()
    for (const words of ['sent', 'deleted']) {
      const again = await scheduleOnce(words, sendAt, words)
      expect(again.status).toBe(409)
      expect(titleOf(again)).toBe(
        `The message with the idempotency-key "${words}" has been sent or deleted.`
      )
    }
    expect(await waiting()).toEqual([])
    expect(await said()).toEqual(['sent'])
  })

  test('leave their key free where they are refused', async () => {
    const { scheduleOnce, waiting } = await open()
    expect((await scheduleOnce('never', timeIn(-1000), 'free')).status).toBe(400)
    expect((await scheduleOnce('later', timeIn(HOUR_MS), 'free')).status).toBe(201)
    expect(await waiting()).toHaveLength(1)
  })

  test('are not sent once they are deleted', async () => {
    const { schedule, said, path, waiting } = await open()
    const { id } = (await schedule('a mistake', timeIn(HOUR_MS))).body.scheduledMessage
    const other = await open()
    expect((await rest('DELETE', `${other.path}/${id}`)).status).toBe(404)
    expect(await rest('DELETE', `${path}/${id}`)).toEqual({ status: 200, body: {} })
    expect((await rest('DELETE', `${path}/${id}`)).status).toBe(404)
    expect(await waiting()).toEqual([])
    world.server.skewMs += HOUR_MS
    await send()
    expect(await said()).toEqual([])
  })

  test('go with their conversation', async () => {
    const { userId } = await world.addVisitor()
    const made = await rest('POST', '/conversations', {
      type: 'personal',
      participants: [{ userId, subscribeSDKClient: false }]
    })
    const conversationId = made.body.conversation.id
    const { schedule, path } = openIn(conversationId)
    await schedule('too late', timeIn(HOUR_MS))
    expect((await rest('DELETE', `/conversations/${conversationId}`)).status).toBe(200)
    expect((await rest('GET', path)).status).toBe(404)
    world.server.skewMs += HOUR_MS
    await send()
    const left = await world.server.domain.storage.read
      .selectFrom('scheduledMessages')
      .select('id')
      .where('conversationId', '=', conversationId)
      .execute()
    expect(left).toEqual([])
  })

  test.each([
    ['in the past', () => timeIn(-1000)],
    ['after more than a year', () => timeIn(YEAR_MS + HOUR_MS)]
  ])('are refused with a time %s', async (_, time) => {
    const { schedule, waiting } = await open()
    const sendAt = time()
    const refused = await schedule('never', sendAt)
    expect(refused.status).toBe(400)
    expect(titleOf(refused)).toBe(
      `sendAt must be in the future and within a year, got "${sendAt}".`
    )
    expect(await waiting()).toEqual([])
  })

  test('are refused without a time, from a user, and without content', async () => {
    const { schedule, userId } = await open()
    expect(titleOf(await schedule('never', 'soon'))).toContain('ISO 8601')
    const byUser = { author: { type: 'user', userId } }
    expect((await schedule('never', timeIn(HOUR_MS), byUser)).status).toBe(400)
    expect((await schedule('', timeIn(HOUR_MS))).status).toBe(400)
  })

  test.each([
    ['destination', { integrationType: 'none' }],
    ['quotedMessage', { type: 'externalMessageId', externalMessageId: 'elsewhere' }],
    ['references', [{ uri: 'https://shop.example/boots' }]],
    ['override', { whatsapp: { payload: {} } }],
    ['mentions', [{ id: 'ann' }]]
  ])('are refused with a %s, which they would lose', async (name, value) => {
    const { schedule, waiting } = await open()
    const refused = await schedule('for the team only', timeIn(HOUR_MS), { [name]: value })
    expect(refused.status).toBe(400)
    expect(titleOf(refused)).toBe(`A scheduled message cannot have ${name}.`)
    expect(await waiting()).toEqual([])
  })

  test('are at most 20 in a conversation', async () => {
    const { schedule } = await open()
    for (let count = 1; count <= 20; count++) {
      expect((await schedule(`${count}`, timeIn(count * HOUR_MS))).status).toBe(201)
    }
    const refused = await schedule('21', timeIn(HOUR_MS))
    expect(refused.status).toBe(400)
    expect(titleOf(refused)).toBe(
      'At most 20 messages can wait in a conversation. Delete one that need not be sent.'
    )
  })
})
