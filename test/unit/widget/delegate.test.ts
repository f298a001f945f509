import { atom } from 'nanostores'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ConversationModel, TimelineEntry } from '../../../src/client'
import type { Message } from '../../../src/protocol'
import type { Delegate } from '../../../src/widget/core/public'
import { startDelegate } from '../../../src/widget/features/delegate/start-delegate'
import type { Display, MessengerContext } from '../../../src/widget/core/messenger-context'

const INFO = { id: 'c', type: 'personal', participants: [], metadata: { vip: true } }
const TEXT = { type: 'text' as const, text: 'Hello', metadata: { a: 1 } }
const MESSAGE = { id: 'm', role: 'business', received: 5, ...TEXT } as unknown as Message

/** A messenger with a delegate of the page. */
const delegateTo = (delegate?: object) => {
  const conversation = { info: { peek: () => INFO } } as unknown as ConversationModel
  const context = {
    settings: { delegate },
    clientReady: new Promise(() => {}),
    $conversation: atom(conversation),
    $display: atom<Display>(entries => entries),
    $hidden: atom()
  } as unknown as MessengerContext
  const { ask } = startDelegate(context)
  const reports = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => reports.mockRestore())
  const entry: TimelineEntry = { key: 'm', message: MESSAGE, status: 'sent' }
  return {
    ask,
    conversation,
    reports,
    shown: () =>
      context.$display
        .get()([entry])
        .map(({ message }) => message),
    setDelegate: (next: Delegate | null) => {
      context.settings.delegate = next
    }
  }
}

const circular: Record<string, unknown> = { type: 'text', text: 'Round' }
circular['metadata'] = circular

const withMetadata = (metadata: object) => (message: object) => ({ ...message, metadata })

const USELESS: [name: string, answer: (message: any) => unknown][] = [
  [
    'throws',
    () => {
      throw new Error('No')
    }
  ],
  ['returns a word', () => 'text'],
  ['returns an object of no type', () => ({ text: 'Hi' })],
  ['returns a text without one', () => ({ type: 'text' })],
  ['returns a list without items', () => ({ type: 'list', items: 'none' })],
  ['returns metadata that are none', message => ({ ...message, metadata: 'x' })],
  ['returns what cannot be copied', message => ({ ...message, text: () => 'Hi' })]
]

describe('The delegate', () => {
  test.each([
    ...USELESS,
    ['returns nothing', () => undefined],
    ['returns nested metadata', withMetadata({ cart: { total: 5 } })],
    ['returns a list in metadata', withMetadata({ tags: ['vip'] })],
    ['returns a date in metadata', withMetadata({ since: new Date(0) })],
    ['returns a list as metadata', withMetadata(['vip'])],
    ['returns metadata with a forbidden key', withMetadata({ constructor: 'x' })],
    ['returns metadata that are too large', withMetadata({ text: 'ü'.repeat(2048) })],
    ['returns another type', () => ({ type: 'location', coordinates: { lat: 1, long: 2 } })],
    ['returns a blank text', () => ({ type: 'text', text: ' ' })],
    ['rejects', () => Promise.reject(new Error('No'))]
  ])(
    'leaves a sent message unchanged when beforeSend %s, which is reported once',
    async (_, beforeSend) => {
      const { ask, conversation, reports } = delegateTo({ beforeSend })
      expect(await ask('beforeSend', TEXT, conversation)).toEqual(TEXT)
      expect(await ask('beforeSend', TEXT, conversation)).toEqual(TEXT)
      expect(reports).toHaveBeenCalledTimes(1)
      expect(reports.mock.calls[0]![0]).toContain('delegate.beforeSend')
    }
  )

  test.each([...USELESS, ['returns a promise', async (message: unknown) => message]] as const)(
    'leaves a shown message unchanged when beforeDisplay %s, which is reported once',
    (_, beforeDisplay) => {
      const { shown, reports, setDelegate } = delegateTo({ beforeDisplay })
      expect(shown()).toEqual([MESSAGE])
      setDelegate({ beforeDisplay } as Delegate)
      expect(shown()).toEqual([MESSAGE])
      expect(reports).toHaveBeenCalledTimes(1)
    }
  )

  test('has 10 s to answer, then a sent message stays as it was', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { ask, reports } = delegateTo({ beforeSend: () => new Promise(() => {}) })
    let answer: unknown
    void ask('beforeSend', TEXT, undefined).then(message => (answer = message))
    await vi.advanceTimersByTimeAsync(9999)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toEqual(TEXT)
    expect(String(reports.mock.calls[0]![1])).toContain('No answer within 10 s')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('may return a message at once or later', async () => {
    const now = delegateTo({ beforeSend: () => ({ type: 'text', text: 'Changed' }) })
    expect(await now.ask('beforeSend', TEXT, undefined)).toEqual({ type: 'text', text: 'Changed' })
    const later = delegateTo({ beforeSend: async () => ({ type: 'text', text: 'Later' }) })
    expect(await later.ask('beforeSend', TEXT, undefined)).toEqual({ type: 'text', text: 'Later' })
    expect(now.reports).not.toHaveBeenCalled()
  })

  test.each([
    { text: 'a', number: 1, boolean: false, nothing: null, absent: undefined },
    // As large as the server accepts, with its key, quotes and braces.
    { text: 'ü'.repeat(2042) },
    undefined
  ])('may return the metadata %j', async metadata => {
    const { ask, reports } = delegateTo({ beforeSend: withMetadata(metadata as object) })
    expect(await ask('beforeSend', TEXT, undefined)).toEqual({ ...TEXT, metadata })
    expect(reports).not.toHaveBeenCalled()
  })

  test('has each method called on itself', async () => {
    const delegate = {
      word: 'mine',
      beforeSend(message: object) {
        return { ...message, text: this.word }
      }
    }
    const { ask } = delegateTo(delegate)
    expect(await ask('beforeSend', TEXT, undefined)).toMatchObject({ text: 'mine' })
  })

  test('cannot change a message by mutating its argument', async () => {
    const spoil = (message: any, data: any) => {
      message.text = message.metadata.a = data.conversation.metadata.vip = 'spoilt'
      throw new Error('And fails')
    }
    const { ask, conversation, shown } = delegateTo({ beforeSend: spoil, beforeDisplay: spoil })
    expect(await ask('beforeSend', TEXT, conversation)).toEqual({
      type: 'text',
      text: 'Hello',
      metadata: { a: 1 }
    })
    expect(shown()).toMatchObject([{ text: 'Hello', metadata: { a: 1 } }])
    expect(INFO.metadata.vip).toBe(true)
  })

  test('keeps the identity of a shown message', () => {
    const beforeDisplay = (message: Message) => ({
      ...message,
      id: 'other',
      received: 0,
      text: 'Hi'
    })
    const { shown } = delegateTo({ beforeDisplay })
    expect(shown()).toEqual([{ ...MESSAGE, text: 'Hi' }])
  })

  test.each([null, undefined, false, ''])('hides a message by returning %j', answer => {
    const { reports, shown, setDelegate } = delegateTo({ beforeDisplay: () => answer })
    expect(shown()).toEqual([])
    setDelegate(null)
    expect(shown()).toEqual([MESSAGE])
    expect(reports).not.toHaveBeenCalled()
  })

  test('is asked once for a message that is drawn again', () => {
    const beforeDisplay = vi.fn((message: Message) => message)
    const { shown } = delegateTo({ beforeDisplay })
    shown()
    shown()
    expect(beforeDisplay).toHaveBeenCalledTimes(1)
    expect(beforeDisplay).toHaveBeenCalledWith(MESSAGE, {
      conversation: expect.objectContaining({ id: 'c' })
    })
  })
})
