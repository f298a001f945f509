import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppEvent, ConversationCounts, SavedView } from '../../../src/console/api/shapes'
import { createCounts } from '../../../src/console/model/counts'
import { at, fakeApi, id, message, messageEvent } from './fakes'

const counts = (open: number): ConversationCounts => ({
  ...{ all: 9, open, unassigned: 1, pending: 2, snoozed: 3, closed: 4 },
  assigned: [
    { assigneeId: 'grace', open: 5 },
    { assigneeId: 'ada', open }
  ],
  mentioned: [{ memberId: 'ada', open: 6 }],
  ofGroups: [{ memberId: 'ada', open: 7 }]
})
const update: AppEvent = {
  id: 'event',
  type: 'conversation:update',
  createdAt: at(1),
  payload: { conversation: { id: id(1), status: 'closed' } }
}

describe('The counts of the views', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('are asked for once a second at most, and are those of the newest event', async () => {
    let calls = 0
    const countConversations = vi.fn(async () => counts(++calls))
    const { state, load, apply } = createCounts(fakeApi({ countConversations }), 'ada', () => [])
    expect(state.peek()).toBeUndefined()
    void load()
    await vi.advanceTimersByTimeAsync(0)
    expect(state.peek()).toMatchObject({ all: 9, open: 1, mine: 1, myGroups: 7, closed: 4 })
    for (let event = 0; event < 100; event++) apply(update)
    await vi.advanceTimersByTimeAsync(999)
    expect(countConversations).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.peek()).toMatchObject({ open: 2, mine: 2 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(countConversations).toHaveBeenCalledTimes(2)
    apply(messageEvent(id(1), message(1)))
    await vi.advanceTimersByTimeAsync(0)
    expect(countConversations).toHaveBeenCalledTimes(2)
    apply(update)
    await vi.advanceTimersByTimeAsync(0)
    expect(countConversations).toHaveBeenCalledTimes(3)
  })

  test('stay as they were while the server is away, and are asked for when it is back', async () => {
    const countConversations = vi.fn(async () => counts(1))
    const { state, load, resume } = createCounts(fakeApi({ countConversations }), 'bob', () => [])
    void load()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(state.peek()).toMatchObject({ open: 1, mine: 0 })
    countConversations.mockRejectedValueOnce(new Error('away'))
    void load()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(state.peek()).toMatchObject({ open: 1 })
    countConversations.mockResolvedValueOnce(counts(2))
    resume()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(state.peek()).toMatchObject({ open: 2 })
    resume()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(countConversations).toHaveBeenCalledTimes(3)
  })

  test('are there for saved views too, and change with what is read where one lists the unread', async () => {
    const views: SavedView[] = [{ id: id(3), name: 'Refunds', filter: { view: 'open' } }]
    let count = 0
    const countViews = vi.fn(async () => [{ id: id(3), count: ++count }])
    const api = fakeApi({ countViews, countConversations: async () => counts(1) })
    const { saved, load, loadSaved, apply } = createCounts(api, 'ada', () => views)
    void load()
    await vi.advanceTimersByTimeAsync(2_000)
    expect([...saved.peek()]).toEqual([[id(3), 1]])
    apply(update)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([...saved.peek()]).toEqual([[id(3), 2]])
    apply(messageEvent(id(1), message(1)))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(countViews).toHaveBeenCalledTimes(2)

    views.push({ id: id(4), name: 'New', filter: { view: 'all', unread: true } })
    void loadSaved()
    await vi.advanceTimersByTimeAsync(2_000)
    apply(messageEvent(id(1), message(1)))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(countViews).toHaveBeenCalledTimes(4)
  })
})
