import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ConversationModel, TimelineEntry } from '../../../src/client'
import type { Message } from '../../../src/protocol'
import type { Delegate } from '../../../src/widget/delegate'
import { startDelegate } from '../../../src/widget/parts/delegate'
import type { Services } from '../../../src/widget/services'

const INFO = { id: 'c', type: 'personal', participants: [], metadata: { vip: true } }
const TEXT = { type: 'text' as const, text: 'Hello', metadata: { a: 1 } }
const MESSAGE = { id: 'm', role: 'business', received: 5, ...TEXT } as unknown as Message

/** A messenger with a page that decides about messages. */
const delegateTo = (delegate?: object) => {
  const conversation = { info: { peek: () => INFO } } as unknown as ConversationModel
  const services = {
    settings: { delegate },
    $conversation: atom(conversation)
  } as unknown as Services
  const { ask } = startDelegate(services)
  const reports = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => reports.mockRestore())
  const entry: TimelineEntry = { key: 'm', message: MESSAGE, status: 'sent' }
  return {
    ask,
    conversation,
    reports,
    shown: () => services.display([entry]).map(({ message }) => message),
    setDelegate: (next: Delegate | null) => {
      services.settings.delegate = next
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
])('sends a message unchanged when beforeSend %s, and reports it once', async (_, beforeSend) => {
  const { ask, conversation, reports } = delegateTo({ beforeSend })
  expect(await ask('beforeSend', TEXT, conversation)).toEqual(TEXT)
  expect(await ask('beforeSend', TEXT, conversation)).toEqual(TEXT)
  expect(reports).toHaveBeenCalledTimes(1)
  expect(reports.mock.calls[0]![0]).toContain('delegate.beforeSend')
})

test.each([...USELESS, ['returns a promise', async (message: unknown) => message]] as const)(
  'shows a message unchanged when beforeDisplay %s, and reports it once',
  (_, beforeDisplay) => {
    const { shown, reports, setDelegate } = delegateTo({ beforeDisplay })
    expect(shown()).toEqual([MESSAGE])
    setDelegate({ beforeDisplay } as Delegate)
    expect(shown()).toEqual([MESSAGE])
    expect(reports).toHaveBeenCalledTimes(1)
  }
)

test('takes what a delegate returns, at once or later', async () => {
  const now = delegateTo({ beforeSend: () => ({ type: 'text', text: 'Changed' }) })
  expect(await now.ask('beforeSend', TEXT, undefined)).toEqual({ type: 'text', text: 'Changed' })
  const later = delegateTo({ beforeSend: async () => ({ type: 'text', text: 'Later' }) })
  expect(await later.ask('beforeSend', TEXT, undefined)).toEqual({ type: 'text', text: 'Later' })
  expect(now.reports).not.toHaveBeenCalled()
})

test.each([
  { text: 'a', number: 1, boolean: false, nothing: null, absent: undefined },
  // With its key, quotes and braces as large as the server takes.
  { text: 'ü'.repeat(2042) },
  undefined
])('takes the metadata %j', async metadata => {
  const { ask, reports } = delegateTo({ beforeSend: withMetadata(metadata as object) })
  expect(await ask('beforeSend', TEXT, undefined)).toEqual({ ...TEXT, metadata })
  expect(reports).not.toHaveBeenCalled()
})

test('calls each method on the delegate itself', async () => {
  const delegate = {
    word: 'mine',
    beforeSend(message: object) {
      return { ...message, text: this.word }
    }
  }
  const { ask } = delegateTo(delegate)
  expect(await ask('beforeSend', TEXT, undefined)).toMatchObject({ text: 'mine' })
})

test('what a delegate does to what it was given changes nothing', async () => {
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

test('a shown message stays the one it is', () => {
  const beforeDisplay = (message: Message) => ({ ...message, id: 'other', received: 0, text: 'Hi' })
  const { shown } = delegateTo({ beforeDisplay })
  expect(shown()).toEqual([{ ...MESSAGE, text: 'Hi' }])
})

test.each([null, undefined, false, ''])('hides a message for %j', answer => {
  const { reports, shown, setDelegate } = delegateTo({ beforeDisplay: () => answer })
  expect(shown()).toEqual([])
  setDelegate(null)
  expect(shown()).toEqual([MESSAGE])
  expect(reports).not.toHaveBeenCalled()
})

test('asks once for a message that is drawn again', () => {
  const beforeDisplay = vi.fn((message: Message) => message)
  const { shown } = delegateTo({ beforeDisplay })
  shown()
  shown()
  expect(beforeDisplay).toHaveBeenCalledTimes(1)
  expect(beforeDisplay).toHaveBeenCalledWith(MESSAGE, {
    conversation: expect.objectContaining({ id: 'c' })
  })
})
