import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '../../../src/client/outbox/create-outbox'
import { networkFailed } from '../../../src/protocol'
import { entry, openOutboxes } from '../fakes/outboxes'

describe('The stored outbox', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('sends pending messages after a reload, oldest first', async () => {
    const { ids, open } = openOutboxes()
    const before = open(() => new Promise(() => {}))
    void before.outbox.add(entry('b', 2))
    void before.outbox.add(entry('a', 1))
    before.outbox.stop()
    const { outbox } = open()
    expect(outbox.entries().map(({ clientMessageId }) => clientMessageId)).toEqual(['a', 'b'])
    outbox.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(ids).toEqual(['a', 'b'])
  })

  test('ignores invalid values under its keys', async () => {
    const { ids, open } = openOutboxes()
    const { outbox, page } = open()
    page.storage.setItem('pipit.a.outbox.broken', '{"clientMess')
    await outbox.add(entry('a'))
    expect(ids).toEqual(['a'])
  })

  test('shared by two messengers delivers each message once', async () => {
    const { ids, store, open, pending } = openOutboxes()
    // Half of the responses are lost, so that both send most of the messages.
    let calls = 0
    const deliver = async (entry: OutboxEntry) => {
      const stored = store(entry)
      await new Promise(resolve => setTimeout(resolve, 100))
      if (calls++ % 2) throw networkFailed('https://chat.example')
      return stored
    }
    const [one, two] = [open(deliver), open(deliver)]
    const written = Array.from({ length: 20 }, (_, index) => entry(`m${index}`, index))
    for (const [index, message] of written.entries()) {
      void (index % 2 ? one : two).outbox.add(message).catch(() => {})
    }
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls).toBeGreaterThan(20)
    expect(ids).toEqual([...new Set(ids)])
    expect([...ids].sort()).toEqual(written.map(({ clientMessageId }) => clientMessageId).sort())
    expect(pending()).toEqual([])
  })
})
