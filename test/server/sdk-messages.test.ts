import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEXT_MAX_CHARS } from '../../src/protocol'
import { isOnPostgres } from '../util/test-database'
import { openSdkWorld, type SdkWorld, text, type Visitor } from './sdk-world'

let world: SdkWorld
let visitor: Visitor
let path: string

const history = async (query = '') => (await visitor.call('GET', `${path}${query}`)).body

describe('Messages in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    visitor = await world.addVisitor()
    path = `/conversations/${visitor.conversationId}/messages`
  })
  afterAll(() => world.close())

  test('a sent message is returned with its place in the conversation', async () => {
    const { status, body } = await visitor.call('POST', path, {
      clientMessageId: 'with all',
      message: { type: 'text', text: 'Yes', payload: 'YES', metadata: { from: 'reply' } }
    })
    expect(status).toBe(201)
    expect(body.message).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      role: 'user',
      userId: visitor.userId,
      type: 'text',
      text: 'Yes',
      payload: 'YES',
      metadata: { from: 'reply' },
      source: { type: 'web' },
      clientMessageId: 'with all'
    })
    expect((await history()).messages.at(-1)).toEqual(body.message)
  })

  describe('The same client message id', () => {
    test('returns the first message, without a second one', async () => {
      const first = await visitor.send('again')
      const second = await visitor.send('again')
      expect(first.status).toBe(201)
      expect(second).toMatchObject({ status: 200, body: first.body })
      const { messages } = await history()
      expect(
        messages.filter(({ clientMessageId }: any) => clientMessageId === 'again')
      ).toHaveLength(1)
    })

    test('returns it with other content', async () => {
      const first = await visitor.send('other content', 'One thing')
      expect((await visitor.send('other content', 'Another thing')).body).toEqual(first.body)
    })

    test('returns it when both requests are simultaneous', async () => {
      const answers = await Promise.all([visitor.send('at once'), visitor.send('at once')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
      expect(answers[0].body).toEqual(answers[1].body)
    })

    test('returns it after a restart', async () => {
      const first = await visitor.send('restart')
      await world.restart()
      expect(await visitor.send('restart')).toMatchObject({ status: 200, body: first.body })
    })

    test('does not restore a message that was deleted since', async () => {
      const { body } = await visitor.send('deleted')
      const { id } = body.message
      await world.unsay(visitor.conversationId, id)
      const again = await visitor.send('deleted')
      expect(again).toMatchObject({ status: 200, body: { message: { id } } })
      expect((await history()).messages.map((message: any) => message.id)).not.toContain(id)
    })

    test('creates another message when another user sends it', async () => {
      const first = await visitor.send('mine')
      const other = await world.addVisitor()
      const second = await other.send('mine')
      expect(second.status).toBe(201)
      expect(second.body.message.id).not.toBe(first.body.message.id)
    })
  })

  test('ids sort in the order of the conversation, even when the clock is set back', async () => {
    const before = await visitor.send('before the clock')
    world.server.skewMs = -7_200_000
    const after = await visitor.send('after the clock')
    world.server.skewMs = 0
    expect(after.body.message.id > before.body.message.id).toBe(true)
    expect((await history()).messages.at(-1).id).toBe(after.body.message.id)
  })

  test('history is read in pages, oldest first in each, from both ends', async () => {
    const other = await world.addVisitor([])
    for (const id of ['1', '2', '3', '4', '5']) await other.send(id)
    const page = async (query: string) => {
      const { body } = await other.call(
        'GET',
        `/conversations/${other.conversationId}/messages${query}`
      )
      return body
    }
    const ids = ({ messages }: any) => messages.map((message: any) => message.clientMessageId)

    const newest = await page('?limit=2')
    expect([ids(newest), newest.hasMore]).toEqual([['4', '5'], true])
    const older = await page(`?limit=3&before=${newest.messages[0].id}`)
    expect([ids(older), older.hasMore]).toEqual([['1', '2', '3'], false])
    const newer = await page(`?limit=2&after=${older.messages[0].id}`)
    expect([ids(newer), newer.hasMore]).toEqual([['2', '3'], true])
  })

  test.each(['after', 'before'])(
    'a page ends at its size limit, and the rest comes %s it',
    async way => {
      const visitor = await world.addVisitor()
      const long = '\ufdfa'.repeat(4_096)
      for (let n = 0; n < 99; n++)
        await world.answer(visitor.conversationId, `${n}${long}`.slice(0, 4_096))
      const path = `/conversations/${visitor.conversationId}/messages`
      const all = await world.server.domain.storage.read
        .selectFrom('messages')
        .select('id')
        .where('conversationId', '=', visitor.conversationId)
        .orderBy('id')
        .execute()
      const ids = all.map(({ id }) => id)
      const isAfter = way === 'after'
      const from = isAfter ? ids.shift()! : (await visitor.send('the newest')).body.message.id
      const first = (await visitor.call('GET', `${path}?limit=100&${way}=${from}`)).body
      expect(first.hasMore).toBe(true)
      const got = first.messages.map(({ id }: any) => id)
      expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(1_100_000)
      const end = isAfter ? got.at(-1) : got[0]
      const rest = (await visitor.call('GET', `${path}?limit=100&${way}=${end}`)).body
      const more = rest.messages.map(({ id }: any) => id)
      expect([isAfter ? [...got, ...more] : [...more, ...got], rest.hasMore]).toEqual([ids, false])
    }
  )

  test.each(['before', 'after'])('history %s a message elsewhere is refused', async way => {
    const other = await world.addVisitor()
    const { body } = await other.send('elsewhere')
    expect(await visitor.call('GET', `${path}?${way}=${body.message.id}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request' } }
    })
  })

  test.each([
    ['both ends', `?before=${'0'.repeat(24)}&after=${'0'.repeat(24)}`],
    ['a limit of 0', '?limit=0'],
    ['a limit of 101', '?limit=101'],
    ['a limit that is not a number', '?limit=ten'],
    ['an invalid id', '?before=x']
  ])('history with %s is refused', async (_name, query) => {
    expect(await visitor.call('GET', `${path}${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request' } }
    })
  })

  test.each([
    ['one below', TEXT_MAX_CHARS - 1, 201],
    ['at', TEXT_MAX_CHARS, 201],
    ['one above', TEXT_MAX_CHARS + 1, 400]
  ])(
    'a text %s the limit is answered with its status, counted in code points',
    async (_, chars, status) => {
      const answer = await visitor.send(`text of ${chars}`, '🐦'.repeat(chars))
      expect(answer.status).toBe(status)
      if (status === 400) expect(answer.body.error.code).toBe('message-too-long')
    }
  )

  test.each([
    [0, 400],
    [1, 201],
    [63, 201],
    [64, 201],
    [65, 400]
  ])('a client message id of %i characters gives %i', async (chars, status) => {
    const answer = await visitor.send('x'.repeat(chars))
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.body.error.code).toBe('invalid-message')
  })

  test.each([
    [4096, 201],
    [4097, 400]
  ])('metadata of %i bytes gives %i', async (bytes, status) => {
    const metadata = { a: 'x'.repeat(bytes - '{"a":""}'.length) }
    const message = { type: 'text', text: 'Hello', metadata }
    const answer = await visitor.call('POST', path, { clientMessageId: `meta ${bytes}`, message })
    expect(answer.status).toBe(status)
  })

  test.each([
    ['an unknown type', { type: 'image', text: 'x' }, 'invalid-message'],
    ['no text', { type: 'text' }, 'invalid-message'],
    ['a blank text', { type: 'text', text: ' \n' }, 'invalid-message'],
    ...['\u200b', '\u2060 \ufeff', '\u3164', '\u200d\ufe0f', '\u2800', '\u00ad\u0000'].map(
      (unseen): [string, object, string] => [
        `a text of ${encodeURI(unseen)}`,
        { type: 'text', text: unseen },
        'invalid-message'
      ]
    ),
    ['a number as text', { type: 'text', text: 7 }, 'invalid-request'],
    [
      'a forbidden key',
      JSON.parse('{"type":"text","text":"x","metadata":{"constructor":1}}'),
      'invalid-request'
    ]
  ])('a message with %s is refused', async (_name, message, code) => {
    expect(await visitor.call('POST', path, { clientMessageId: 'refused', message })).toMatchObject(
      {
        status: 400,
        body: { error: { code } }
      }
    )
  })

  test.each([
    ['is not JSON', '{', 'application/json', 400],
    ['would poison prototypes', '{"__proto__":{}}', 'text/plain', 400],
    ['is of another type', '<a/>', 'application/xml', 415],
    [
      'is larger than 100 kB',
      JSON.stringify(text('1', 'x'.repeat(100_000))),
      'application/json',
      413
    ]
  ])('a body that %s is refused without a stack trace', async (_name, body, type, status) => {
    const answer = await world.call('POST', `/apps/${world.appId}${path}`, {
      body,
      headers: { authorization: `Bearer ${visitor.token}`, 'content-type': type }
    })
    expect(answer).toMatchObject({ status, body: { error: { code: 'invalid-request' } } })
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+/)
  })

  test.skipIf(isOnPostgres)(
    'a locked database answers 503, never an acknowledgement, and recovers',
    async () => {
      const other = new Database(world.server.file)
      other.exec('begin immediate')
      const refused = await visitor.send('while locked')
      expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
      expect(refused.headers['retry-after']).toBe('2')
      other.exec('rollback')
      other.close()
      expect((await visitor.send('while locked')).status).toBe(201)
    }
  )
})
