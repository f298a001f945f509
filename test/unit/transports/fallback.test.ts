import { describe, expect, test, vi } from 'vitest'
import { invalidAuth, networkFailed, type ServerFrame } from '../../../src/protocol'
import { fallback } from '../../../src/transports'
import { createTransport, LINK } from '../fakes/transport'

const openWorld = () => {
  const [first, second] = [createTransport('wss://first'), createTransport('https://second')]
  const openSecond = vi.fn(async () => second.transport)
  const transport = fallback([
    { url: 'mqtt://unknown' },
    { url: 'wss://first', open: () => first.transport },
    { url: 'https://second', open: openSecond }
  ])
  const frames: ServerFrame[] = []
  const closes: string[] = []
  transport.on('frame', frame => void frames.push(frame))
  transport.on('close', ({ code }) => void closes.push(code))
  return { first: first.fake, second: second.fake, openSecond, transport, frames, closes }
}

describe('The fallback transport', () => {
  test('skips unknown transports, and uses the first that connects', async () => {
    const { first, openSecond, transport, frames } = openWorld()
    await transport.connect(LINK)
    expect(transport.connected).toBe(true)
    expect(first.connects).toEqual([{ ...LINK, url: 'wss://first' }])
    expect(openSecond).not.toHaveBeenCalled()
    expect(frames).toEqual([{ type: 'ready', seq: 0 }])
  })

  test('uses the second when the first fails, and sends through it', async () => {
    const { first, second, transport, frames, closes } = openWorld()
    first.error = networkFailed('wss://first')
    await transport.connect(LINK)
    expect(second.connects).toEqual([{ ...LINK, url: 'https://second' }])
    transport.send({ type: 'ping' })
    expect(second.sent).toEqual([{ type: 'ping' }])
    expect(frames.map(({ type }) => type)).toEqual(['ready', 'pong'])
    second.lose()
    expect(closes).toEqual(['network'])
    expect(transport.connected).toBe(false)
  })

  test('returns to the first at the next connect, and creates each once', async () => {
    const { first, second, openSecond, transport, frames } = openWorld()
    first.error = networkFailed('wss://first')
    for (let times = 2; times--;) {
      await transport.connect(LINK)
      second.lose()
    }
    expect(openSecond).toHaveBeenCalledOnce()
    first.error = undefined
    await transport.connect(LINK)
    expect(first.connects).toHaveLength(3)
    expect(second.connects).toHaveLength(2)
    frames.length = 0
    first.publish(1)
    expect(frames).toHaveLength(1)
  })

  test('stops at a final refusal', async () => {
    const { first, openSecond, transport } = openWorld()
    first.error = invalidAuth()
    await expect(transport.connect(LINK)).rejects.toBe(first.error)
    expect(openSecond).not.toHaveBeenCalled()
  })

  test('opens no other for a connection that was ended while it opened', async () => {
    const { first, openSecond, transport } = openWorld()
    first.error = networkFailed('wss://first')
    const connecting = transport.connect(LINK)
    transport.disconnect('freeze')
    await expect(connecting).rejects.toBe(first.error)
    expect(openSecond).not.toHaveBeenCalled()
    first.error = undefined
    await transport.connect(LINK)
    expect(transport.connected).toBe(true)
  })

  test('rejects with the last failure when nothing connects', async () => {
    const { first, second, transport } = openWorld()
    first.error = networkFailed('wss://first')
    second.error = networkFailed('https://second')
    await expect(transport.connect(LINK)).rejects.toBe(second.error)
    expect(transport.connected).toBe(false)
  })

  test('treats code that does not load as a failure, and loads it again', async () => {
    const { first, second, openSecond, transport } = openWorld()
    first.error = networkFailed('wss://first')
    openSecond.mockRejectedValueOnce(networkFailed('polling.js'))
    await expect(transport.connect(LINK)).rejects.toMatchObject({ code: 'network' })
    await transport.connect(LINK)
    expect(second.connects).toHaveLength(1)
  })

  test.each([
    ['nothing to try', []],
    ['nothing that it knows', [{ url: 'mqtt://unknown' }]]
  ])('with %s, rejects connecting as a network failure', async (_, candidates) => {
    await expect(fallback(candidates).connect(LINK)).rejects.toMatchObject({ code: 'network' })
  })

  test('cannot send before it is connected', () => {
    const { transport } = openWorld()
    expect(() => transport.send({ type: 'ping' })).toThrow(
      expect.objectContaining({ code: 'not-connected' })
    )
    expect(() => transport.disconnect()).not.toThrow()
  })

  test('disconnects the connected transport', async () => {
    const { first, transport } = openWorld()
    await transport.connect(LINK)
    transport.disconnect('freeze')
    expect(first.disconnects).toEqual(['freeze'])
    expect(transport.connected).toBe(false)
  })
})
