import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../fakes/browser'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

/** A connected visitor who has written once. */
const openWorld = async () => {
  const browser = createBrowser()
  const server = createChatServer()
  const tab = openTab({ server, page: browser.openPage() })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  server.calls.length = 0
  return { browser, server, ...tab }
}

const pathsOf = ({ calls }: ReturnType<typeof createChatServer>) => calls.map(({ path }) => path)

describe('The session', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('continues on a later visit, which fetches what is shown', async () => {
    const { browser, server, messenger } = await openWorld()
    messenger.destroy()
    server.write('Hello')
    const next = openTab({ server, page: browser.openPage() })
    next.messenger.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(pathsOf(server)).toEqual(['/conversations'])
    expect(next.messenger.$session.get()).toEqual(messenger.$session.get())
    expect(next.messenger.totalUnreadCount.peek()).toBe(1)
    expect(next.messenger.mainConversation().history.peek()).toBe('unknown')
    await (await next.messenger.history()).older(next.messenger.mainConversation())
    expect(next.texts()).toEqual(['Hi', 'Hello'])
    expect(next.messenger.mainConversation().history.peek()).toBe('complete')
  })

  test('emits no past events for what a later visit fetches', async () => {
    const { browser, server } = await openWorld()
    server.write('Hello')
    const next = openTab({ server, page: browser.openPage() })
    next.messenger.start()
    await vi.advanceTimersByTimeAsync(0)
    await (await next.messenger.history()).older(next.messenger.mainConversation())
    expect(next.emittedNames()).toEqual(['unreadCount', 'totalUnreadCount', 'connected'])
  })

  test('tells each page once: with a session, after a load, and where the address changes', async () => {
    const browser = createBrowser()
    const server = createChatServer()
    let url = 'https://shop.example/'
    const first = openTab({ server, page: browser.openPage(), url: () => url })
    await first.messenger.sendMessage('Hi')
    await vi.advanceTimersByTimeAsync(0)
    const told = () =>
      server.calls.filter(({ path }) => path === '/client').map(({ body }) => body.info.currentUrl)
    expect(told()).toEqual([])
    first.messenger.destroy()
    url = 'https://shop.example/lamps'
    const next = openTab({ server, page: browser.openPage(), url: () => url })
    next.messenger.start()
    await vi.advanceTimersByTimeAsync(0)
    server.write('Hello')
    await vi.advanceTimersByTimeAsync(0)
    expect(told()).toEqual([url])
    url = 'https://shop.example/lamps/7'
    server.write('That one?')
    await vi.advanceTimersByTimeAsync(0)
    expect(told()).toEqual(['https://shop.example/lamps', url])
  })

  test('tells a page again when that was lost', async () => {
    const browser = createBrowser()
    const server = createChatServer()
    const first = openTab({ server, page: browser.openPage() })
    await first.messenger.sendMessage('Hi')
    first.messenger.destroy()
    server.carry = (call, answer) => (call.path === '/client' ? offline(call, answer) : answer())
    const url = 'https://shop.example/lamps'
    openTab({ server, page: browser.openPage(), url: () => url }).messenger.start()
    await vi.advanceTimersByTimeAsync(0)
    server.carry = (_, answer) => answer()
    server.write('Hello')
    await vi.advanceTimersByTimeAsync(0)
    server.write('Still there?')
    await vi.advanceTimersByTimeAsync(0)
    const told = server.calls.filter(({ path }) => path === '/client')
    expect(told.map(({ body }) => body.info.currentUrl)).toEqual([url, url])
  })

  test('renews a token unknown to the server once, with the same key', async () => {
    const { server, messenger } = await openWorld()
    server.tokens.clear()
    await messenger.sendMessage('again')
    const [first, renewal, repeat] = server.calls
    expect(pathsOf(server)).toEqual([first!.path, '/sessions', first!.path])
    expect(repeat!.body).toEqual(first!.body)
    expect(renewal!.body.conversation).toBeUndefined()
    expect(server.sessionKeys.size).toBe(1)
    expect(server.texts()).toEqual(['Hi', 'again'])
  })

  test('fails after five renewals with a token that is refused, shown with a retry', async () => {
    const { server, messenger, texts } = await openWorld()
    server.carry = (_, answer) => {
      server.tokens.clear()
      return answer()
    }
    const sent = messenger.sendMessage('again')
    await expect(sent).rejects.toMatchObject({ code: 'invalid-auth' })
    expect(server.calls.filter(({ path }) => path === '/sessions')).toHaveLength(5)
    expect(texts()).toEqual(['Hi', 'again (failed)'])
  })

  test.each(['{', '""', 'null', '{}'])(
    'is created again when the stored one reads %s',
    async stored => {
      const { browser, server, messenger } = await openWorld()
      messenger.destroy()
      browser.items['pipit.integration.session'] = stored
      const next = openTab({ server, page: browser.openPage() })
      next.messenger.start()
      await next.messenger.sendMessage('again')
      expect(server.sessionKeys.size).toBe(1)
      expect(server.texts()).toEqual(['Hi', 'again'])
    }
  )

  test('keeps trying to fetch while the network is down, and reports it once', async () => {
    const { browser, server } = await openWorld()
    server.carry = offline
    const next = openTab({ server, page: browser.openPage() })
    next.messenger.start()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(next.emittedNames()).toEqual(['reconnecting'])
    expect(server.calls.length).toBeGreaterThan(3)
    server.carry = (_, answer) => answer()
    next.page.fire('online')
    await vi.advanceTimersByTimeAsync(0)
    expect(next.messenger.$connection.get()).toBe('connected')
  })

  test.each<[what: string, answer: () => Response]>([
    ["a proxy's page", () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ["a proxy's JSON", () => Response.json({ message: 'Bad gateway' }, { status: 502 })],
    ['an error of another shape', () => Response.json({ error: 'Bad gateway' }, { status: 502 })],
    ['nothing', () => new Response(null, { status: 504 })],
    ['the page of a Wi-Fi portal', () => new Response('<h1>Accept</h1>')]
  ])(
    'treats %s instead of a response as a lost one: the message stays pending',
    async (_, answer) => {
      const { server, messenger, texts } = await openWorld()
      server.carry = answer
      const sent = messenger.sendMessage('again')
      await vi.advanceTimersByTimeAsync(0)
      expect(texts()).toEqual(['Hi', 'again (waiting)'])
      server.carry = (_, answer) => answer()
      await vi.advanceTimersByTimeAsync(60_000)
      await sent
      expect(texts()).toEqual(['Hi', 'again'])
    }
  )
})
