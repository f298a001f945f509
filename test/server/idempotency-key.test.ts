import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pruneIdempotencyKeys } from '../../src/server/domain/flows'
import { basic, openRestWorld, type RestWorld } from './rest-world'

const DAY_MS = 86_400_000

const TEXT = {
  author: { type: 'business' },
  content: { type: 'text', text: 'Your cake is ready.' }
}

let world: RestWorld
let appPath: string
let userId: string
let path: string

const addPath = async () =>
  `${appPath}/conversations/${(await world.addConversation(appPath, userId)).id}/messages`

const post = (body: object, key?: string, to = path) =>
  world.call('POST', to, body, {
    authorization: basic(world.accountKey),
    ...(key !== undefined && { 'idempotency-key': key })
  })
const stored = async (at = path) => (await world.call('GET', at)).body.messages as { id: string }[]
const titleOf = ({ body }: { body: any }) => body.errors[0].title

describe('A message with an Idempotency-Key', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    appPath = (await world.addApp()).path
    userId = (await world.addUser(appPath)).id
    path = await addPath()
  })

  test('is posted once, and given back to each call that repeats it', async () => {
    const first = await post(TEXT, 'cake-1')
    expect(first.status).toBe(201)
    expect(first.headers).not.toHaveProperty('idempotent-replayed')

    const again = await post(TEXT, 'cake-1')
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } })
    expect(again.body).toEqual(first.body)
    expect(await stored()).toEqual(first.body.messages)
  })

  test('is posted once by calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(TEXT, 'cake-1')))
    const ids = answers.map(({ body }) => body.messages[0].id)
    expect(new Set(ids).size).toBe(1)
    expect(await stored()).toMatchObject([{ id: ids[0] }])
  })

  test('is given back with the message that it quotes', async () => {
    const { id } = (await post(TEXT)).body.messages[0]
    const reply = { ...TEXT, quotedMessage: { type: 'message', message: { id } } }
    const first = await post(reply, 'reply-1')
    expect(first.body.messages[0].quotedMessage.message).toMatchObject({ id })
    expect((await post(reply, 'reply-1')).body).toEqual(first.body)
  })

  test('is posted again with another key, without one, and in another conversation', async () => {
    await post(TEXT, 'cake-1')
    await post(TEXT, 'cake-2')
    await post(TEXT)
    await post(TEXT)
    expect(await stored()).toHaveLength(4)

    const other = await addPath()
    expect((await post(TEXT, 'cake-1', other)).headers).not.toHaveProperty('idempotent-replayed')
    expect(await stored(other)).toHaveLength(1)
  })

  test('is refused with another body, and posts nothing', async () => {
    await post(TEXT, 'cake-1')
    const other = await post({ ...TEXT, content: { type: 'text', text: 'No cake.' } }, 'cake-1')
    expect(other.status).toBe(409)
    expect(titleOf(other)).toBe('Another message was posted with the idempotency-key "cake-1".')
    expect(await stored()).toHaveLength(1)
  })

  test('is not posted again when it was deleted', async () => {
    const { id } = (await post(TEXT, 'cake-1')).body.messages[0]
    await world.call('DELETE', `${path}/${id}`)
    const again = await post(TEXT, 'cake-1')
    expect(again.status).toBe(409)
    expect(titleOf(again)).toBe('The message with the idempotency-key "cake-1" has been deleted.')
    expect(await stored()).toEqual([])
  })

  test('leaves its key free when it is refused', async () => {
    const quotedMessage = { type: 'message', message: { id: 'missing' } }
    expect((await post({ ...TEXT, quotedMessage }, 'cake-1')).status).toBe(400)
    expect((await post(TEXT, 'cake-1')).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['', '""'],
    ['k'.repeat(256), `"${'k'.repeat(59)}…`],
    ['käse', '"käse"']
  ])('says what a key is, instead of %j', async (key, shown) => {
    const refused = await post(TEXT, key)
    expect(refused.status).toBe(400)
    expect(titleOf(refused)).toBe(
      `idempotency-key must be 1 to 255 printable ASCII characters, got ${shown}.`
    )
    expect(await stored()).toEqual([])
  })

  test('has its key for a week', async () => {
    await post(TEXT, 'cake-1')
    world.moveClock(7 * DAY_MS - 60_000)
    await pruneIdempotencyKeys(world.domain)
    await post(TEXT, 'cake-1')
    expect(await stored()).toHaveLength(1)

    world.moveClock(120_000)
    await pruneIdempotencyKeys(world.domain)
    await post(TEXT, 'cake-1')
    expect(await stored()).toHaveLength(2)
  })
})
