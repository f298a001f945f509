import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../fakes/browser'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

/** A visitor who returns to a conversation of a given length. */
const comeBack = async (count: number) => {
  const browser = createBrowser()
  const server = createChatServer()
  const before = openTab({ server, page: browser.openPage() })
  await before.messenger.sendMessage('1')
  before.messenger.destroy()
  for (let number = 2; number <= count; number++) server.write(`${number}`)
  const tab = openTab({ server, page: browser.openPage() })
  tab.messenger.start()
  await vi.advanceTimersByTimeAsync(0)
  server.calls.length = 0
  const conversation = tab.messenger.mainConversation()
  const history = await tab.messenger.history()
  return {
    server,
    conversation,
    load: () => history.older(conversation),
    state: () => conversation.history.peek(),
    ...tab
  }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)

describe('History', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('starts with the newest message, and loads page by page to the first', async () => {
    const { texts, load, state, server } = await comeBack(120)
    expect([texts(), state()]).toEqual([['120'], 'unknown'])
    await load()
    expect([texts(), state()]).toEqual([numbers(71, 120), 'more'])
    await load()
    expect([texts(), state()]).toEqual([numbers(21, 120), 'more'])
    await load()
    expect([texts(), state()]).toEqual([numbers(1, 120), 'complete'])
    await load()
    expect(server.calls).toHaveLength(3)
  })

  test('sends one request while a page is loading', async () => {
    const { load, state, server } = await comeBack(60)
    const loading = [load(), load()]
    expect(state()).toBe('loading')
    await Promise.all(loading)
    expect(server.calls).toHaveLength(1)
  })

  test('can request a failed page again, and nothing is missing', async () => {
    const { texts, load, state, server } = await comeBack(60)
    await load()
    server.carry = offline
    await expect(load()).rejects.toMatchObject({ code: 'network' })
    expect([texts(), state()]).toEqual([numbers(11, 60), 'failed'])
    server.carry = (_, answer) => answer()
    await load()
    expect([texts(), state()]).toEqual([numbers(1, 60), 'complete'])
  })

  test('keeps messages that arrive while a page is loading in order', async () => {
    const { texts, load, server } = await comeBack(3)
    const loading = load()
    server.write('4')
    await loading
    expect(texts()).toEqual(numbers(1, 4))
  })

  test('has no gap when a page was requested before events were missed', async () => {
    const { texts, load, state, server, end } = await comeBack(60)
    let answerPage!: () => void
    server.carry = (_, answer) => {
      // The state of the server at the request.
      const page = structuredClone(answer())
      return new Promise(resolve => (answerPage = () => resolve(page)))
    }
    const loading = load()
    server.carry = (_, answer) => answer()
    server.log.ends.length = 0
    for (let number = 61; number <= 120; number++) server.write(`${number}`)
    end.send({ type: 'reset', seq: server.log.seq })
    await vi.advanceTimersByTimeAsync(0)
    answerPage()
    await loading
    expect([texts(), state()]).toEqual([['120'], 'unknown'])
    while (state() !== 'complete') await load()
    expect(texts()).toEqual(numbers(1, 120))
  })

  test('has no gap when the response to an old message arrives late', async () => {
    const { texts, load, state, server, messenger, end } = await comeBack(1)
    await load()
    let answerSend!: () => void
    server.carry = (_, answer) => {
      const stored = structuredClone(answer())
      return new Promise(resolve => (answerSend = () => resolve(stored)))
    }
    server.log.ends.length = 0
    const sent = messenger.sendMessage('2')
    await vi.advanceTimersByTimeAsync(0)
    server.carry = (_, answer) => answer()
    for (let number = 3; number <= 120; number++) server.write(`${number}`)
    // As after a long sleep: the log no longer reaches back.
    end.send({ type: 'reset', seq: server.log.seq })
    await vi.advanceTimersByTimeAsync(0)
    answerSend()
    await sent
    while (state() !== 'complete') await load()
    expect(texts()).toEqual(numbers(1, 120))
  })

  test('returns a conversation with its newest messages, known or not', async () => {
    const { server, messenger, texts } = await comeBack(2)
    const main = server.conversations[0]!
    expect(texts(await messenger.getConversation(main.id))).toEqual(['1', '2'])
    server.log.ends.length = 0
    const other = server.begin(false)
    server.write('of another page', other)
    expect(texts(await messenger.getConversation(other.id))).toEqual(['of another page'])
    expect(messenger.conversations.peek()).toHaveLength(2)
  })

  test('reports a conversation that does not exist or belongs to somebody else as not found', async () => {
    const { messenger } = await comeBack(1)
    await expect(messenger.getConversation('unknown')).rejects.toMatchObject({
      code: 'conversation-not-found',
      message: expect.stringContaining('unknown')
    })
    expect(messenger.conversations.peek()).toHaveLength(1)
  })
})
