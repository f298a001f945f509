import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  HEARTBEAT_MS,
  invalidAuth,
  networkFailed,
  originNotAllowed,
  type ChatError
} from '../../../src/protocol'
import { reconnect } from '../../../src/transports'
import { createBrowser } from '../fakes/browser'
import { createTransport, LINK } from '../fakes/transport'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const openWorld = (random = () => 1) => {
  const page = createBrowser().openPage()
  const { transport: inner, fake } = createTransport()
  const transport = reconnect(inner, { page: page.window, random })
  const closes: string[] = []
  transport.on('close', ({ code }: ChatError) => void closes.push(code))
  return { page, fake, transport, closes }
}

const connected = async (random?: () => number) => {
  const world = openWorld(random)
  await world.transport.connect(LINK)
  return world
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('The back-off', () => {
  /** Times of the attempts, in ms after the loss, while none succeeds. */
  const triesOf = async (random: () => number) => {
    const { fake } = await connected(random)
    const start = Date.now()
    const tries: number[] = []
    fake.error = networkFailed(LINK.url)
    fake.connects.push = () => tries.push(Date.now() - start)
    fake.lose()
    await pass(150_000)
    return tries.map((at, index) => at - (tries[index - 1] ?? 0))
  }

  test('doubles after each failure, up to half a minute', async () => {
    expect((await triesOf(() => 1)).slice(0, 9)).toEqual([
      500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000
    ])
  })

  test('waits a random part of that, so that clients do not reconnect together', async () => {
    expect((await triesOf(() => 0.5)).slice(0, 4)).toEqual([250, 500, 1000, 2000])
    expect((await triesOf(() => 0.01)).slice(0, 3)).toEqual([5, 10, 20])
  })

  test('restarts with short waits after a success', async () => {
    const { fake, transport } = await connected()
    fake.error = networkFailed(LINK.url)
    fake.lose()
    await pass(20_000)
    fake.error = undefined
    await pass(30_000)
    expect(transport.connected).toBe(true)
    const before = fake.connects.length
    fake.lose()
    await pass(500)
    expect(fake.connects).toHaveLength(before + 1)
  })

  test('reports each loss and failed attempt, and reads the connect options afresh', async () => {
    const { fake, transport, closes } = openWorld()
    let after = 3
    const link = { ...LINK }
    Object.defineProperty(link, 'after', { get: () => after, enumerable: true })
    await transport.connect(link)
    fake.error = networkFailed(LINK.url)
    fake.lose()
    await pass(500)
    after = 8
    fake.error = undefined
    await pass(1000)
    expect(closes).toEqual(['network', 'network'])
    expect(fake.connects.map(({ after }) => after)).toEqual([3, 3, 8])
  })

  test('rejects a first connect that fails, and retries all the same', async () => {
    const { fake, transport } = openWorld()
    fake.error = networkFailed(LINK.url)
    await expect(transport.connect(LINK)).rejects.toBe(fake.error)
    fake.error = undefined
    await pass(500)
    expect(transport.connected).toBe(true)
  })
})

describe('The end of a connection', () => {
  test.each([
    ['the token', invalidAuth()],
    ['the origin', originNotAllowed('https://evil.example')]
  ])(
    'after the server refused %s is final, even when the page becomes visible',
    async (_, error) => {
      const { fake, page, closes } = await connected()
      fake.error = error
      fake.lose()
      await pass(500)
      const before = fake.connects.length
      page.fire('online')
      await pass(120_000)
      expect(fake.connects).toHaveLength(before)
      expect(closes).toEqual(['network', error.code])
      expect(vi.getTimerCount()).toBe(0)
    }
  )

  test('after a refusal can be followed by another connect', async () => {
    const { fake, transport } = await connected()
    fake.lose(invalidAuth())
    await transport.connect({ ...LINK, token: 'new' })
    expect(fake.connects.map(({ token }) => token)).toEqual(['token', 'new'])
  })

  test.each([
    ['while connected', async () => {}],
    ['while it waits', async ({ fake }: Awaited<ReturnType<typeof connected>>) => fake.lose()]
  ])('by disconnect %s leaves no timer and no listener', async (_, reach) => {
    const world = await connected()
    await reach(world)
    world.transport.disconnect('destroy')
    expect(world.fake.disconnects).toEqual(['destroy'])
    expect(vi.getTimerCount()).toBe(0)
    expect(world.page.listeners()).toBe(0)
  })

  test('by disconnect while it connects leaves nothing connected', async () => {
    const { transport } = openWorld()
    const connecting = transport.connect(LINK)
    transport.disconnect()
    await connecting
    expect(transport.connected).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('The heartbeat', () => {
  test('sends a ping after silence, and accepts an answer', async () => {
    const { fake, closes } = await connected()
    await pass(HEARTBEAT_MS - 1)
    expect(fake.sent).toEqual([])
    await pass(HEARTBEAT_MS * 5)
    expect(fake.sent).toHaveLength(5)
    expect(closes).toEqual([])
  })

  test('sends no ping while frames arrive', async () => {
    const { fake } = await connected()
    for (let times = 10; times--;) {
      await pass(HEARTBEAT_MS / 2)
      fake.publish(1)
    }
    expect(fake.sent).toEqual([])
  })

  test('detects a dead connection within 1.5 heartbeats, and reconnects', async () => {
    const { fake, transport, closes } = await connected()
    fake.isAlive = false
    await pass(HEARTBEAT_MS * 1.5 - 1)
    expect(closes).toEqual([])
    await pass(1)
    expect(closes).toEqual(['network'])
    expect(fake.disconnects).toHaveLength(1)
    await pass(500)
    expect(transport.connected).toBe(true)
    expect(fake.connects).toHaveLength(2)
  })
})
