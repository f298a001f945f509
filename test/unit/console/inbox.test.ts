import { describe, expect, test, vi } from 'vitest'
import { ApiError, type AppApi, type InboxFilter } from '../../../src/console/api'
import type { AppEvent, ConversationLife, InboxConversation } from '../../../src/console/api/shapes'
import { createInbox } from '../../../src/console/model/inbox'
import {
  at,
  conversation,
  deferred,
  failureEvent,
  fakeApi,
  id,
  message,
  messageEvent,
  readEvent,
  removalEvent
} from './fakes'

/** A time that no run of the tests comes to. */
const LATER = '2999-01-01T08:00:00.000Z'

const page = (conversations: InboxConversation[], afterCursor?: string) => ({
  conversations,
  meta: { hasMore: afterCursor !== undefined, ...(afterCursor && { afterCursor }) }
})

const loaded = async (...conversations: InboxConversation[]) => {
  const listConversations = vi.fn(async () => page(conversations))
  const inbox = createInbox(fakeApi({ listConversations }), 'own')
  await inbox.load()
  return { inbox, listConversations }
}

describe('The inbox', () => {
  const emitted = { id: id(1), createdAt: at(1) }

  test('moves a conversation to the top when somebody writes', async () => {
    const { inbox } = await loaded(conversation(3), conversation(2), conversation(1))
    inbox.apply(messageEvent(id(1), message(7)))
    expect(inbox.order.peek()).toEqual([id(1), id(3), id(2)])
    expect(inbox.row(id(1))?.peek()).toMatchObject({
      businessUnreadCount: 1,
      lastMessage: { content: { text: 'text 7' } }
    })
    expect(inbox.unreadCount.peek()).toBe(1)
  })

  test('changes one row and not the order when the topmost conversation continues', async () => {
    const many = Array.from({ length: 500 }, (_, index) => conversation(500 - index))
    const { inbox } = await loaded(...many)
    const changed: string[] = []
    const stops = many.map(({ id }) => {
      let isFirst = true
      return inbox.row(id)?.subscribe(() => {
        if (!isFirst) changed.push(id)
        isFirst = false
      })
    })
    const order = inbox.order.peek()
    inbox.apply(messageEvent(id(500), message(777)))
    expect(changed).toEqual([id(500)])
    expect(inbox.order.peek()).toBe(order)
    stops.forEach(stop => stop?.())
  })

  test('counts a message once, even when the list was fetched after it', async () => {
    const known = conversation(1, { lastMessage: message(7), businessUnreadCount: 1 })
    const { inbox } = await loaded(known)
    inbox.apply(messageEvent(id(1), message(7)))
    expect(inbox.row(id(1))?.peek().businessUnreadCount).toBe(1)
    inbox.apply(messageEvent(id(1), message(8)))
    inbox.apply(messageEvent(id(1), message(8)))
    expect(inbox.row(id(1))?.peek().businessUnreadCount).toBe(2)
  })

  test('does not count messages of the business', async () => {
    const { inbox } = await loaded(conversation(1))
    inbox.apply(messageEvent(id(1), message(7, 'business')))
    expect(inbox.row(id(1))?.peek().businessUnreadCount).toBe(0)
  })

  test('marks a conversation as read when the business read it, not when the visitor did', async () => {
    const unread = conversation(1, { lastMessage: message(7), businessUnreadCount: 1 })
    const { inbox } = await loaded(unread)
    inbox.apply(readEvent(id(1), 9, 'user'))
    expect(inbox.unreadCount.peek()).toBe(1)
    inbox.apply(readEvent(id(1), 9))
    expect(inbox.unreadCount.peek()).toBe(0)
  })

  test('keeps a conversation unread when the read time is before the newest message', async () => {
    const unread = conversation(1, { lastMessage: message(7), businessUnreadCount: 1 })
    const { inbox } = await loaded(unread)
    inbox.apply(readEvent(id(1), 5))
    expect(inbox.unreadCount.peek()).toBe(1)
  })

  test('knows up to when the visitor has read, whatever arrives late', async () => {
    const before = conversation(1, { lastMessage: message(7, 'business') })
    const { inbox } = await loaded(before)
    const lastRead = () => inbox.row(id(1))?.peek().participants[0]?.lastRead
    expect(lastRead()).toBeUndefined()
    inbox.apply(readEvent(id(1), 9, 'user'))
    expect(lastRead()).toBe(at(9))
    inbox.apply(readEvent(id(1), 8, 'user'))
    await inbox.load()
    expect(lastRead()).toBe(at(9))
    inbox.apply(messageEvent(id(1), message(10, 'business')))
    expect(lastRead()).toBe(at(9))
    inbox.apply(readEvent(id(1), 11, 'user'))
    expect(lastRead()).toBe(at(11))
  })

  test('takes over that a merged conversation was read less far', async () => {
    const merged = conversation(1, { lastMessage: message(7, 'business') })
    const getConversation = vi.fn(async () => merged)
    const read = [{ ...merged.participants[0]!, lastRead: at(9) }]
    const listConversations = vi.fn(async () => page([{ ...merged, participants: read }]))
    const inbox = createInbox(fakeApi({ getConversation, listConversations }), 'own')
    await inbox.load()
    listConversations.mockResolvedValue(page([merged]))
    inbox.apply({
      id: 'merged',
      createdAt: at(12),
      type: 'conversation:update',
      payload: {
        conversation: { id: id(1), status: 'open' },
        changes: [{ id: id(5), at: at(12), type: 'merged', source: { id: id(2) } }]
      }
    })
    await expect.poll(() => inbox.row(id(1))?.peek().participants[0]?.lastRead).toBeUndefined()
  })

  test('keeps newer events when an older response arrives late', async () => {
    const late = deferred<ReturnType<typeof page>>()
    const listConversations = vi
      .fn()
      .mockResolvedValue(page([conversation(1)]))
      .mockResolvedValueOnce(page([conversation(1)]))
      .mockReturnValueOnce(late.promise)
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load()
    const loading = inbox.load()
    inbox.apply(messageEvent(id(1), message(7)))
    inbox.apply(readEvent(id(1), 9))
    late.resolve(page([conversation(1, { lastMessage: message(7), businessUnreadCount: 1 })]))
    await loading
    expect(inbox.row(id(1))?.peek()).toMatchObject({
      businessUnreadCount: 0,
      businessLastRead: at(9)
    })
  })

  test('requests the top of the list when a conversation is new', async () => {
    const { inbox, listConversations } = await loaded(conversation(1))
    const fresh = conversation(2, { lastMessage: message(8), businessUnreadCount: 1 })
    listConversations.mockResolvedValue(page([fresh, conversation(1)]))
    inbox.apply(messageEvent(id(2), message(8)))
    inbox.apply(messageEvent(id(2), message(9)))
    await expect.poll(() => inbox.order.peek()).toEqual([id(2), id(1)])
    expect(listConversations.mock.calls.length).toBeLessThanOrEqual(3)
  })

  test('keeps events that arrive while the list is loading', async () => {
    const slow = deferred<ReturnType<typeof page>>()
    const fresh = conversation(2, { lastMessage: message(8), businessUnreadCount: 1 })
    const listConversations = vi
      .fn()
      .mockReturnValueOnce(slow.promise)
      .mockResolvedValue(page([fresh, conversation(1)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    const loading = inbox.load()
    inbox.apply(messageEvent(id(2), message(8)))
    await new Promise(setImmediate)
    slow.resolve(page([conversation(1)]))
    await loading
    await expect.poll(() => inbox.order.peek()).toEqual([id(2), id(1)])
  })

  test('appends further pages without duplicates', async () => {
    const listConversations = vi
      .fn()
      .mockResolvedValueOnce(page([conversation(4), conversation(3)], 'cursor-3'))
      .mockResolvedValueOnce(page([conversation(3), conversation(2)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load()
    await inbox.loadMore()
    expect(inbox.order.peek()).toEqual([id(4), id(3), id(2)])
    expect(inbox.state.peek().hasMore).toBe(false)
    expect(listConversations).toHaveBeenLastCalledWith(
      { view: 'open', unread: false, text: '' },
      'cursor-3'
    )
  })

  test('can request a page again after it failed', async () => {
    const listConversations = vi
      .fn()
      .mockResolvedValueOnce(page([conversation(4)], 'cursor-4'))
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValueOnce(page([conversation(3)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load()
    await inbox.loadMore()
    expect(inbox.state.peek()).toMatchObject({ status: 'ready', hasMore: true, loadingMore: false })
    await inbox.loadMore()
    expect(inbox.order.peek()).toEqual([id(4), id(3)])
  })

  test('shows the result of the latest search only', async () => {
    const slow = deferred<ReturnType<typeof page>>()
    const listConversations = vi
      .fn()
      .mockReturnValueOnce(slow.promise)
      .mockResolvedValueOnce(page([conversation(2)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    const first = inbox.load({ view: 'all', unread: false, text: 'a' })
    await inbox.load({ view: 'all', unread: false, text: 'ab' })
    slow.resolve(page([conversation(1)]))
    await first
    expect(inbox.order.peek()).toEqual([id(2)])
  })

  test('reports that the list cannot be loaded', async () => {
    const inbox = createInbox(
      fakeApi({ listConversations: () => Promise.reject(new Error('lost')) }),
      'own'
    )
    await inbox.load()
    expect(inbox.state.peek().status).toBe('failed')
  })

  test('removes a deleted conversation', async () => {
    const { inbox } = await loaded(conversation(2, { businessUnreadCount: 1 }), conversation(1))
    inbox.apply({
      id: 'event',
      type: 'conversation:remove',
      createdAt: at(9),
      payload: { conversation: { id: id(2) } }
    })
    expect(inbox.order.peek()).toEqual([id(1)])
    expect(inbox.unreadCount.peek()).toBe(0)
  })

  test('does not bring a deleted conversation back by a list that was on its way', async () => {
    const late = deferred<ReturnType<typeof page>>()
    const gone = conversation(2, { businessUnreadCount: 1 })
    const listConversations = vi.fn(() => late.promise)
    listConversations.mockResolvedValueOnce(page([gone, conversation(1)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load()
    const loading = [inbox.load(), inbox.loadUnread()]
    inbox.apply({
      ...emitted,
      type: 'conversation:remove',
      payload: { conversation: { id: id(2) } }
    })
    late.resolve(page([gone, conversation(1)]))
    await Promise.all(loading)
    expect(inbox.order.peek()).toEqual([id(1)])
    expect(inbox.unreadCount.peek()).toBe(0)
  })

  test('shows the message before a deleted one, and newer ones', async () => {
    const left = conversation(1, { lastMessage: message(5), businessUnreadCount: 1 })
    const answer = deferred<InboxConversation>()
    const getConversation = vi.fn(() => answer.promise)
    const listed = [2, 1].map(number =>
      conversation(number, { lastMessage: message(7), businessUnreadCount: 2 })
    )
    const listConversations = async () => page(listed)
    const inbox = createInbox(fakeApi({ listConversations, getConversation }), 'own')
    await inbox.load()
    inbox.apply(removalEvent(id(1), id(7)))
    inbox.apply(removalEvent(id(2), id(7)))
    inbox.apply(removalEvent(id(3), id(7)))
    expect(getConversation.mock.calls).toEqual([[id(1)], [id(2)]])
    inbox.apply(messageEvent(id(2), message(8)))
    answer.resolve(left)
    await expect.poll(() => inbox.row(id(1))?.peek()).toEqual(left)
    expect(inbox.row(id(2))?.peek().lastMessage?.id).toBe(id(8))
  })

  const ofUser = (userId: string) => ({ participants: [{ id: id(800), userId, profile: {} }] })

  test.each([
    {
      ...emitted,
      type: 'user:merge' as const,
      payload: { mergedUsers: { surviving: { id: id(902) }, discarded: { id: id(901) } } }
    },
    { ...emitted, type: 'user:update' as const, payload: { user: { id: id(901) } } },
    { ...emitted, type: 'user:change' as const, payload: { user: { id: id(901) } } }
  ])('shows a user as they are after $type', async event => {
    const conversations = [conversation(2, ofUser(id(901))), conversation(1, ofUser(id(903)))]
    const getConversation = vi.fn(async () => conversation(2, ofUser(id(902))))
    const inbox = createInbox(
      fakeApi({ listConversations: async () => page(conversations), getConversation }),
      'own'
    )
    await inbox.load()
    inbox.apply(event)
    await expect
      .poll(() => inbox.row(id(2))?.peek().participants)
      .toMatchObject([{ userId: id(902) }])
    expect(getConversation.mock.calls).toEqual([[id(2)]])
  })

  test('says of the newest message that it came back, and not of one before', async () => {
    const { inbox } = await loaded(conversation(1, { lastMessage: message(7, 'business') }))
    const readError = () => inbox.row(id(1))?.peek().lastMessage?.deliveryError
    inbox.apply(failureEvent(id(1), message(6).id, 'mail: there is no such address'))
    expect(readError()).toBeUndefined()
    inbox.apply(failureEvent(id(1), message(7).id, 'mail: there is no such address'))
    expect(readError()).toEqual({ message: 'mail: there is no such address' })
  })

  test.each([
    ['deleted', async () => {}],
    ['gone already', () => Promise.reject(new ApiError(404, 'There is no such conversation.'))]
  ])('forgets a conversation that is %s', async (_how, deleteConversation) => {
    const unread = conversation(1, { lastMessage: message(7), businessUnreadCount: 1 })
    const listConversations = async () => page([conversation(2), unread])
    const inbox = createInbox(fakeApi({ listConversations, deleteConversation }), 'own')
    await inbox.load()
    await inbox.deleteConversation(id(1))
    expect(inbox.order.peek()).toEqual([id(2)])
    expect(inbox.unreadCount.peek()).toBe(0)
    expect([...inbox.deleted.peek()]).toEqual([id(1)])
  })

  test('keeps a conversation that the server does not delete', async () => {
    const refused = new ApiError(403, 'The default conversation of a user cannot be deleted.')
    const listConversations = async () => page([conversation(1)])
    const deleteConversation = () => Promise.reject(refused)
    const inbox = createInbox(fakeApi({ listConversations, deleteConversation }), 'own')
    await inbox.load()
    await expect(inbox.deleteConversation(id(1))).rejects.toBe(refused)
    expect(inbox.order.peek()).toEqual([id(1)])
    expect(inbox.deleted.peek().size).toBe(0)
  })

  test('ignores events of no conversation', async () => {
    const { inbox } = await loaded(conversation(1))
    inbox.apply({ ...emitted, type: 'user:remove', payload: { user: { id: id(900) } } })
    expect(inbox.order.peek()).toEqual([id(1)])
  })

  test('continues a search where the server found nothing in the part it searched', async () => {
    const listConversations = vi
      .fn()
      .mockResolvedValueOnce({ conversations: [], meta: { hasMore: true, afterCursor: 'on' } })
      .mockResolvedValueOnce(page([conversation(1)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load({ view: 'all', unread: false, text: 'needle' })
    expect(listConversations.mock.lastCall?.[1]).toBe('on')
    expect(inbox.order.value).toHaveLength(1)
  })
})

describe('A view of the inbox', () => {
  const update = (number: number, life: object): AppEvent => ({
    id: `event-update-${number}`,
    type: 'conversation:update',
    createdAt: at(9),
    payload: { conversation: { id: id(number), status: 'open', ...life } }
  })
  const views = [
    ['open', {}],
    ['mine', { assigneeId: 'own' }],
    ['unassigned', {}],
    ['pending', { status: 'pending' }],
    ['snoozed', { snoozedUntil: at(60) }],
    ['closed', { status: 'closed' }],
    ['all', {}]
  ] as const

  test.each(views)('asks the server for %s, and leaves out what leaves it', async (view, life) => {
    const listConversations = vi.fn(async () => page([conversation(1, life)]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load({ view, unread: false, text: '' })
    expect(listConversations).toHaveBeenCalledWith({ view, unread: false, text: '' }, undefined)
    inbox.apply(update(1, { ...life }))
    expect(inbox.order.peek()).toEqual([id(1)])
    const away = view === 'closed' ? {} : { status: 'closed', assigneeId: 'another' }
    inbox.apply(update(1, away))
    expect(inbox.order.peek()).toEqual(view === 'all' ? [id(1)] : [])
    expect(inbox.row(id(1))?.peek()).toMatchObject(away)
  })

  test('asks for what comes into it, and lists it where it belongs', async () => {
    const listConversations = vi.fn(async () => page([conversation(3), conversation(1)]))
    const getConversation = vi.fn(async () => conversation(2))
    const inbox = createInbox(fakeApi({ listConversations, getConversation }), 'own')
    await inbox.load({ view: 'open', unread: false, text: '' })
    inbox.apply(update(2, { snoozedUntil: null }))
    await expect.poll(() => inbox.order.peek()).toEqual([id(3), id(2), id(1)])
    expect(getConversation).toHaveBeenCalledWith(id(2))
  })

  test('leaves what comes into it behind all that is listed to a later page', async () => {
    const listConversations = vi.fn(async () => page([conversation(3), conversation(2)], 'on'))
    const getConversation = vi.fn(async () => conversation(1))
    const inbox = createInbox(fakeApi({ listConversations, getConversation }), 'own')
    await inbox.load({ view: 'open', unread: false, text: '' })
    inbox.apply(update(1, { snoozedUntil: null }))
    await expect.poll(() => inbox.row(id(1))?.peek()).toBeDefined()
    expect(inbox.order.peek()).toEqual([id(3), id(2)])
  })

  test('asks for none of many that are known to be behind all that is listed', async () => {
    const listConversations = async () => page([conversation(300), conversation(299)], 'on')
    const getConversation = vi.fn(async () => conversation(298))
    const inbox = createInbox(fakeApi({ listConversations, getConversation }), 'own')
    await inbox.load({ view: 'all', unread: false, text: '' })
    for (let number = 1; number < 298; number++) {
      inbox.apply(update(number, { status: 'closed', lastUpdatedAt: at(number) }))
    }
    expect(getConversation).not.toHaveBeenCalled()
    inbox.apply(update(301, { status: 'closed', lastUpdatedAt: at(301) }))
    expect(getConversation.mock.calls).toEqual([[id(301)]])
  })

  test('lists what came into it while the later page was on its way, which lacks it', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    const listConversations = vi.fn(async (_filter: InboxFilter, after?: string) => {
      if (!after) return page([conversation(4), conversation(3)], 'on')
      await answered
      return page([conversation(1)])
    })
    const getConversation = vi.fn(async () => conversation(2))
    const inbox = createInbox(fakeApi({ listConversations, getConversation }), 'own')
    await inbox.load({ view: 'open', unread: false, text: '' })
    const more = inbox.loadMore()
    inbox.apply(update(2, { snoozedUntil: null }))
    await expect.poll(() => inbox.row(id(2))?.peek()).toBeDefined()
    answer()
    await more
    expect(inbox.order.peek()).toEqual([4, 3, 2, 1].map(id))
  })

  test('lists what came into it while the server was going down, once it is back', async () => {
    const listConversations = vi.fn(async () => page([conversation(3), conversation(1)]))
    const getConversation = vi.fn(async () => conversation(2))
    const inbox = createInbox(fakeApi({ listConversations, getConversation }), 'own')
    await inbox.load({ view: 'open', unread: false, text: '' })
    getConversation.mockRejectedValueOnce(new Error('away'))
    inbox.apply(update(2, { snoozedUntil: null }))
    await expect.poll(() => getConversation.mock.results.length).toBe(1)
    await Promise.resolve()
    inbox.resume()
    await expect.poll(() => inbox.order.peek()).toEqual([3, 2, 1].map(id))
    inbox.resume()
    expect(getConversation).toHaveBeenCalledTimes(2)
  })

  test('tells an app without conversations from a view without', async () => {
    const listConversations = vi.fn(async ({ view }: InboxFilter) =>
      page(view === 'all' ? [conversation(1, { status: 'closed' })] : [])
    )
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load()
    expect(inbox.state.peek()).toMatchObject({ status: 'ready', isNew: false })
    listConversations.mockResolvedValue(page([]))
    await inbox.load()
    expect(inbox.state.peek()).toMatchObject({ status: 'ready', isNew: true })
  })

  test('does not narrow a search', async () => {
    const closed = conversation(1, { status: 'closed' })
    const listConversations = vi.fn(async () => page([closed]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load({ view: 'open', unread: false, text: 'bread' })
    inbox.apply(update(1, { status: 'closed', assigneeId: 'another' }))
    expect(inbox.order.peek()).toEqual([id(1)])
  })

  test('lists only conversations with the tag of its filter', async () => {
    const tagged = conversation(1, { tags: ['VIP'] })
    const listConversations = vi.fn(async () => page([tagged]))
    const inbox = createInbox(fakeApi({ listConversations }), 'own')
    await inbox.load({ view: 'open', unread: false, text: '', tag: 'vip' })
    inbox.apply(update(1, { status: 'open', tags: ['VIP', 'late'] }))
    expect(inbox.order.peek()).toEqual([id(1)])
    inbox.apply(update(1, { status: 'open', tags: ['late'] }))
    expect(inbox.order.peek()).toEqual([])
    expect(inbox.state.peek().isNew).toBe(false)
  })

  describe('sorted by who waits longest', () => {
    const sorted = async (conversations: InboxConversation[], calls: Partial<AppApi> = {}) => {
      const listConversations = vi.fn(async () => page(conversations))
      const inbox = createInbox(fakeApi({ listConversations, ...calls }), 'own')
      await inbox.load({ view: 'open', unread: false, text: '', sort: 'waiting' })
      return inbox
    }
    const waiting = (number: number, since: number) =>
      conversation(number, { waitingSince: at(since) })

    test('lets a message move a conversation to where it belongs', async () => {
      const inbox = await sorted([waiting(1, 1), waiting(2, 2), conversation(4), conversation(3)])
      inbox.apply(messageEvent(id(2), message(50)))
      expect(inbox.order.peek()).toEqual([1, 2, 4, 3].map(id))
      inbox.apply(messageEvent(id(3), message(60)))
      expect(inbox.order.peek()).toEqual([1, 2, 3, 4].map(id))
      inbox.apply(messageEvent(id(1), message(70, 'business')))
      expect(inbox.order.peek()).toEqual([2, 3, 1, 4].map(id))
      const note = { ...message(80, 'business'), destination: { integrationType: 'none' } }
      inbox.apply(messageEvent(id(2), note))
      const author = { type: 'business' as const, subtypes: ['away'] }
      inbox.apply(messageEvent(id(3), { ...message(90), author }))
      expect(inbox.order.peek()).toEqual([2, 3, 1, 4].map(id))
    })

    test('lists one that it lacked where it belongs, or leaves it for a later page', async () => {
      const others = [waiting(1, 1), waiting(2, 5)]
      const fresh = waiting(7, 3)
      const late = waiting(8, 9)
      const getConversation = vi.fn(async (which: string) => (which === id(7) ? fresh : late))
      const listConversations = async () => page(others, 'more')
      const inbox = await sorted([], { listConversations, getConversation })
      inbox.apply(messageEvent(id(7), message(3)))
      inbox.apply(messageEvent(id(8), message(9)))
      await expect.poll(() => inbox.order.peek()).toEqual([1, 7, 2].map(id))
      expect(getConversation).toHaveBeenCalledTimes(2)
    })
  })

  describe('keeps what an event said while an older list was on its way', () => {
    const closed = { status: 'closed' as const, tags: ['done'] }

    /** An inbox whose next list comes late. */
    const waiting = async (...known: InboxConversation[]) => {
      const late = deferred<ReturnType<typeof page>>()
      const listConversations = vi.fn<AppApi['listConversations']>(async () => page([]))
      if (known.length) listConversations.mockResolvedValueOnce(page(known))
      const inbox = createInbox(fakeApi({ listConversations }), 'own')
      if (known.length) await inbox.load()
      listConversations.mockReturnValueOnce(late.promise)
      const answer = (...conversations: InboxConversation[]) => late.resolve(page(conversations))
      return { inbox, answer }
    }

    test.each([
      ['of one that it knows', [conversation(1, { assigneeId: 'own' }), conversation(2)]],
      ['of one that it did not know', []]
    ])('%s', async (_name, known) => {
      const { inbox, answer } = await waiting(...known)
      const loading = inbox.load()
      inbox.apply(update(1, closed))
      answer(conversation(2), conversation(1, { assigneeId: 'own' }))
      await loading
      expect(inbox.order.peek()).toEqual([id(2)])
      expect(inbox.row(id(1))?.peek()).toMatchObject({ ...closed, assigneeId: undefined })
    })

    test('of one that the list lacks, as it came into the view later', async () => {
      const { inbox, answer } = await waiting(conversation(2), conversation(1))
      const loading = inbox.load({ view: 'mine', unread: false, text: '' })
      inbox.apply(update(1, { assigneeId: 'own' }))
      answer()
      await loading
      expect(inbox.order.peek()).toEqual([id(1)])
    })

    test('and takes from the list since when the visitor waits, if it knows a newer message', async () => {
      const { inbox, answer } = await waiting(conversation(1), conversation(2))
      const loading = inbox.loadUnread()
      for (const number of [1, 2]) inbox.apply(update(number, { priority: 'high' }))
      inbox.apply(messageEvent(id(2), message(8)))
      const lastMessage = message(8)
      answer(
        conversation(1, { lastMessage, waitingSince: at(8) }),
        conversation(2, { lastMessage })
      )
      await loading
      for (const number of [1, 2]) {
        const row = inbox.row(id(number))?.peek()
        expect(row).toMatchObject({ priority: 'high', waitingSince: at(8) })
      }
    })
  })

  test('takes over at once what the server answers to a change', async () => {
    const listConversations = async () => page([conversation(1)])
    const changeLife = async () => ({ status: 'closed' as const })
    const inbox = createInbox(fakeApi({ listConversations, changeLife }), 'own')
    await inbox.load()
    await inbox.changeLife(id(1), { status: 'closed' })
    expect(inbox.order.peek()).toEqual([])
  })

  test('keeps what a colleague did while the answer to a change was on its way', async () => {
    const answer = deferred<ConversationLife>()
    const listConversations = async () => page([conversation(1)])
    const inbox = createInbox(
      fakeApi({ listConversations, changeLife: () => answer.promise }),
      'own'
    )
    await inbox.load()
    const changing = inbox.changeLife(id(1), { assigneeId: 'own' })
    inbox.apply(update(1, { assigneeId: 'own' }))
    inbox.apply(update(1, { assigneeId: 'another' }))
    answer.resolve({ status: 'open', assigneeId: 'own' })
    const takeBack = await changing
    expect(inbox.row(id(1))?.peek().assigneeId).toBe('another')
    expect(await takeBack()).toBe(false)
  })

  describe('takes a change back', () => {
    const changed = async (before: Partial<InboxConversation>, ...answers: ConversationLife[]) => {
      const listConversations = async () => page([conversation(1, before)])
      const changeLife = vi.fn<AppApi['changeLife']>()
      for (const answer of answers) changeLife.mockResolvedValueOnce(answer)
      const inbox = createInbox(fakeApi({ listConversations, changeLife }), 'own')
      await inbox.load()
      return { inbox, changeLife }
    }

    test.each([
      ['that closed it', { status: 'closed' }, { status: 'pending' }, null],
      ['that ended a snooze', { status: 'open' }, { status: 'open', snoozedUntil: LATER }, LATER],
      [
        'after the former snooze',
        { status: 'closed' },
        { status: 'open', snoozedUntil: at(1) },
        null
      ]
    ] as const)('%s', async (_name, change, before, snoozedUntil) => {
      const { inbox, changeLife } = await changed(before, change, before)
      const takeBack = await inbox.changeLife(id(1), change)
      expect(await takeBack()).toBe(true)
      expect(changeLife).toHaveBeenLastCalledWith(id(1), { status: before.status, snoozedUntil })
      expect(inbox.row(id(1))?.peek()).toMatchObject(before)
    })

    test('of who looks after it, and of nothing else', async () => {
      const { inbox, changeLife } = await changed(
        { assigneeId: 'another' },
        { status: 'open', assigneeId: 'own' },
        { status: 'closed', assigneeId: 'another' }
      )
      const takeBack = await inbox.changeLife(id(1), { assigneeId: 'own' })
      inbox.apply(update(1, { status: 'closed', assigneeId: 'own' }))
      expect(await takeBack()).toBe(true)
      expect(changeLife).toHaveBeenLastCalledWith(id(1), { assigneeId: 'another' })
    })

    test('of the group, with the member from whom it took the conversation', async () => {
      const { inbox, changeLife } = await changed(
        { assigneeId: 'own' },
        { status: 'open', assignedGroupId: 'sales' },
        { status: 'open', assigneeId: 'own' }
      )
      const takeBack = await inbox.changeLife(id(1), { assignedGroupId: 'sales' })
      expect(inbox.row(id(1))?.peek()).toMatchObject({ assignedGroupId: 'sales' })
      expect(await takeBack()).toBe(true)
      expect(changeLife).toHaveBeenLastCalledWith(id(1), {
        assigneeId: 'own',
        assignedGroupId: null
      })
      expect(inbox.row(id(1))?.peek().assignedGroupId).toBeUndefined()
    })

    test('not of a group once a member has taken it', async () => {
      const { inbox, changeLife } = await changed({}, { status: 'open', assignedGroupId: 'sales' })
      const takeBack = await inbox.changeLife(id(1), { assignedGroupId: 'sales' })
      inbox.apply(update(1, { status: 'open', assignedGroupId: 'sales', assigneeId: 'another' }))
      expect(await takeBack()).toBe(false)
      expect(changeLife).toHaveBeenCalledTimes(1)
    })

    test('of the priority', async () => {
      const { inbox, changeLife } = await changed(
        {},
        { status: 'open', priority: 'high' },
        { status: 'open' }
      )
      const takeBack = await inbox.changeLife(id(1), { priority: 'high' })
      expect(await takeBack()).toBe(true)
      expect(changeLife).toHaveBeenLastCalledWith(id(1), { priority: null })
    })

    test('of the tags, whatever other tags became', async () => {
      const { inbox, changeLife } = await changed(
        { tags: ['vip'] },
        { status: 'open', tags: ['vip', 'late'] },
        { status: 'open', tags: ['vip', 'new'] }
      )
      const takeBack = await inbox.changeLife(id(1), { addTags: ['late'] })
      inbox.apply(update(1, { status: 'open', tags: ['vip', 'late', 'new'] }))
      expect(await takeBack()).toBe(true)
      expect(changeLife).toHaveBeenLastCalledWith(id(1), { removeTags: ['late'] })
      expect(inbox.row(id(1))?.peek().tags).toEqual(['vip', 'new'])
    })

    test.each([
      ['not over a later one', { status: 'pending' }, false],
      ['without a call where it is back already', { status: 'open' }, true]
    ] as const)('%s', async (_name, later, isBack) => {
      const { inbox, changeLife } = await changed({ status: 'open' }, { status: 'closed' })
      const takeBack = await inbox.changeLife(id(1), { status: 'closed' })
      inbox.apply(update(1, later))
      expect(await takeBack()).toBe(isBack)
      expect(changeLife).toHaveBeenCalledTimes(1)
    })
  })
})
