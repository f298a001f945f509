import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A connected visitor with two conversations, who has read everything. */
const openWorld = async () => {
  const server = createChatServer()
  const tab = openTab({ server })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  const second = server.begin(false)
  server.calls.length = tab.told.length = 0
  const counts = () =>
    tab.told
      .filter(([name]) => name.endsWith('UnreadCount') || name === 'unreadCount')
      .map(([name, count]) => `${name} ${count}`)
  return { server, second, counts, ...tab }
}

test('counts each conversation and the total, and tells of each change once', async () => {
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

test('tells nothing when a count stays as it is', async () => {
  const { server, counts, messenger } = await openWorld()
  server.read(server.conversations[0]!)
  await messenger.sendMessage('again')
  await messenger.markAllAsRead()
  expect(counts()).toEqual([])
})

test('marking as read counts down at once, and asks only for what is unread', async () => {
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

test('marks one conversation and leaves the others', async () => {
  const { server, second, messenger } = await openWorld()
  server.write('one')
  server.write('two', second)
  await messenger.markAllAsRead(second.id)
  expect(messenger.totalUnreadCount.peek()).toBe(1)
})

test('an unknown conversation rejects, and marks nothing', async () => {
  const { server, messenger } = await openWorld()
  server.write('one')
  await expect(messenger.markAllAsRead('unknown')).rejects.toMatchObject({
    code: 'conversation-not-found',
    message: expect.stringContaining('unknown')
  })
  expect(messenger.totalUnreadCount.peek()).toBe(1)
  expect(server.calls).toEqual([])
})

test('a network failure while marking rejects', async () => {
  const { server, messenger } = await openWorld()
  server.write('one')
  server.carry = offline
  await expect(messenger.markAllAsRead()).rejects.toMatchObject({ code: 'network' })
})

test('without a visitor there is nothing to mark', async () => {
  const server = createChatServer()
  const { messenger } = openTab({ server })
  await messenger.markAllAsRead()
  expect(server.calls).toEqual([])
})

test('a conversation that is added and removed is told of, and counted while it is there', async () => {
  const { server, told, messenger } = await openWorld()
  const third = server.begin(false)
  server.write('one', third)
  expect(messenger.totalUnreadCount.peek()).toBe(1)
  expect(messenger.conversations.peek()).toHaveLength(3)
  server.log.push({ type: 'conversation:removed', conversation: { id: third.id } })
  expect(messenger.totalUnreadCount.peek()).toBe(0)
  expect(messenger.conversations.peek()).toHaveLength(2)
  const named = told.filter(([name]) => name.startsWith('conversation:'))
  expect(named.map(([name, ...args]) => [name, args.at(-1).conversation.id])).toEqual([
    ['conversation:added', third.id],
    ['conversation:removed', third.id]
  ])
})

test('the most recently active conversation comes first', async () => {
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

test('says when the business has read', async () => {
  const { server, told, messenger } = await openWorld()
  const { id } = server.conversations[0]!
  const lastRead = '2026-01-05T10:00:00.500Z'
  const activity = { role: 'business' as const, lastRead }
  server.log.push({ type: 'conversation:read', conversation: { id }, activity, unreadCount: 0 })
  const { businessLastRead } = messenger.mainConversation().info.peek()!
  expect(businessLastRead).toBe(Date.parse(lastRead) / 1000)
  expect(told[0]!.slice(0, 2)).toEqual([
    'conversation:read',
    { role: 'business', lastRead: businessLastRead }
  ])
})
