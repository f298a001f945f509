import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChatServer } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

const JOINED = '2026-01-05T10:00:00.500Z'

/** A connected visitor with one conversation. */
const openWorld = async () => {
  const server = createChatServer()
  const tab = openTab({ server })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  tab.emitted.length = 0
  const conversation = server.conversations[0]!
  return { server, conversation, ref: { id: conversation.id }, ...tab }
}

describe('Conversation events', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T09:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test('a changed conversation keeps its messages, and emits no added event', async () => {
    const { server, conversation, messenger, texts, emittedNames: namesTold } = await openWorld()
    const changed = { ...conversation, displayName: 'Order 7', lastUpdatedAt: JOINED }
    server.log.push({ type: 'conversation:updated', conversation: changed })
    expect(messenger.mainConversation().info.peek()).toMatchObject({
      displayName: 'Order 7',
      lastUpdatedAt: Date.parse(JOINED) / 1000
    })
    expect(texts()).toEqual(['Hi'])
    expect(namesTold()).toEqual([])
  })

  test('an added conversation is emitted with its participants', async () => {
    const { server, emitted, messenger } = await openWorld()
    const added = server.begin(false)
    const info = messenger.conversations.peek().find(({ info }) => info.peek()!.id === added.id)
    expect(emitted).toEqual([
      ['conversation:added', added.participants, { conversation: info!.info.peek() }]
    ])
  })

  test.each(['participant:added', 'participant:removed'] as const)(
    '%s is emitted, with times as the public API has them',
    async type => {
      const { server, ref, emitted, messenger } = await openWorld()
      const participant = { id: 'p', userId: 'u', unreadCount: 0, lastRead: JOINED }
      server.log.push({ type, conversation: ref, participant })
      expect(emitted).toEqual([
        [
          type,
          { ...participant, lastRead: Date.parse(JOINED) / 1000 },
          { conversation: expect.objectContaining(ref) }
        ]
      ])
      const { participants } = messenger.getConversations()[0]!
      const userIds = participants.map(({ userId }) => userId)
      expect(userIds).toEqual(type === 'participant:added' ? ['visitor', 'u'] : ['visitor'])
    }
  )

  test('a message that the business deletes is removed, and the others stay', async () => {
    const { server, ref, texts } = await openWorld()
    server.write('Wrong window')
    server.write('Hello')
    const wrong = server.conversations[0]!.messages.find(
      message => message.type === 'text' && message.text === 'Wrong window'
    )!
    const message = { ...wrong, text: '', deleted: true }
    server.log.push({ type: 'message:updated', conversation: ref, message })
    expect(texts()).toEqual(['Hi', 'Hello'])
  })

  test('events of an unknown conversation are ignored', async () => {
    const { server, ref, texts, emittedNames: namesTold } = await openWorld()
    const unknown = { id: 'unknown' }
    const participant = { id: 'p', userId: 'u', unreadCount: 0 }
    server.log.push({ type: 'participant:added', conversation: unknown, participant })
    server.log.push({ type: 'conversation:removed', conversation: unknown })
    expect(namesTold()).toEqual([])
    server.write('Hello')
    expect(texts()).toEqual(['Hi', 'Hello'])
    expect(ref.id).not.toBe(unknown.id)
  })

  test('a removed conversation takes nothing of the next one with it', async () => {
    const { server, ref, messenger, texts } = await openWorld()
    server.log.push({ type: 'conversation:removed', conversation: ref })
    server.conversations.length = 0
    expect(messenger.conversations.peek()).toEqual([])
    await messenger.sendMessage('Hi again')
    expect(server.texts()).toEqual(['Hi again'])
    expect(texts()).toEqual(['Hi again'])
  })
})
