// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEARTBEAT_ANSWER_MS, type ServerFrame } from '../../../src/protocol'
import { eachTransportCheck } from '../../../src/transports'
import { mqtt } from '../../../src/transports/mqtt'
import { openMqttWorld } from './mqtt-world'

let world: Awaited<ReturnType<typeof openMqttWorld>>
beforeEach(async () => {
  world = await openMqttWorld()
})
afterEach(() => {
  vi.useRealTimers()
  return world.close()
})

const EVENTS = 'GET /sdk/v1/apps/app/events'

/** Lets frames arrive that should not be emitted: the answer to a ping comes after them. */
const settle = async () => {
  const { transport, seen } = world
  const pongs = () => seen().filter(each => each.startsWith('pong')).length
  const before = pongs()
  transport.send({ type: 'ping' })
  await expect.poll(pongs).toBe(before + 1)
}

describe('The MQTT transport', () => {
  eachTransportCheck((description, run) =>
    test(description, () => {
      const { transport, link, store, publish, drop, close } = world
      const push = (text: string) => publish(store(text))
      return run({ transport, link, push, drop, close })
    })
  )

  test('emits ready, what the client missed in pages, and then what happens', async () => {
    const { transport, link, store, publish, seen, fake } = world
    for (const text of ['a', 'b', 'c', 'd']) store(text)
    await transport.connect(link)
    expect(transport.connected).toBe(true)
    await expect.poll(seen).toEqual(['ready 3', 'event 1', 'event 2', 'event 3', 'event 4'])
    await publish(store('e'))
    await expect.poll(seen).toContain('event 5')
    expect(fake.calls).toEqual([0, 3, 4].map(seq => `${EVENTS}?after=${seq}&wait=0 Bearer token`))
  })

  test('subscribes to the topic of the user, under a client id that begins with the user id', async () => {
    const { transport, link, topics, clients } = world
    await transport.connect(link)
    expect(topics).toEqual(['pipit/app/users/user/events'])
    expect(clients[0]!.id).toMatch(/^user-[0-9a-f]{8,}$/)
  })

  test('connects to /mqtt of a base URL', async () => {
    const { transport, link, seen } = world
    await transport.connect({ ...link, url: link.baseUrl })
    expect(seen()).toEqual(['ready 0'])
  })

  test('emits reset where the log does not reach back', async () => {
    const { transport, link, store, seen, fake } = world
    fake.isReset = true
    store('a')
    await transport.connect({ ...link, after: 9 })
    expect(seen()).toEqual(['reset 1'])
  })

  test('holds events that arrive while missed ones are read', async () => {
    const { transport, link, store, publish, seen, fake } = world
    store('a')
    fake.whenAnswering = async () => {
      fake.whenAnswering = async () => undefined
      await publish({ type: 'event', event: { type: 'typing:start' } } as unknown as ServerFrame)
      await publish(store('b'))
      await publish(store('c'))
    }
    await transport.connect(link)
    await expect.poll(seen).toEqual(['ready 1', 'event 1', 'event 2', 'event 3'])
    await settle()
    expect(seen()).toEqual(['ready 1', 'event 1', 'event 2', 'event 3', 'pong 3'])
  })

  test('drops repeated events, and passes on those without a number', async () => {
    const { transport, link, store, publish, seen } = world
    await transport.connect(link)
    const frame = store('a')
    await publish(frame)
    await publish(frame)
    await publish({ type: 'event', event: { type: 'typing:start' } } as unknown as ServerFrame)
    await expect.poll(seen).toEqual(['ready 0', 'event 1', 'event'])
  })

  test('reads events that are missing before one that arrives, once and in order', async () => {
    const { transport, link, store, publish, seen, fake } = world
    await transport.connect(link)
    store('a')
    await publish(store('b'))
    await publish(store('c'))
    await expect.poll(seen).toEqual(['ready 0', 'event 1', 'event 2', 'event 3'])
    await settle()
    expect(seen()).toEqual(['ready 0', 'event 1', 'event 2', 'event 3', 'pong 3'])
    expect(fake.calls[1]).toContain('after=0')
  })

  test.each(['ready', 'pong'] as const)('reads what a %s frame of the broker names', async type => {
    const { transport, link, store, publish, seen } = world
    await transport.connect(link)
    store('a')
    await publish({ type, seq: 1 })
    await expect.poll(seen).toEqual(['ready 0', 'event 1', ...(type === 'pong' ? ['pong 1'] : [])])
  })

  test('passes on heartbeats without a call', async () => {
    const { transport, link, publish, seen, fake } = world
    await transport.connect(link)
    await publish({ type: 'pong', seq: 0 })
    await expect.poll(seen).toEqual(['ready 0', 'pong 0'])
    expect(fake.calls).toHaveLength(1)
  })

  test('answers a ping with the newest number, after events that were lost', async () => {
    const { transport, link, store, seen } = world
    await transport.connect(link)
    store('a')
    transport.send({ type: 'ping' })
    await expect.poll(seen).toEqual(['ready 0', 'event 1', 'pong 1'])
  })

  test('sends activities over HTTP', async () => {
    const { transport, link, fake } = world
    await transport.connect(link)
    transport.send({ type: 'typing:start', conversationId: 'c1' })
    await expect.poll(() => fake.bodies).toEqual(['{"type":"typing:start"}'])
    expect(fake.calls.at(-1)).toBe('POST /sdk/v1/apps/app/conversations/c1/activities Bearer token')
  })

  test.each([
    [4, 401, 'invalid-auth'],
    [5, 401, 'invalid-auth'],
    [4, 200, 'network'],
    [5, 200, 'network'],
    [5, 500, 'network']
  ])(
    'rejects when the broker answers with code %d as the server, which answers with %d, says: %s',
    async (returnCode, status, code) => {
      const { transport, link, fake, closes } = world
      Object.assign(fake, { returnCode, status })
      await expect(transport.connect(link)).rejects.toMatchObject({ code })
      expect(transport.connected).toBe(false)
      expect(closes).toEqual([])
    }
  )

  test('rejects as a network failure when the broker answers with another code', async () => {
    const { transport, link, fake } = world
    fake.returnCode = 3
    await expect(transport.connect(link)).rejects.toMatchObject({ code: 'network' })
  })

  test('rejects when the broker refuses the subscription', async () => {
    const { transport, link, fake, frames } = world
    fake.grantsTopic = false
    await expect(transport.connect(link)).rejects.toMatchObject({ code: 'network' })
    expect(frames).toEqual([])
  })

  test.each([
    [401, 'invalid-auth'],
    [500, 'network']
  ])('rejects when missed events are answered with %d', async (status, code) => {
    const { transport, link, fake, closes } = world
    fake.status = status
    await expect(transport.connect(link)).rejects.toMatchObject({ code })
    expect(transport.connected).toBe(false)
    expect(closes).toEqual([])
  })

  test('gives up missed events that are not answered as soon as it would a heartbeat', async () => {
    const { transport, link, fake } = world
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = new Promise<void>(resolve => {
      fake.whenAnswering = () => {
        resolve()
        return new Promise(() => {})
      }
    })
    const refused = expect(transport.connect(link)).rejects.toMatchObject({ code: 'network' })
    await asked
    await vi.advanceTimersByTimeAsync(HEARTBEAT_ANSWER_MS)
    await refused
  })

  test('rejects when nothing listens', async () => {
    const { transport, link } = world
    const url = 'ws://127.0.0.1:1/mqtt'
    await expect(transport.connect({ ...link, url })).rejects.toMatchObject({ code: 'network' })
  })

  test('rejects when the page may not connect to an address', async () => {
    const transport = mqtt(() => {
      throw new Error('insecure')
    })
    await expect(transport.connect(world.link)).rejects.toMatchObject({ code: 'network' })
    expect(transport.connected).toBe(false)
  })

  test('emits close once when the connection is lost, and connects again', async () => {
    const { transport, link, store, seen, drop, closes } = world
    await transport.connect(link)
    drop()
    await expect.poll(() => closes).toEqual(['network'])
    expect(transport.connected).toBe(false)
    expect(() => transport.send({ type: 'ping' })).toThrow(
      expect.objectContaining({ code: 'not-connected' })
    )
    store('meanwhile')
    await transport.connect(link)
    await expect.poll(seen).toEqual(['ready 0', 'ready 1', 'event 1'])
    expect(closes).toEqual(['network'])
  })

  test.each([
    [401, 'invalid-auth'],
    [500, 'network']
  ])('emits close when missing events are answered with %d', async (status, code) => {
    const { transport, link, fake, store, publish, closes } = world
    await transport.connect(link)
    fake.status = status
    store('a')
    await publish(store('b'))
    await expect.poll(() => closes).toEqual([code])
    expect(transport.connected).toBe(false)
  })

  test('is silent after disconnect', async () => {
    const { transport, link, store, publish, frames, closes, drop } = world
    await transport.connect(link)
    await publish(store('a'))
    transport.disconnect()
    const before = frames.length
    await publish(store('b'))
    drop()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(frames).toHaveLength(before)
    expect(closes).toEqual([])
    expect(transport.connected).toBe(false)
  })

  test('rejects connecting when it is disconnected meanwhile', async () => {
    const { transport, link, frames } = world
    const connecting = transport.connect(link)
    transport.disconnect()
    await expect(connecting).rejects.toMatchObject({ code: 'not-connected' })
    expect(frames).toEqual([])
  })
})
