import { isRetryable, type ChatError, type ClientEvent, type ServerFrame } from '../protocol'
import type { Transport, TransportLink } from './transport'

/** One transport against a server of its own, as the suite needs them. */
export interface TransportWorld {
  transport: Transport
  /** Address to connect to, and the session. */
  link: TransportLink
  /** Makes the server write an event for the user; resolves when it is stored. */
  push(text: string): Promise<unknown>
  /** Cuts the connection as a lost network does. */
  drop(): void | Promise<void>
  /** Lets go of everything. */
  close(): void | Promise<void>
}

type Check = (description: string, run: (world: TransportWorld) => Promise<void>) => void

const fail = (expected: string, got: unknown): never => {
  throw new Error(`Expected ${expected}, got ${JSON.stringify(got)}`)
}

const check = (condition: unknown, expected: string, got?: unknown) => {
  if (!condition) fail(expected, got)
}

const isMessage = (event: ClientEvent<string>, text: string) =>
  event.type === 'message' && 'text' in event.message && event.message.text === text

/** Collects frames, and waits for one that fits. */
const listen = (transport: Transport) => {
  const frames: ServerFrame[] = []
  const waiting = new Set<() => void>()
  transport.on('frame', frame => {
    frames.push(frame)
    waiting.forEach(look => look())
  })
  const until = <Frame extends ServerFrame>(fits: (frame: ServerFrame) => frame is Frame) =>
    new Promise<Frame>(resolve => {
      const look = () => {
        const found = frames.find(fits)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const message = (text: string) =>
    until(
      (frame): frame is ServerFrame & { type: 'event' } =>
        frame.type === 'event' && isMessage(frame.event, text)
    )
  return { frames, until, message }
}

const isReady = (frame: ServerFrame): frame is ServerFrame & { type: 'ready' } =>
  frame.type === 'ready'
const isPong = (frame: ServerFrame): frame is ServerFrame & { type: 'pong' } =>
  frame.type === 'pong'

/**
 * Checks that every transport must pass, ours or a customer's. Works with any test runner.
 *
 * @example
 * eachTransportCheck((description, run) => {
 *   test(description, async () => {
 *     const world = await openMyWorld()
 *     await run(world).finally(world.close)
 *   })
 * })
 */
export const eachTransportCheck = (each: Check): void => {
  each('is connected from connect to disconnect', async ({ transport, link }) => {
    check(!transport.connected, 'not to be connected at first')
    await transport.connect(link)
    check(transport.connected, 'to be connected after connect')
    transport.disconnect()
    check(!transport.connected, 'not to be connected after disconnect')
  })

  each('says ready when it connects, with the newest seq', async ({ transport, link, push }) => {
    const { until } = listen(transport)
    await push('before')
    await transport.connect(link)
    const { seq } = await until(isReady)
    check(seq > link.after, `a seq above ${link.after}`, seq)
  })

  each('carries what the client missed, then what happens', async ({ transport, link, push }) => {
    const { frames, message } = listen(transport)
    await push('missed')
    await transport.connect(link)
    const missed = await message('missed')
    await push('live')
    const live = await message('live')
    check(live.seq! > missed.seq!, 'later events under higher numbers', [missed.seq, live.seq])
    check(frames[0]!.type === 'ready', 'ready before any event', frames[0])
  })

  each('answers a ping with the newest seq', async ({ transport, link, push }) => {
    const { until, message } = listen(transport)
    await transport.connect(link)
    await push('one')
    const { seq } = await message('one')
    transport.send({ type: 'ping' })
    const pong = await until(isPong)
    check(pong.seq >= seq!, `a seq of at least ${seq}`, pong.seq)
  })

  each('throws not-connected when it cannot send', async ({ transport }) => {
    try {
      transport.send({ type: 'ping' })
    } catch (error) {
      const { code } = error as { code?: string }
      return check(code === 'not-connected', 'the code not-connected', code)
    }
    fail('send to throw', 'nothing')
  })

  each(
    'tells of a lost connection, and connects again',
    async ({ transport, link, push, drop }) => {
      const { message } = listen(transport)
      await transport.connect(link)
      const closed = new Promise(resolve => transport.on('close', resolve))
      await drop()
      const error = (await closed) as ChatError
      check(isRetryable(error), 'an error after which connecting may be tried again', error)
      check(!transport.connected, 'not to be connected after a close')
      await push('meanwhile')
      await transport.connect(link)
      await message('meanwhile')
    }
  )

  each('rejects a token that the server does not know', async ({ transport, link }) => {
    const error = await transport.connect({ ...link, token: 'unknown' }).then(
      () => undefined,
      (reason: { code: string }) => reason
    )
    check(error?.code === 'invalid-auth', 'connect to reject with invalid-auth', error)
    check(!transport.connected, 'not to be connected after a refusal')
  })

  each('is silent after disconnect', async ({ transport, link, push }) => {
    const { frames } = listen(transport)
    let closes = 0
    transport.on('close', () => closes++)
    await transport.connect(link)
    transport.disconnect()
    const before = frames.length
    await push('unheard')
    check(frames.length === before, 'no frame after disconnect', frames.slice(before))
    check(closes === 0, 'no close event after disconnect', closes)
  })

  each('stops telling a listener that has left', async ({ transport, link }) => {
    let calls = 0
    const off = transport.on('frame', () => calls++)
    off()
    const { until } = listen(transport)
    await transport.connect(link)
    await until(isReady)
    check(calls === 0, 'no call', calls)
  })
}
