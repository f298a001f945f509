import { describe, expect, test } from 'vitest'
import { createConversation, createConversationList } from '../../../src/client/conversation-calls'
import { createChatServer, offline, type Carry } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

const PAGE = 10

/** Pages of a list, as the server returns them. */
const inPages: Carry = ({ method, path, query }, answer) => {
  const given = answer() as { conversations: { lastUpdatedAt: string }[] }
  if (method !== 'GET' || path !== '/conversations') return given
  const offset = Number(query.get('offset'))
  const sorted = [...given.conversations].sort((a, b) =>
    b.lastUpdatedAt.localeCompare(a.lastUpdatedAt)
  )
  return {
    ...given,
    conversations: sorted.slice(offset, offset + PAGE),
    hasMore: sorted.length > offset + PAGE
  }
}

/** A visitor who returns to some conversations; the first one is the least recently active. */
const comeBack = async (count: number) => {
  const server = createChatServer()
  const { messenger, page } = openTab({ server })
  await messenger.sendMessage('Hello')
  for (let made = 1; made < count; made++) server.begin(false)
  server.conversations.forEach((each, index) => {
    each.lastUpdatedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
  })
  messenger.destroy()
  server.carry = inPages
  const again = openTab({ server, page })
  again.messenger.start()
  await expect.poll(() => again.messenger.conversations.peek().length).toBe(Math.min(count, PAGE))
  server.calls.length = 0
  return { server, ...again, list: createConversationList(again.messenger) }
}

const numbers = ({ messenger }: Pick<Awaited<ReturnType<typeof comeBack>>, 'messenger'>) =>
  messenger.conversations
    .peek()
    .map(({ info }) => new Date(info.peek()!.lastUpdatedAt * 1000).getUTCMinutes())

describe('The conversation list', () => {
  test('loads the next ten, most recently active first, until all are loaded', async () => {
    const world = await comeBack(24)
    const { list, server } = world
    expect(numbers(world)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14])
    await list.loadMore()
    expect(list.state.peek()).toBe('more')
    expect(numbers(world)).toHaveLength(20)
    await list.loadMore()
    expect(list.state.peek()).toBe('complete')
    expect(numbers(world)).toEqual(Array.from({ length: 24 }, (_, index) => 23 - index))
    await list.loadMore()
    expect(server.calls.map(({ query }) => query.get('offset'))).toEqual(['10', '20'])
  })

  test('sends one request, however often it is called while it loads', async () => {
    const { list, server } = await comeBack(12)
    const both = Promise.all([list.loadMore(), list.loadMore()])
    expect(list.state.peek()).toBe('loading')
    await both
    expect(server.calls).toHaveLength(1)
  })

  test('reports a failure, and can be called again', async () => {
    const world = await comeBack(12)
    world.server.carry = offline
    await expect(world.list.loadMore()).rejects.toThrow('Could not reach')
    expect(world.list.state.peek()).toBe('failed')
    world.server.carry = inPages
    await world.list.loadMore()
    expect(numbers(world)).toHaveLength(12)
  })

  test('requests nothing for an unknown visitor', async () => {
    const server = createChatServer()
    const { messenger } = openTab({ server })
    await createConversationList(messenger).loadMore()
    expect(server.calls).toEqual([])
  })

  test('creates another conversation, which comes first', async () => {
    const { server, messenger } = await comeBack(2)
    server.carry = ({ method, path }, answer) =>
      method === 'POST' && path === '/conversations'
        ? { conversation: { ...server.begin(false), lastUpdatedAt: new Date().toISOString() } }
        : answer()
    const made = await createConversation(messenger)
    expect(made.history.peek()).toBe('complete')
    expect(messenger.conversations.peek()).toHaveLength(3)
    expect(messenger.conversations.peek()[0]).toBe(made)
  })
})
