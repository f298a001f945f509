import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowser } from '../fakes/browser'
import { createChatServer, loseAnswer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

test('a session made in one tab is taken over by the other, which then hears everything', async () => {
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

test('what one tab is sending shows in the other, until the server has it', async () => {
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

test('what a tab left behind is sent by the one that stays', async () => {
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

test('tabs that send the same message at the same time store it once', async () => {
  const { server, one, open } = openTabs()
  await one.messenger.sendMessage('Hi')
  await settle()
  server.carry = offline
  void one.messenger.sendMessage('more')
  await vi.advanceTimersByTimeAsync(0)
  // Each new tab finds the message in the storage and sends it too; each answer but the last is lost.
  server.carry = loseAnswer
  const others = [open(), open(), open()]
  one.page.fire('online')
  await vi.advanceTimersByTimeAsync(5000)
  server.carry = (_, answer) => answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.texts()).toEqual(['Hi', 'more'])
  for (const tab of [one, ...others]) expect(tab.texts().at(-1)).toBe('more')
})

test('reading in one tab counts down in the other', async () => {
  const { server, one, two } = openTabs()
  await one.messenger.sendMessage('Hi')
  await settle()
  server.write('Hello')
  await one.messenger.markAllAsRead()
  expect(two.messenger.totalUnreadCount.peek()).toBe(0)
})

test('two messengers of different visitors on one page share nothing', async () => {
  const servers = [createChatServer(), createChatServer()] as const
  const [one, two] = servers.map(server => openTab({ server }))
  await one!.messenger.sendMessage('Hi')
  servers[0].write('Hello')
  await settle()
  expect(one!.texts()).toEqual(['Hi', 'Hello'])
  expect(two!.texts()).toEqual([])
  expect(two!.told).toEqual([])
  expect(two!.messenger.totalUnreadCount.peek()).toBe(0)
  expect(two!.messenger.$session.get()).toBeUndefined()
  expect(servers[1].calls).toEqual([])
})
