import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../fakes/browser'
import { createChatServer, loseAnswer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

const openWorld = () => {
  const browser = createBrowser()
  const server = createChatServer()
  return { browser, server, ...openTab({ server, page: browser.openPage() }) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const soon = () => vi.advanceTimersByTimeAsync(60_000)

describe('The first message', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is preceded by no request, storage or connection', async () => {
    const { browser, server, messenger, end, emitted } = openWorld()
    messenger.start()
    await soon()
    expect(server.calls).toEqual([])
    expect(browser.items).toEqual({})
    expect(end.received).toEqual([])
    expect(emitted).toEqual([])
    expect(messenger.$connection.get()).toBe('idle')
    expect(messenger.mainConversation().info.peek()).toBeUndefined()
  })

  test('creates session, conversation and message in one request', async () => {
    const { server, messenger, texts, emitted } = openWorld()
    messenger.start()
    const sent = messenger.sendMessage('Hi')
    expect(texts()).toEqual(['Hi (sending)'])
    expect(await sent).toMatchObject({ text: 'Hi', role: 'user', userId: 'visitor' })
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /sessions'])
    expect(texts()).toEqual(['Hi'])
    expect(messenger.$session.get()!.user.id).toBe('visitor')
    expect(messenger.conversations.peek()).toEqual([messenger.mainConversation()])
    await settle()
    expect(messenger.$connection.get()).toBe('connected')
    expect(emitted.map(([name]) => name)).toEqual(['message', 'message:sent', 'connected'])
  })

  test('is emitted to the page in its public shape', async () => {
    const { messenger, emitted } = openWorld()
    vi.setSystemTime('2026-01-05T10:00:00.250Z')
    const message = await messenger.sendMessage({
      type: 'text',
      text: 'Hi',
      metadata: { from: 'ad' }
    })
    expect(message).toMatchObject({ metadata: { from: 'ad' }, received: 1767607200.25 })
    const conversation = messenger.mainConversation().info.peek()
    expect(emitted[1]).toEqual(['message:sent', message, { conversation }])
  })

  test('stores its idempotency keys before anything is sent', async () => {
    const { browser, server, messenger } = openWorld()
    let stored: string[] = []
    server.carry = ({ body }, answer) => {
      stored = Object.values(browser.items)
      expect(stored).toContain(body.sessionKey)
      expect(stored.join()).toContain(body.conversation.messages[0].clientMessageId)
      return answer()
    }
    await messenger.sendMessage('Hi')
    expect(stored).not.toEqual([])
    expect(server.calls[0]!.body.sessionKey).toMatch(/^[\da-f]{32}$/)
  })

  test('whose response is lost leaves one user and one message', async () => {
    const { server, messenger, texts } = openWorld()
    server.carry = loseAnswer
    const sent = messenger.sendMessage('Hi')
    await settle()
    expect(texts()).toEqual(['Hi (waiting)'])
    server.carry = (_, answer) => answer()
    await soon()
    await sent
    expect(server.calls.length).toBeGreaterThan(1)
    expect(server.sessionKeys.size).toBe(1)
    expect(server.texts()).toEqual(['Hi'])
    expect(texts()).toEqual(['Hi'])
  })

  test('and others written offline are sent in order when the network returns', async () => {
    const { server, messenger, page, texts } = openWorld()
    server.carry = offline
    messenger.start()
    const sent = ['one', 'two', 'three'].map(text => messenger.sendMessage(text))
    await settle()
    server.carry = (_, answer) => answer()
    page.fire('online')
    await Promise.all(sent)
    expect(server.texts()).toEqual(['one', 'two', 'three'])
    expect(texts()).toEqual(['one', 'two', 'three'])
  })

  test('sent from a page that closed is sent by the next visit', async () => {
    const { browser, server, messenger } = openWorld()
    server.carry = offline
    void messenger.sendMessage('Hi')
    await settle()
    messenger.destroy()
    server.carry = (_, answer) => answer()
    const next = openTab({ server, page: browser.openPage() })
    next.messenger.start()
    expect(next.texts()).toEqual(['Hi (sending)'])
    await soon()
    expect(next.texts()).toEqual(['Hi'])
    expect(server.texts()).toEqual(['Hi'])
  })

  test.each([
    ['blank', '  ', 'invalid-message'],
    ['too long', 'a'.repeat(4097), 'message-too-long']
  ])('that is %s rejects before anything is requested or stored', async (_, text, code) => {
    const { browser, server, messenger, texts } = openWorld()
    await expect(messenger.sendMessage(text)).rejects.toMatchObject({ code })
    expect(server.calls).toEqual([])
    expect(browser.items).toEqual({})
    expect(texts()).toEqual([])
  })
})
