import { once } from 'node:events'
import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NumberedEvent } from '../../src/protocol'
import { userTopic } from '../../src/server/domain/transaction'
import { readServerSentEvents, type ServerSentEvent } from '../util/read-server-sent-events'
import { inSeconds, signJwt } from '../util/sign-jwt'
import { basic, openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>
let conversation: string
const ends: (() => void)[] = []
let userId: string

beforeEach(async () => {
  world = await openRestWorld()
  shop = await world.addApp()
  userId = (await world.addUser(shop.path)).id
  conversation = `${shop.path}/conversations/${(await world.addConversation(shop.path, userId)).id}`
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await world.close()
})

/** Opens the stream of the shop's events as a browser does. */
const open = async (query = '', headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({
    method: 'GET',
    url: `${shop.path}/events${query}`,
    headers: { authorization: basic(shop.appKey), ...headers },
    payloadAsStream: true
  })
  const stream = answer.stream()
  ends.push(() => stream.destroy())
  const events = readServerSentEvents(stream.iterator({ destroyOnReturn: false }))
  return {
    answer,
    /** Reads up to the next event; undefined at the end of the stream. */
    read: async (): Promise<ServerSentEvent | undefined> => (await events.next()).value,
    end: () => stream.destroy()
  }
}

const say = (text: string) =>
  world.call('POST', `${conversation}/messages`, {
    author: { type: 'business' },
    content: { type: 'text', text }
  })

describe('The events of an app', () => {
  test('start now, with a cursor', async () => {
    const feed = await open()
    expect(feed.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(feed.answer.headers['cache-control']).toBe('no-store')
    const ready = await feed.read()
    expect(ready).toEqual({ id: ready?.id, event: 'ready', data: { cursor: ready?.id } })

    const { body } = await say('Hello')
    const event = await feed.read()
    expect(event).toMatchObject({
      event: 'conversation:message',
      data: {
        type: 'conversation:message',
        payload: { conversation: { type: 'personal' }, message: body.messages[0] }
      }
    })
    expect(Object.keys(event?.data).sort()).toEqual(['createdAt', 'id', 'payload', 'type'])
    expect(Number(event?.id)).toBeGreaterThan(Number(ready?.id))
  })

  test('resume after a cursor, each once and in order', async () => {
    const first = await open()
    const cursor = (await first.read())?.data.cursor
    first.end()
    const texts = Array.from({ length: 250 }, (_, index) => `${index}`)
    for (const text of texts) await say(text)

    for (const again of [
      await open(`?after=${cursor}`),
      await open('', { 'last-event-id': cursor })
    ]) {
      const received: string[] = []
      while (received.length < texts.length) {
        received.push((await again.read())?.data.payload.message.content.text)
      }
      expect(received).toEqual(texts)
    }
  })

  test('resume from Last-Event-ID rather than from the cursor in the address', async () => {
    await say('one')
    const feed = await open('?after=0')
    let last: ServerSentEvent | undefined
    do last = await feed.read()
    while (last?.event !== 'conversation:message')
    await say('two')
    const again = await open('?after=0', { 'last-event-id': last.id! })
    expect((await again.read())?.data.payload.message.content.text).toBe('two')
  })

  test('include typing without an id', async () => {
    const feed = await open()
    await feed.read()
    await world.call('POST', `${conversation}/activity`, {
      author: { type: 'business', displayName: 'Bea' },
      type: 'typing:start'
    })
    const typing = await feed.read()
    expect(typing).not.toHaveProperty('id')
    expect(typing).toMatchObject({
      event: 'conversation:typing',
      data: {
        payload: {
          activity: {
            type: 'typing:start',
            author: { type: 'business', displayName: 'Bea' },
            source: { type: 'api:conversations' }
          }
        }
      }
    })
  })

  test('report a cursor that the log does not know', async () => {
    const feed = await open('?after=999999')
    expect(await feed.read()).toMatchObject({
      event: 'reset',
      data: { cursor: expect.any(String) }
    })
    await say('after')
    expect((await feed.read())?.data.payload.message.content.text).toBe('after')
  })

  test('exclude those of other apps', async () => {
    const feed = await open()
    await feed.read()
    const other = await world.addApp()
    const stranger = await world.addUser(other.path)
    await world.addConversation(other.path, stranger.id)
    await say('ours')
    expect((await feed.read())?.data.payload.message.content.text).toBe('ours')
  })

  test('end when the client disconnects, without a listener left', async () => {
    const listeners = new Set<unknown>()
    const { subscribe } = world.domain.bus
    let quiet = () => {}
    const silence = new Promise<void>(resolve => (quiet = resolve))
    world.domain.bus.subscribe = (topic, listener) => {
      const unsubscribe = subscribe(topic, listener)
      listeners.add(listener)
      return () => {
        unsubscribe()
        listeners.delete(listener)
        if (!listeners.size) quiet()
      }
    }
    // Only a real connection can be lost.
    const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { authorization: basic(shop.appKey) }
    const request = get(`${url}${shop.path}/events`, { headers, agent: false })
    const [response] = await once(request, 'response')
    await once(response, 'data')
    expect(listeners.size).toBe(2)
    request.destroy()
    await silence
    expect(listeners.size).toBe(0)
  })

  test('end with the key, without any later event', async () => {
    const feed = await open()
    await feed.read()
    await world.call('DELETE', `${shop.path}/keys/${shop.appKey.id}`)
    await say('secret')
    expect(await feed.read()).toBeUndefined()
  })

  test('end with the key while nothing happens', async () => {
    const feed = await open()
    await feed.read()
    const end = feed.read()
    await world.call('DELETE', `${shop.path}/keys/${shop.appKey.id}`)
    expect(await end).toBeUndefined()
  })

  test('continue when another key is deleted', async () => {
    const feed = await open('', { authorization: basic(world.accountKey) })
    await feed.read()
    await world.call('DELETE', `${shop.path}/keys/${shop.appKey.id}`)
    await say('heard')
    expect((await feed.read())?.data.payload.message.content.text).toBe('heard')
  })

  test('end with the app, for the account too', async () => {
    const feeds = [await open(), await open('', { authorization: basic(world.accountKey) })]
    for (const feed of feeds) await feed.read()
    await world.app.inject({
      method: 'DELETE',
      url: shop.path,
      headers: { authorization: basic(world.accountKey) }
    })
    for (const feed of feeds) expect(await feed.read()).toBeUndefined()
  })

  test('end soon after the token has expired', async () => {
    const token = signJwt(shop.appKey, { scope: 'app', exp: inSeconds(10) })
    const feed = await open('', { authorization: `Bearer ${token}` })
    await feed.read()
    world.moveClock(120_000)
    await say('secret')
    expect(await feed.read()).toBeUndefined()
  })

  test.each(['?after=x', '?after=-1', '?after=1.5'])('refuse the cursor %s', async query => {
    expect((await world.call('GET', `${shop.path}/events${query}`)).status).toBe(400)
  })
})

describe('A message delivered to the business', () => {
  const post = (author: object) =>
    world.call('POST', `${conversation}/messages`, {
      author,
      content: { type: 'text', text: 'Hello' }
    })

  /** Collects ephemeral events, which reach the user's own connections and are not stored. */
  const passing = () => {
    const received: unknown[] = []
    let hear = () => {}
    const first = new Promise<void>(resolve => (hear = resolve))
    const unsubscribe = world.domain.bus.subscribe(userTopic(userId), payload => {
      const { seq, event } = payload as NumberedEvent
      if (seq !== undefined) return
      received.push(event)
      hear()
    })
    ends.push(unsubscribe)
    return { received, first }
  }

  test('is reported to its author by an event that is not stored', async () => {
    const { received, first } = passing()
    const feed = await open()
    await feed.read()
    await post({ type: 'user', userId })
    await feed.read()
    await first
    const [, id] = /conversations\/(\w+)$/.exec(conversation)!
    expect(received).toEqual([
      { type: 'conversation:delivered', createdAt: expect.any(String), conversation: { id } }
    ])
  })

  test('is reported for messages of visitors only, and later when it was not delivered at first', async () => {
    const opening = await open()
    const cursor = (await opening.read())?.data.cursor
    opening.end()
    const { received, first } = passing()
    await post({ type: 'business' })
    await post({ type: 'user', userId })
    expect(received).toEqual([])
    const feed = await open(`?after=${cursor}`)
    await feed.read()
    await feed.read()
    await first
    expect(received).toHaveLength(1)
  })
})
