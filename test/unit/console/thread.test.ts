import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppApi } from '../../../src/console/api/api'
import { ApiError } from '../../../src/console/api/request'
import type { AppEvent, Message, MessagesPage } from '../../../src/console/api/shapes'
import type { Content } from '../../../src/protocol'
import { createDrafts, type Drafts } from '../../../src/console/model/drafts'
import { createKeptTexts } from '../../../src/console/model/kept-texts'
import { createThread } from '../../../src/console/model/thread'
import { createUnsent } from '../../../src/console/model/unsent'
import {
  at,
  deferred,
  deliveredEvent,
  failureEvent,
  fakeApi,
  id,
  message,
  MemoryStorage,
  messageEvent,
  messagesPage,
  removalEvent
} from './fakes'

const conversationId = id(1)
const lost = new ApiError(0, 'The server cannot be reached.')
const refused = new ApiError(400, 'No.')

/** Texts that the tabs of a browser share. */
let texts: Drafts
let isConnected = true

const open = (calls: Partial<AppApi>) =>
  createThread(fakeApi(calls), conversationId, {
    unsent: createUnsent(texts, conversationId),
    isConnected: () => isConnected
  })

type Opened = ReturnType<typeof open>

const lines = (thread: Opened) =>
  thread.entries.peek().map(({ state, message }) => `${message.content.text} ${state}`)

/** Keys under which messages were posted, in order. */
const keysOf = (postMessage: { mock: { calls: unknown[][] } }) =>
  postMessage.mock.calls.map(([, , key]) => key)

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('The thread', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    isConnected = true
    const storage = new MemoryStorage() as unknown as Storage
    texts = createDrafts(
      createKeptTexts(() => storage),
      'ann'
    )
  })
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['once the server has', async () => {}],
    ['that is gone already', () => Promise.reject(new ApiError(404, 'There is no such message.'))]
  ])('drops a deleted message %s', async (_when, answer) => {
    const deleteMessage = vi.fn(answer)
    const thread = open({ deleteMessage })
    for (const number of [2, 3]) thread.apply(messageEvent(conversationId, message(number)))
    await thread.deleteMessage(id(2))
    expect(deleteMessage.mock.calls).toEqual([[conversationId, id(2)]])
    expect(lines(thread)).toEqual(['text 3 sent'])
  })

  test('keeps a message that the server does not delete', async () => {
    const thread = open({ deleteMessage: () => Promise.reject(lost) })
    thread.apply(messageEvent(conversationId, message(2)))
    await expect(thread.deleteMessage(id(2))).rejects.toBe(lost)
    expect(lines(thread)).toEqual(['text 2 sent'])
  })

  test('sends replies one after the other, in the order written', async () => {
    const first = deferred<Message>()
    const postMessage = vi
      .fn()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValueOnce(message(3, 'business', 'two'))
    const thread = open({ postMessage })
    thread.reply('one')
    thread.reply('two')
    await settled()
    expect(postMessage).toHaveBeenCalledTimes(1)
    expect(lines(thread)).toEqual(['one sending', 'two sending'])

    first.resolve(message(2, 'business', 'one'))
    await settled()
    expect(lines(thread)).toEqual(['one sent', 'two sent'])
  })

  test('removes a deleted message', async () => {
    const thread = open({ postMessage: () => deferred<Message>().promise })
    for (const number of [1, 2]) thread.apply(messageEvent(conversationId, message(number)))
    thread.reply('on its way')
    thread.apply(removalEvent(conversationId, id(2)))
    expect(lines(thread)).toEqual(['text 1 sent', 'on its way sending'])
  })

  test.each([
    ['reported by a channel', 'conversation:message:delivery:user'],
    ['confirmed by the messenger', 'conversation:arrival']
  ] as const)('says when a message was delivered: %s', (_, type) => {
    const thread = open({})
    for (const number of [1, 2]) {
      thread.apply(messageEvent(conversationId, message(number, 'business')))
    }
    thread.apply(deliveredEvent(conversationId, id(1), type))
    expect(thread.entries.peek().map(entry => entry.message.deliveredAt)).toEqual([
      at(1),
      undefined
    ])
  })

  test('does not bring deleted messages back by pages that were on their way', async () => {
    const pages = [deferred<MessagesPage>(), deferred<MessagesPage>()] as const
    const listMessages = vi.fn().mockReturnValueOnce(pages[0].promise)
    listMessages.mockReturnValueOnce(pages[1].promise)
    const thread = open({ listMessages, deleteMessage: async () => {} })
    const loading = thread.load()
    await thread.deleteMessage(id(4))
    pages[0].resolve(
      messagesPage(
        [3, 4].map(number => message(number)),
        true
      )
    )
    await loading
    const loadingOlder = thread.loadOlder()
    thread.apply(removalEvent(conversationId, id(2)))
    pages[1].resolve(messagesPage([1, 2].map(number => message(number))))
    await loadingOlder
    expect(lines(thread)).toEqual(['text 1 sent', 'text 3 sent'])
  })

  test('says of a message that it came back', () => {
    const thread = open({})
    for (const number of [1, 2]) {
      thread.apply(messageEvent(conversationId, message(number, 'business')))
    }
    thread.apply(failureEvent(conversationId, id(2), 'mail: there is no such address'))
    expect(thread.entries.peek().map(entry => entry.message.deliveryError?.message)).toEqual([
      undefined,
      'mail: there is no such address'
    ])
  })

  test('can retry or remove a refused reply', async () => {
    const postMessage = vi
      .fn()
      .mockRejectedValueOnce(refused)
      .mockResolvedValueOnce(message(2, 'business', 'one'))
    const thread = open({ postMessage })
    thread.reply('one')
    await settled()
    expect(lines(thread)).toEqual(['one failed'])
    expect(thread.entries.peek()[0]?.error).toBe(refused)

    thread.retry(thread.entries.peek()[0]?.key ?? '')
    await settled()
    expect(lines(thread)).toEqual(['one sent'])

    postMessage.mockRejectedValueOnce(refused)
    thread.reply('two')
    await settled()
    thread.discard(thread.entries.peek()[1]?.key ?? '')
    expect(lines(thread)).toEqual(['one sent'])
  })

  test('says after a reload too why a reply was refused, and gives it to the composer', async () => {
    const tooLong = new ApiError(400, 'Too long.', undefined, ['Too long.'])
    const postMessage = vi.fn().mockRejectedValue(tooLong)
    open({ postMessage }).reply('one', true)
    await settled()
    const thread = open({ postMessage })
    const [entry] = thread.entries.peek()
    expect(entry).toMatchObject({ state: 'failed', error: { status: 400, titles: ['Too long.'] } })
    thread.edit(entry?.key ?? '')
    expect(thread.takeEdited()).toEqual(entry)
    expect(thread.takeEdited()).toBeUndefined()
    expect(lines(thread)).toEqual(['one failed'])
    thread.discard(entry?.key ?? '')
    expect(lines(open({}))).toEqual([])

    thread.reply('two')
    await settled()
    thread.retry(thread.entries.peek()[0]?.key ?? '')
    expect(thread.entries.peek()[0]?.error).toBeUndefined()
  })

  test('lists again what is to be sent later when the server is back', async () => {
    const listScheduled = vi.fn(async () => [])
    const thread = open({ listScheduled })
    thread.resume()
    await settled()
    expect(listScheduled.mock.calls).toEqual([[conversationId]])
  })

  test('repeats a reply whose response was lost, under the same key', async () => {
    const postMessage = vi
      .fn()
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce(message(2, 'business', 'one'))
    const thread = open({ postMessage })
    thread.reply('one')
    await settled()
    expect(lines(thread)).toEqual(['one sent'])
    expect(keysOf(postMessage)).toHaveLength(2)
    expect(new Set(keysOf(postMessage)).size).toBe(1)
  })

  test('sends each reply under a key of its own', async () => {
    const postMessage = vi
      .fn()
      .mockResolvedValueOnce(message(2, 'business', 'one'))
      .mockResolvedValueOnce(message(3, 'business', 'one'))
    const thread = open({ postMessage })
    for (const text of ['one', 'one']) thread.reply(text)
    await settled()
    expect(lines(thread)).toEqual(['one sent', 'one sent'])
    expect(new Set(keysOf(postMessage)).size).toBe(2)
  })

  test('leaves a reply that is without a response twice, to be sent again or removed', async () => {
    const postMessage = vi.fn().mockRejectedValue(lost)
    const thread = open({ postMessage })
    thread.reply('one')
    await settled()
    expect(lines(thread)).toEqual(['one unsure'])
    expect(postMessage).toHaveBeenCalledTimes(2)

    postMessage.mockResolvedValue(message(2, 'business', 'one'))
    thread.retry(thread.entries.peek()[0]?.key ?? '')
    await settled()
    expect(lines(thread)).toEqual(['one sent'])
    expect(new Set(keysOf(postMessage)).size).toBe(1)

    postMessage.mockRejectedValue(lost)
    thread.reply('two')
    await settled()
    thread.discard(thread.entries.peek()[1]?.key ?? '')
    expect(lines(thread)).toEqual(['one sent'])
  })

  test('accepts the event as confirmation when the response never arrives', async () => {
    const thread = open({ postMessage: () => new Promise<Message>(() => {}) })
    thread.reply('one')
    await settled()
    thread.apply(messageEvent(conversationId, message(2, 'business', 'one')))
    expect(lines(thread)).toEqual(['one sent'])
  })

  test('keeps a reply that is written without a connection, and sends it once there is one', async () => {
    const postMessage = vi.fn().mockResolvedValue(message(2, 'business', 'one'))
    const thread = open({ postMessage })
    isConnected = false
    thread.reply('one')
    await settled()
    expect(postMessage).not.toHaveBeenCalled()
    expect(lines(thread)).toEqual(['one waiting'])

    isConnected = true
    thread.resume()
    thread.resume()
    await settled()
    expect(postMessage).toHaveBeenCalledTimes(1)
    expect(lines(thread)).toEqual(['one sent'])
  })

  test('repeats what is without a response when the connection is back', async () => {
    const postMessage = vi.fn(() => {
      isConnected = false
      return Promise.reject<Message>(lost)
    })
    const thread = open({ postMessage })
    thread.reply('one')
    thread.reply('two')
    await settled()
    expect(lines(thread)).toEqual(['one unsure', 'two waiting'])
    expect(postMessage).toHaveBeenCalledTimes(1)

    isConnected = true
    postMessage
      .mockResolvedValueOnce(message(2, 'business', 'one'))
      .mockResolvedValueOnce(message(3, 'business', 'two'))
    thread.resume()
    await settled()
    expect(lines(thread)).toEqual(['one sent', 'two sent'])
    expect(keysOf(postMessage)[0]).toBe(keysOf(postMessage)[1])
  })

  test('resumes a reply that was still on its way when the connection was back', async () => {
    const first = deferred<Message>()
    const postMessage = vi
      .fn()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValue(message(2, 'business', 'one'))
    const thread = open({ postMessage })
    thread.reply('one')
    await settled()
    isConnected = false
    thread.resume()
    first.reject(lost)
    await settled()
    expect(lines(thread)).toEqual(['one sent'])
    expect(postMessage).toHaveBeenCalledTimes(2)
  })

  test('keeps unsent replies for the next page of the browser', async () => {
    isConnected = false
    const first = open({})
    first.reply('one')
    const written = first.entries.peek()[0]?.key
    const posted = message(2, 'business', 'one')
    const postMessage = vi.fn().mockResolvedValue(posted)
    const next = open({ postMessage, listMessages: async () => messagesPage([message(1)]) })
    expect(lines(next)).toEqual(['one waiting'])
    isConnected = true
    await next.load()
    await settled()
    expect(lines(next)).toEqual(['text 1 sent', 'one sent'])
    expect(keysOf(postMessage)).toEqual([written])
    expect(lines(open({}))).toEqual([])
  })

  test('leaves the unsent replies of other tabs as they are', async () => {
    isConnected = false
    const [first, second] = [open({}), open({})]
    first.reply('one')
    second.reply('two')
    first.reply('three')
    first.discard(first.entries.peek()[0]?.key ?? '')
    expect(lines(open({}))).toEqual(['two waiting', 'three waiting'])
  })

  test('sends no reply by itself that the server may have forgotten', async () => {
    isConnected = false
    open({}).reply('one')
    isConnected = true
    vi.setSystemTime(Date.now() + 7 * 86_400_000)
    const postMessage = vi.fn().mockResolvedValue(message(2, 'business', 'one'))
    const next = open({ postMessage, listMessages: async () => messagesPage([]) })
    await next.load()
    await settled()
    expect(lines(next)).toEqual(['one unsure'])
    expect(postMessage).not.toHaveBeenCalled()
    next.retry(next.entries.peek()[0]?.key ?? '')
    await settled()
    expect(lines(next)).toEqual(['one sent'])
  })

  test('keeps an unsent template with what WhatsApp gets', async () => {
    isConnected = false
    const payload = { type: 'template', template: { name: 'we_are_back' } }
    open({}).sendTemplate('We are back.', id(9), payload)
    isConnected = true
    const postMessage = vi.fn().mockResolvedValue(message(2, 'business', 'We are back.'))
    await open({ postMessage, listMessages: async () => messagesPage([message(1)]) }).load()
    await settled()
    const [, draft] = postMessage.mock.calls[0]!
    expect(draft).toMatchObject({
      content: { type: 'text', text: 'We are back.' },
      destination: { integrationId: id(9) },
      override: { whatsapp: { payload } }
    })
  })

  test('keeps an unsent message that was composed whole', async () => {
    isConnected = false
    const content: Content = { type: 'location', coordinates: { lat: 52.5, long: 13.4 } }
    open({}).send(content)
    isConnected = true
    const posted = { ...message(2, 'business'), content: { ...content, text: 'a place' } }
    const postMessage = vi.fn().mockResolvedValue(posted)
    const next = open({ postMessage, listMessages: async () => messagesPage([message(1)]) })
    await next.load()
    await settled()
    expect(postMessage.mock.calls[0]?.[1]).toMatchObject({ content })
    expect(next.entries.peek().map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  test('shows a composed message once when its event comes before the answer', async () => {
    const content: Content = { type: 'location', coordinates: { lat: 52.5, long: 13.4 } }
    const answer = deferred<Message>()
    const thread = open({ postMessage: () => answer.promise })
    thread.send(content)
    await settled()
    const stored = { ...message(2, 'business'), content: { ...content, text: 'a place' } }
    thread.apply(messageEvent(conversationId, stored))
    expect(thread.entries.peek().map(({ state }) => state)).toEqual(['sent'])
    answer.resolve(stored)
    await settled()
    expect(thread.entries.peek()).toHaveLength(1)
  })

  describe('takes back a reply', () => {
    const stored = message(2, 'business', 'Sorry')
    const begin = (calls: Partial<AppApi> = {}) => {
      const deleteMessage = vi.fn(async () => {})
      const thread = open({ postMessage: async () => stored, deleteMessage, ...calls })
      return { thread, deleteMessage }
    }

    test('within five seconds, and no later', async () => {
      const { thread, deleteMessage } = begin()
      thread.reply('Sorry')
      expect(thread.recent.peek()).toBeUndefined()
      await settled()
      await vi.advanceTimersByTimeAsync(4_999)
      expect(thread.recent.peek()).toBeDefined()
      expect(await thread.takeBack()).toMatchObject({ content: { type: 'text', text: 'Sorry' } })
      expect(deleteMessage).toHaveBeenCalledWith(conversationId, stored.id)
      expect(lines(thread)).toEqual([])

      thread.reply('Sorry')
      await settled()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(thread.recent.peek()).toBeUndefined()
      expect(await thread.takeBack()).toBeUndefined()
    })

    test('with the text that it was typed as', async () => {
      const { thread } = begin()
      const content = { type: 'text' as const, text: 'Sorry' }
      thread.send(content, '%((template:sorry))')
      await settled()
      expect(await thread.takeBack()).toMatchObject({ content, typed: '%((template:sorry))' })
      thread.send(content)
      await settled()
      expect(await thread.takeBack()).toMatchObject({ content, typed: undefined })
    })

    test('of a file, which waits until it is sent again, also in another conversation', async () => {
      const stores = { mediaUrl: 'https://shop.example/1.txt', mediaType: 'text/plain' }
      const { thread } = begin({ uploadFile: async () => stores })
      const file = new File(['x'], 'x.txt')
      thread.sendFiles([file], true)
      await settled()
      expect(thread.recent.peek()).toBeUndefined()
      thread.sendFiles([file], false)
      await settled()
      expect((await thread.takeBack())?.file).toBe(file)
      thread.putFileBack(file)
      thread.addFiles(thread.releaseFiles())
      await settled()
      expect(thread.sendings.peek()).toMatchObject([{ name: 'x.txt', problem: 'takenBack' }])
      thread.sendAgain(thread.sendings.peek()[0]?.key ?? '')
      await settled()
      expect(thread.sendings.peek()).toEqual([])
      expect(lines(thread)).toEqual(['Sorry sent'])
    })

    test('but no note, and none that goes to another service', async () => {
      const { thread } = begin()
      thread.reply('Sorry', true)
      await settled()
      expect(thread.recent.peek()).toBeUndefined()
      const asked: Message = { ...message(1), source: { type: 'telegram' } }
      thread.apply(messageEvent(conversationId, asked))
      thread.reply('Sorry')
      await settled()
      expect(thread.recent.peek()).toBeUndefined()
    })

    test('and keeps it where the server refuses', async () => {
      const { thread } = begin({ deleteMessage: () => Promise.reject(refused) })
      thread.reply('Sorry')
      await settled()
      await expect(thread.takeBack()).rejects.toBe(refused)
      expect(lines(thread)).toEqual(['Sorry sent'])
    })
  })

  test('prepends history', async () => {
    const listMessages = vi
      .fn()
      .mockResolvedValueOnce(messagesPage([message(3), message(4)], true))
      .mockResolvedValueOnce(messagesPage([message(1), message(2)]))
    const thread = open({ listMessages })
    await thread.load()
    expect(thread.state.peek().hasOlder).toBe(true)
    await thread.loadOlder()
    expect(lines(thread)).toEqual([1, 2, 3, 4].map(number => `text ${number} sent`))
    expect(listMessages).toHaveBeenLastCalledWith(conversationId, id(3))
    expect(thread.state.peek()).toEqual({ status: 'ready', hasOlder: false, loadingOlder: false })
  })

  test('goes back to a time, page by page, and says where it did not get there', async () => {
    const listMessages = vi
      .fn()
      .mockResolvedValueOnce(messagesPage([message(7), message(8)], true))
      .mockResolvedValueOnce(messagesPage([message(5), message(6)], true))
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce(messagesPage([message(3), message(4)], true))
      .mockResolvedValueOnce(messagesPage([message(1), message(2)]))
    const thread = open({ listMessages })
    const backTo = (seconds: number) => thread.loadBackTo(Date.parse(at(seconds)))
    await thread.load()
    expect(await backTo(6)).toBe(id(6))
    expect(listMessages).toHaveBeenCalledTimes(2)
    expect(await backTo(3)).toBeUndefined()
    expect(await backTo(3)).toBe(id(3))
    expect(await backTo(0)).toBe(id(1))
    expect(await backTo(9)).toBe(id(8))
    expect(lines(thread)).toHaveLength(8)
  })

  test('loads back to a message, and says when it cannot', async () => {
    const listMessages = vi
      .fn()
      .mockResolvedValueOnce(messagesPage([message(5), message(6)], true))
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce(messagesPage([message(1), message(3)]))
    const thread = open({ listMessages })
    await thread.load()
    expect(await thread.loadBackToMessage(id(5))).toBe(true)
    expect(await thread.loadBackToMessage(id(3))).toBe(false)
    expect(await thread.loadBackToMessage(id(3))).toBe(true)
    expect(await thread.loadBackToMessage(id(2))).toBe(true)
    expect(listMessages).toHaveBeenCalledTimes(3)
  })

  test('asks once for a page that is wanted twice', async () => {
    const older = deferred<MessagesPage>()
    const listMessages = vi
      .fn()
      .mockResolvedValueOnce(messagesPage([message(3)], true))
      .mockReturnValueOnce(older.promise)
    const thread = open({ listMessages })
    await thread.load()
    const scrolled = thread.loadOlder()
    const sought = thread.loadBackTo(Date.parse(at(1)))
    older.resolve(messagesPage([message(1), message(2)]))
    await scrolled
    expect(await sought).toBe(id(1))
    expect(listMessages).toHaveBeenCalledTimes(2)
  })

  test('keeps its history when it catches up', async () => {
    const listMessages = vi
      .fn()
      .mockResolvedValueOnce(messagesPage([message(3)], true))
      .mockResolvedValueOnce(messagesPage([message(1), message(2)]))
      .mockResolvedValueOnce(messagesPage([message(3), message(4)], true))
    const thread = open({ listMessages })
    await thread.load()
    await thread.loadOlder()
    await thread.load()
    expect(lines(thread)).toEqual([1, 2, 3, 4].map(number => `text ${number} sent`))
    expect(thread.state.peek().hasOlder).toBe(false)
  })

  test('reports that it cannot be loaded, and can be loaded again', async () => {
    const listMessages = vi
      .fn()
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce(messagesPage([message(1)]))
    const thread = open({ listMessages })
    await thread.load()
    expect(thread.state.peek().status).toBe('failed')
    await thread.load()
    expect(lines(thread)).toEqual(['text 1 sent'])
  })

  const typing = (
    type: 'typing:start' | 'typing:stop',
    by: 'user' | 'business' = 'user'
  ): AppEvent => ({
    id: 'event',
    type: 'conversation:typing',
    createdAt: at(1),
    payload: { conversation: { id: conversationId }, activity: { type, author: { type: by } } }
  })

  test('shows that a visitor types, until they stop, write, or become inactive', () => {
    const thread = open({})
    thread.apply(typing('typing:start'))
    expect(thread.typing.peek()).toEqual({ type: 'user' })
    thread.apply(typing('typing:stop'))
    expect(thread.typing.peek()).toBeUndefined()

    thread.apply(typing('typing:start'))
    thread.apply(messageEvent(conversationId, message(1)))
    expect(thread.typing.peek()).toBeUndefined()

    thread.apply(typing('typing:start'))
    vi.advanceTimersByTime(9_999)
    expect(thread.typing.peek()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(thread.typing.peek()).toBeUndefined()
  })

  test('does not show that the business types', () => {
    const thread = open({})
    thread.apply(typing('typing:start', 'business'))
    expect(thread.typing.peek()).toBeUndefined()
  })

  test('signals typing to the visitor, renewed in time and not for each key', async () => {
    const postActivity = vi.fn(async () => {})
    const thread = open({ postActivity })
    await thread.showTyping(0)
    await thread.showTyping(4_999)
    await thread.showTyping(5_000)
    await thread.stopTyping()
    await thread.stopTyping()
    expect(postActivity.mock.calls.map(call => (call as unknown[])[1])).toEqual([
      'typing:start',
      'typing:start',
      'typing:stop'
    ])
  })
})
