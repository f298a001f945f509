import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChatError, networkFailed, unavailable } from '../../../src/protocol'
import { message } from '../fakes/messages'
import { entry, openOutboxes } from '../fakes/outboxes'

const REFUSED = new ChatError('forbidden', 'Not here.')
const LOST = networkFailed('https://chat.example')

const settle = () => vi.advanceTimersByTimeAsync(0)
const later = () => vi.advanceTimersByTimeAsync(60_000)

describe('The outbox', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('stores a message before sending it, and deletes it once the server has it', async () => {
    const { store, open, pending } = openOutboxes()
    const { outbox, statuses } = open(async entry => {
      expect(pending()).toEqual(['a'])
      return store(entry)
    })
    expect(await outbox.add(entry('a'))).toMatchObject({ clientMessageId: 'a' })
    expect(statuses).toEqual(['a sending'])
    expect(pending()).toEqual([])
  })

  test('sends one message at a time, in the order of writing', async () => {
    const { ids, store, open } = openOutboxes()
    let underWay = 0
    const { outbox } = open(async entry => {
      expect(++underWay).toBe(1)
      await Promise.resolve()
      underWay--
      return store(entry)
    })
    await Promise.all([entry('c', 3), entry('a', 4), entry('b', 5)].map(outbox.add))
    expect(ids).toEqual(['c', 'a', 'b'])
  })

  test.each([
    ['the network is lost', LOST],
    ['the server cannot store', unavailable()]
  ])('keeps a message when %s, and sends it before later ones', async (_, error) => {
    const { ids, store, open, pending } = openOutboxes()
    let isBroken = true
    const { outbox, statuses } = open(async entry => {
      if (isBroken) throw error
      return store(entry)
    })
    const sent = [outbox.add(entry('a')), outbox.add(entry('b'))]
    await later()
    expect(pending()).toEqual(['a', 'b'])
    expect(statuses.slice(0, 3)).toEqual(['a sending', 'b sending', 'a waiting'])
    isBroken = false
    await later()
    await Promise.all(sent)
    expect(ids).toEqual(['a', 'b'])
    expect(pending()).toEqual([])
  })

  test('retries with delays that grow to half a minute, and at once when online', async () => {
    const { open } = openOutboxes()
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const tries: number[] = []
    const { outbox, page } = open(async () => {
      tries.push(Date.now())
      throw LOST
    })
    void outbox.add(entry('a'))
    await vi.advanceTimersByTimeAsync(200_000)
    const gaps = tries.slice(1).map((at, index) => at - tries[index]!)
    expect(gaps.slice(0, 7)).toEqual([1500, 2500, 4500, 8500, 16_500, 30_500, 30_500])
    const before = tries.length
    page.fire('online')
    expect(tries).toHaveLength(before + 1)
  })

  test('rejects and keeps a refused message, and sends the next one', async () => {
    const { ids, store, open, pending } = openOutboxes()
    const { outbox, statuses } = open(async entry => {
      if (entry.clientMessageId === 'a') throw REFUSED
      return store(entry)
    })
    const refused = outbox.add(entry('a'))
    const sent = outbox.add(entry('b'))
    await expect(refused).rejects.toBe(REFUSED)
    await sent
    await later()
    expect(ids).toEqual(['b'])
    expect(pending()).toEqual(['a'])
    expect(statuses).toEqual(['a sending', 'b sending', 'a failed'])
  })

  test.each(['form-submitted', 'conversation-not-found'] as const)(
    'drops a message on %s, and its sender is notified',
    async code => {
      const { open, pending } = openOutboxes()
      const { outbox, statuses } = open(async () => {
        throw new ChatError(code, 'No.')
      })
      await expect(outbox.add(entry('a'))).rejects.toMatchObject({ code })
      expect(pending()).toEqual([])
      expect(statuses).toEqual(['a sending', 'a undefined'])
    }
  )

  test('resends a refused message only when the visitor asks for it', async () => {
    const { ids, store, open, pending } = openOutboxes()
    let isRefused = true
    const { outbox, statuses } = open(async entry => {
      if (isRefused) throw REFUSED
      return store(entry)
    })
    await expect(outbox.add(entry('a'))).rejects.toBe(REFUSED)
    isRefused = false
    outbox.flush()
    await later()
    expect(ids).toEqual([])
    outbox.retry('a')
    await settle()
    expect(ids).toEqual(['a'])
    expect(pending()).toEqual([])
    expect(statuses).toEqual(['a sending', 'a failed', 'a sending'])
  })

  test('ignores a retry of a message that is gone', async () => {
    const { ids, open } = openOutboxes()
    open().outbox.retry('gone')
    await later()
    expect(ids).toEqual([])
  })

  test('counts a message in an event as sent, whatever becomes of the response', async () => {
    const { store, open, pending } = openOutboxes()
    let lose!: () => void
    const { outbox, statuses } = open(() => new Promise((_, reject) => (lose = () => reject(LOST))))
    const sent = outbox.add(entry('a'))
    outbox.acknowledge(store(entry('a')))
    expect(await sent).toMatchObject({ clientMessageId: 'a' })
    expect(pending()).toEqual([])
    lose()
    await later()
    expect(statuses).toEqual(['a sending'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not acknowledged by a message of somebody else', async () => {
    const { open, pending } = openOutboxes()
    const { outbox } = open(() => new Promise(() => {}))
    void outbox.add(entry('a'))
    outbox.acknowledge(message(1))
    expect(pending()).toEqual(['a'])
  })
})
