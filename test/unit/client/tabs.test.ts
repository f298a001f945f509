import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../fakes/browser'
import { createChatServer, loseAnswer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

/** Two tabs of one visitor who has not written yet. */
const openTabs = () => {
  const browser = createBrowser()
  const server = createChatServer()
  const open = () => {
    const tab = openTab({ server, page: browser.openPage() })
    tab.messenger.start()
    return tab
  }
  return { browser, server, open, one: open(), two: open() }
}

const settle = () => vi.advanceTimersByTimeAsync(1000)

describe('Tabs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('share a session created in one of them, and both receive events', async () => {
    const { server, one, two } = openTabs()
    await one.messenger.sendMessage('Hi')
    await settle()
    expect(two.messenger.$session.get()).toEqual(one.messenger.$session.get())
    server.write('Hello')
    expect(one.texts()).toEqual(['Hi', 'Hello'])
    expect(two.texts()).toEqual(['Hi', 'Hello'])
    expect(two.messenger.totalUnreadCount.peek()).toBe(one.messenger.totalUnreadCount.peek())
    expect(server.sessionKeys.size).toBe(1)
  })

  test('show a message that another one is sending, until the server has it', async () => {
    const { server, one, two } = openTabs()
    await one.messenger.sendMessage('Hi')
    await settle()
    server.carry = offline
    void one.messenger.sendMessage('more')
    await vi.advanceTimersByTimeAsync(0)
    expect(two.texts()).toEqual(['Hi', 'more (sending)'])
    server.carry = (_, answer) => answer()
    one.page.fire('online')
    await settle()
    expect(one.texts()).toEqual(['Hi', 'more'])
    expect(two.texts()).toEqual(['Hi', 'more'])
  })

  test('send messages that a closed one left behind', async () => {
    const { browser, server, one, two } = openTabs()
    server.carry = offline
    void one.messenger.sendMessage('Hi')
    await vi.advanceTimersByTimeAsync(0)
    one.messenger.destroy()
    server.carry = (_, answer) => answer()
    two.messenger.start()
    await settle()
    expect(server.texts()).toEqual(['Hi'])
    expect(Object.keys(browser.items).filter(key => key.includes('outbox'))).toEqual([])
  })

  test('that send the same message at the same time store it once', async () => {
    const { server, one, open } = openTabs()
    await one.messenger.sendMessage('Hi')
    await settle()
    server.carry = offline
    void one.messenger.sendMessage('more')
    await vi.advanceTimersByTimeAsync(0)
    // Each new tab finds the stored message and sends it too; every response except the last is lost.
    server.carry = loseAnswer
    const others = [open(), open(), open()]
    one.page.fire('online')
    await vi.advanceTimersByTimeAsync(5000)
    server.carry = (_, answer) => answer()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.texts()).toEqual(['Hi', 'more'])
    for (const tab of [one, ...others]) expect(tab.texts().at(-1)).toBe('more')
  })

  test('share the unread count', async () => {
    const { server, one, two } = openTabs()
    await one.messenger.sendMessage('Hi')
    await settle()
    server.write('Hello')
    await one.messenger.markAllAsRead()
    expect(two.messenger.totalUnreadCount.peek()).toBe(0)
  })

  test('whose visitor signs in in one of them send nothing as another anonymous visitor', async () => {
    const { browser, server, one, two } = openTabs()
    await one.messenger.sendMessage('Hi')
    await settle()
    // As a login does.
    one.page.storage.removeItem('pipit.integration.session')
    one.page.storage.removeItem('pipit.integration.sessionKey')
    one.page.storage.setItem('pipit.integration.login.hans', '')
    one.page.storage.removeItem('pipit.integration.login.hans')
    server.tokens.clear()
    server.calls.length = 0
    await settle()
    expect(two.messenger.$connection.get()).toBe('disconnected')
    expect(two.texts()).toEqual([])
    await expect(two.messenger.sendMessage('more')).rejects.toMatchObject({ code: 'invalid-auth' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(two.texts()).toEqual(['more (failed)'])
    expect(server.calls.filter(({ path }) => path === '/sessions')).toEqual([])
    expect(Object.keys(browser.items).filter(key => key.includes('outbox'))).toHaveLength(1)
  })

  test('with messengers of different visitors share nothing', async () => {
    const servers = [createChatServer(), createChatServer()] as const
    const [one, two] = servers.map(server => openTab({ server }))
    await one!.messenger.sendMessage('Hi')
    servers[0].write('Hello')
    await settle()
    expect(one!.texts()).toEqual(['Hi', 'Hello'])
    expect(two!.texts()).toEqual([])
    expect(two!.emitted).toEqual([])
    expect(two!.messenger.totalUnreadCount.peek()).toBe(0)
    expect(two!.messenger.$session.get()).toBeUndefined()
    expect(servers[1].calls).toEqual([])
  })
})
