import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidAuth } from '../../../src/protocol'
import type { Transport } from '../../../src/transports'
import { through } from '../fakes/bad-connection'
import { createChatServer, offline, type ChatServer } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

/** A connection that checks the token with the server, as real ones do. */
const checkToken =
  ({ tokens }: ChatServer, connects: string[]) =>
  (inner: Transport): Transport => ({
    ...through(inner, (frame, emit) => emit(frame)),
    get connected() {
      return inner.connected
    },
    connect: async link => {
      connects.push(link.token)
      if (!tokens.has(link.token)) throw invalidAuth()
      return inner.connect(link)
    }
  })

const openWorld = async () => {
  const server = createChatServer()
  const connects: string[] = []
  const tab = openTab({ server, wrap: checkToken(server, connects) })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  server.calls.length = connects.length = 0
  return { server, connects, ...tab }
}

describe('The token', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is renewed after it ended, and missed events are emitted', async () => {
    const { server, end, messenger, texts, emittedNames: namesTold } = await openWorld()
    server.tokens.clear()
    end.drop()
    server.write('missed')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.calls.filter(({ path }) => path === '/sessions')).toHaveLength(1)
    expect(messenger.$connection.get()).toBe('connected')
    expect(texts()).toEqual(['Hi', 'missed'])
    expect(namesTold()).toContain('message:received')
  })

  test('is renewed a few times while it is refused, and then no more', async () => {
    const { server, end, connects, messenger } = await openWorld()
    server.carry = async (_, answer) => {
      const answered = await answer()
      server.tokens.clear()
      return answered
    }
    end.drop()
    server.tokens.clear()
    await vi.advanceTimersByTimeAsync(60_000)
    const asked = server.calls.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.calls).toHaveLength(asked)
    expect(connects.length).toBeLessThanOrEqual(6)
    expect(messenger.$connection.get()).toBe('disconnected')
  })

  test('that is renewed after destroy opens no connection', async () => {
    const { server, end, connects, messenger } = await openWorld()
    let answerLate!: () => void
    const late = new Promise<void>(resolve => (answerLate = resolve))
    server.carry = (_, answer) => late.then(answer)
    server.tokens.clear()
    end.drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(connects).toHaveLength(1)
    messenger.destroy()
    answerLate()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connects).toHaveLength(1)
  })

  test('stays while a dropped connection reconnects within its back-off, with missed events', async () => {
    const { server, end, messenger, texts, emittedNames: namesTold } = await openWorld()
    end.offline = true
    server.carry = offline
    end.drop()
    server.write('one')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(messenger.$connection.get()).toBe('reconnecting')
    server.write('two')
    end.offline = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(messenger.$connection.get()).toBe('connected')
    expect(texts()).toEqual(['Hi', 'one', 'two'])
    expect(namesTold().filter(name => name === 'reconnecting')).toHaveLength(1)
  })
})
