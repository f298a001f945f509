import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { networkFailed } from '../../../src/protocol'
import { reconnect } from '../../../src/transports'
import { createBrowser } from '../fakes/browser'
import { createTransport, LINK } from '../fakes/transport'

const WAKING = ['online', 'pageshow', 'visibilitychange']

const connected = async () => {
  const page = createBrowser().openPage()
  const { transport: inner, fake } = createTransport()
  const transport = reconnect(inner, { page: page.window, random: () => 1 })
  await transport.connect(LINK)
  return { page, fake, transport }
}

/** Disconnected for so long that the next attempt is half a minute away. */
const lost = async () => {
  const world = await connected()
  world.fake.error = networkFailed(LINK.url)
  world.fake.lose()
  await vi.advanceTimersByTimeAsync(40_000)
  world.fake.connects.length = 0
  world.fake.error = undefined
  return world
}

describe('Reconnecting in a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each(WAKING)('%s reconnects a waiting connection', async event => {
    const { page, fake, transport } = await lost()
    page.fire(event)
    await vi.advanceTimersByTimeAsync(0)
    expect(transport.connected).toBe(true)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(fake.connects).toHaveLength(1)
  })

  test.each(WAKING)('%s checks an open connection with a ping', async event => {
    const { page, fake } = await connected()
    page.fire(event)
    expect(fake.sent).toEqual([{ type: 'ping' }])
  })

  test('a page that was asleep detects a dead connection within ten seconds', async () => {
    const { page, fake, transport } = await connected()
    fake.isAlive = false
    page.fire('visibilitychange')
    await vi.advanceTimersByTimeAsync(10_500)
    expect(fake.connects).toHaveLength(2)
    expect(transport.connected).toBe(true)
  })

  test('a page that becomes hidden reconnects nothing', async () => {
    const { page, fake } = await lost()
    page.visibility = 'hidden'
    page.fire('visibilitychange')
    await vi.advanceTimersByTimeAsync(0)
    expect(fake.connects).toEqual([])
  })

  test('several events at once connect once', async () => {
    const { page, fake } = await lost()
    WAKING.forEach(event => page.fire(event))
    await vi.advanceTimersByTimeAsync(0)
    expect(fake.connects).toHaveLength(1)
  })

  test('a frozen page closes its connection, and connects when it is shown', async () => {
    const { page, fake, transport } = await connected()
    page.fire('pagehide')
    expect(fake.disconnects).toEqual(['freeze'])
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transport.connected).toBe(false)
    page.fire('pageshow')
    await vi.advanceTimersByTimeAsync(0)
    expect(transport.connected).toBe(true)
  })

  test('a page that is frozen while it connects ends up without a connection', async () => {
    const { page, transport } = await lost()
    page.fire('online')
    page.fire('pagehide')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transport.connected).toBe(false)
    page.fire('pageshow')
    await vi.advanceTimersByTimeAsync(0)
    expect(transport.connected).toBe(true)
  })

  test('a page that is frozen while it fails to connect waits until it is shown', async () => {
    const { page, fake, transport } = await lost()
    fake.error = networkFailed(LINK.url)
    page.fire('online')
    page.fire('pagehide')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fake.connects).toHaveLength(1)
    fake.error = undefined
    page.fire('pageshow')
    await vi.advanceTimersByTimeAsync(0)
    expect(transport.connected).toBe(true)
  })

  test('a transport without a page reconnects too', async () => {
    const { transport: inner, fake } = createTransport()
    const transport = reconnect(inner)
    await transport.connect(LINK)
    fake.lose()
    await vi.advanceTimersByTimeAsync(500)
    expect(transport.connected).toBe(true)
    transport.disconnect()
    expect(vi.getTimerCount()).toBe(0)
  })
})
