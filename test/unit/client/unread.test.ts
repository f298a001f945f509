import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

/** A connected visitor with two conversations, who has read everything. */
const openWorld = async () => {
  const server = createChatServer()
  const tab = openTab({ server })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  const second = server.begin(false)
  server.calls.length = tab.emitted.length = 0
  const counts = () =>
    tab.emitted
      .filter(([name]) => name.endsWith('UnreadCount') || name === 'unreadCount')
      .map(([name, count]) => `${name} ${count}`)
  return { server, second, counts, ...tab }
}

describe('Unread counts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('cover each conversation and the total, and each change is emitted once', async () => {
    const { server, second, counts, messenger } = await openWorld()
    server.write('one')
    server.write('two', second)
    server.write('three', second)
    expect(messenger.totalUnreadCount.peek()).toBe(3)
    expect(counts()).toEqual([
      'unreadCount 1',
      'totalUnreadCount 1',
      'unreadCount 1',
      'totalUnreadCount 2',
      'unreadCount 2',
      'totalUnreadCount 3'
    ])
  })

  test('are not emitted when they stay the same', async () => {
    const { server, counts, messenger } = await openWorld()
    server.read(server.conversations[0]!)
    await messenger.sendMessage('again')
    await messenger.markAllAsRead()
    expect(counts()).toEqual([])
  })

  test('drop at once when marked as read, with requests for unread conversations only', async () => {
    const { server, counts, messenger } = await openWorld()
    server.write('one')
    const marked = messenger.markAllAsRead()
    expect(messenger.totalUnreadCount.peek()).toBe(0)
    await marked
    expect(server.calls.map(({ path, body }) => [path, body])).toEqual([
      [`/conversations/${server.conversations[0]!.id}/activities`, { type: 'conversation:read' }]
    ])
    expect(counts().slice(2)).toEqual(['unreadCount 0', 'totalUnreadCount 0'])
  })

  test('of other conversations stay when one is marked as read', async () => {
    const { server, second, messenger } = await openWorld()
    server.write('one')
    server.write('two', second)
    await messenger.markAllAsRead(second.id)
    expect(messenger.totalUnreadCount.peek()).toBe(1)
  })

  test('stay when an unknown conversation is marked as read, which rejects', async () => {
    const { server, messenger } = await openWorld()
    server.write('one')
    await expect(messenger.markAllAsRead('unknown')).rejects.toMatchObject({
      code: 'conversation-not-found',
      message: expect.stringContaining('unknown')
    })
    expect(messenger.totalUnreadCount.peek()).toBe(1)
    expect(server.calls).toEqual([])
  })

  test('stay on a network failure, which rejects', async () => {
    const { server, messenger } = await openWorld()
    server.write('one')
    server.carry = offline
    await expect(messenger.markAllAsRead()).rejects.toMatchObject({ code: 'network' })
  })

  test('need no request without a visitor', async () => {
    const server = createChatServer()
    const { messenger } = openTab({ server })
    await messenger.markAllAsRead()
    expect(server.calls).toEqual([])
  })

  test('include an added conversation until it is removed, and both are emitted', async () => {
    const { server, emitted, messenger } = await openWorld()
    const third = server.begin(false)
    server.write('one', third)
    expect(messenger.totalUnreadCount.peek()).toBe(1)
    expect(messenger.conversations.peek()).toHaveLength(3)
    server.log.push({ type: 'conversation:removed', conversation: { id: third.id } })
    expect(messenger.totalUnreadCount.peek()).toBe(0)
    expect(messenger.conversations.peek()).toHaveLength(2)
    const named = emitted.filter(([name]) => name.startsWith('conversation:'))
    expect(named.map(([name, ...args]) => [name, args.at(-1).conversation.id])).toEqual([
      ['conversation:added', third.id],
      ['conversation:removed', third.id]
    ])
  })

  test('leave the most recently active conversation first', async () => {
    const { server, second, messenger } = await openWorld()
    const order = () => messenger.conversations.peek().map(({ info }) => info.peek()!.id)
    const first = server.conversations[0]!
    vi.advanceTimersByTime(1000)
    server.write('one', second)
    expect(order()).toEqual([second.id, first.id])
    vi.advanceTimersByTime(1000)
    server.write('two', first)
    expect(order()).toEqual([first.id, second.id])
  })

  test('of the participants follow each message and each reading, before listeners hear of it', async () => {
    const { server, emitted, messenger } = await openWorld()
    const conversation = server.conversations[0]!
    const ref = { id: conversation.id }
    const other = { id: 'p', userId: 'other', unreadCount: 0 }
    server.log.push({ type: 'participant:added', conversation: ref, participant: other })
    const counts = (participants = messenger.mainConversation().info.peek()!.participants) =>
      participants.map(({ unreadCount }) => unreadCount)

    emitted.length = 0
    server.write('one')
    expect(counts()).toEqual([1, 1])
    expect(emitted[0]![0]).toBe('message')
    expect(counts(emitted[0]![2].conversation.participants)).toEqual([1, 1])

    await messenger.markAllAsRead()
    const mine = server.conversations[0]!.participants[0]!
    expect(counts()).toEqual([0, 1])
    expect(messenger.getConversations()[0]!.participants[0]!.lastRead).toBeGreaterThan(0)
    expect(mine.unreadCount).toBe(0)

    const lastRead = '2026-01-05T10:00:00.500Z'
    const activity = { role: 'user' as const, userId: 'other', lastRead }
    server.log.push({ type: 'conversation:read', conversation: ref, activity, unreadCount: 0 })
    expect(messenger.getConversations()[0]!.participants[1]).toEqual({
      ...other,
      lastRead: Date.parse(lastRead) / 1000
    })
  })

  test('come with the time at which the business has read', async () => {
    const { server, emitted, messenger } = await openWorld()
    const { id } = server.conversations[0]!
    const lastRead = '2026-01-05T10:00:00.500Z'
    const activity = { role: 'business' as const, lastRead }
    server.log.push({ type: 'conversation:read', conversation: { id }, activity, unreadCount: 0 })
    const { businessLastRead } = messenger.mainConversation().info.peek()!
    expect(businessLastRead).toBe(Date.parse(lastRead) / 1000)
    expect(emitted[0]!.slice(0, 2)).toEqual([
      'conversation:read',
      { role: 'business', lastRead: businessLastRead }
    ])
  })
})
