import { describe, expect, test } from 'vitest'
import {
  absorb,
  catchUp,
  mark,
  newestId,
  prepend,
  settle,
  withdraw,
  type Entries,
  type PendingEntry
} from '../../../src/console/model/entries'
import { id, message } from './fakes'

const stored = (...numbers: number[]): Entries =>
  numbers.map(number => ({ key: message(number).id, state: 'sent', message: message(number) }))

const pending = (text: string, after: number, key = 'reply-1'): PendingEntry => ({
  key,
  state: 'sending',
  after: message(after).id,
  message: { ...message(0, 'business', text), id: '' }
})

const texts = (entries: Entries) => entries.map(entry => entry.message.content.text)

describe('Thread entries', () => {
  test("add a message in the server's order, once", () => {
    const entries = absorb(absorb(stored(1, 3), message(2)), message(2))
    expect(texts(entries)).toEqual(['text 1', 'text 2', 'text 3'])
  })

  test('keep the identity of unchanged entries', () => {
    const before = stored(1, 2)
    const after = absorb(before, message(3))
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  test('take the answers out of a form when the message that holds them is deleted', () => {
    const form = message(2, 'business')
    form.content = { type: 'form', fields: [], answers: [{ name: 'size', text: 'M' }] } as any
    const answers = message(3)
    answers.content = { type: 'formResponse', fields: [] }
    answers.quotedMessage = { type: 'message', message: form } as any
    const entries = [
      ...stored(1),
      ...[form, answers].map(each => ({ ...stored(0)[0]!, message: each }))
    ]
    expect(withdraw(entries, id(1)).map(({ message }) => message)).toEqual([form, answers])
    expect(withdraw(entries, id(3)).map(({ message }) => message.content)).toEqual([
      message(1).content,
      { type: 'form', fields: [] }
    ])
  })

  test('show pending replies after everything stored', () => {
    const entries = absorb([...stored(1), pending('hello', 1)], message(2))
    expect(texts(entries)).toEqual(['text 1', 'text 2', 'hello'])
    expect(newestId(entries)).toBe(message(2).id)
  })

  test('turn a reply into its message and keep its key', () => {
    const entries = settle(
      [...stored(1), pending('hello', 1)],
      'reply-1',
      message(2, 'business', 'hello')
    )
    expect(entries.map(({ key, state }) => [key, state])).toEqual([
      [message(1).id, 'sent'],
      ['reply-1', 'sent']
    ])
  })

  test('recognize an own reply when the event arrives before the response', () => {
    const posted = message(2, 'business', 'hello')
    const early = absorb([...stored(1), pending('hello', 1)], posted)
    expect(early.at(-1)).toMatchObject({
      key: 'reply-1',
      state: 'sent',
      message: { id: posted.id }
    })
    expect(settle(early, 'reply-1', posted)).toHaveLength(2)
  })

  test('keep both when somebody else sends the same answer', () => {
    const theirs = message(2, 'business', 'hello')
    const early = absorb([...stored(1), pending('hello', 1)], theirs)
    const both = settle(early, 'reply-1', message(3, 'business', 'hello'))
    expect(both.map(entry => entry.message.id)).toEqual([1, 2, 3].map(number => message(number).id))
    expect(new Set(both.map(entry => entry.key)).size).toBe(3)
  })

  test.each([
    ['of a visitor', message(2, 'user', 'hello')],
    ['with another text', message(2, 'business', 'hello again')],
    ['from before it was written', message(1, 'business', 'hello')]
  ])('do not take a message %s for an own reply', (_what, other) => {
    const entries = absorb([pending('hello', 1)], other)
    expect(entries.filter(entry => entry.state === 'sending')).toHaveLength(1)
    expect(entries).toHaveLength(2)
  })

  test('keep a note apart from a reply of the same words', () => {
    const waiting = pending('hello', 1)
    const destination = { integrationType: 'none' }
    const note = { ...waiting, message: { ...waiting.message, destination } }
    const entries = absorb([...stored(1), note], message(2, 'business', 'hello'))
    expect(entries.map(({ state }) => state)).toEqual(['sent', 'sent', 'sending'])
  })

  test('prepend older messages, without duplicates', () => {
    expect(texts(prepend(stored(3, 4), [message(2), message(3)]))).toEqual([
      'text 2',
      'text 3',
      'text 4'
    ])
  })

  test('fill a gap that the newest page spans', () => {
    const known = stored(1, 2)
    const page = { messages: [message(2), message(3), message(4)], hasMore: true }
    expect(texts(catchUp(known, page, known))).toEqual(['text 1', 'text 2', 'text 3', 'text 4'])
  })

  test('drop known messages before a gap, but no pending reply', () => {
    const known = [...stored(1), pending('hello', 1)]
    const entries = catchUp(known, { messages: [message(8), message(9)], hasMore: true }, known)
    expect(texts(entries)).toEqual(['text 8', 'text 9', 'hello'])
  })

  test('become what the newest page says, which knows what was deleted and answered', () => {
    const known = [...stored(1, 2, 3, 4), pending('hello', 4)]
    // It has come while the page was on its way.
    const entries = absorb(known, message(5))
    const answered = message(4, 'business', 'answered')
    const page = { messages: [message(2), answered], hasMore: true }
    expect(texts(catchUp(entries, page, known))).toEqual([
      'text 1',
      'text 2',
      'answered',
      'text 5',
      'hello'
    ])
    const all = { messages: [], hasMore: false }
    expect(texts(catchUp(entries, all, known))).toEqual(['text 5', 'hello'])
  })

  test('stay as they have become while the newest page was on its way', () => {
    const known = stored(1, 2)
    const quotedMessage = { message: message(2, 'business', 'answered') }
    const entries = absorb(known, { ...message(3), quotedMessage })
    const page = { messages: [message(1), message(2)], hasMore: false }
    expect(texts(catchUp(entries, page, known))).toEqual(['text 1', 'answered', 'text 3'])
  })

  test('show a form as it is after it was answered', () => {
    const answered = { ...message(1), content: { type: 'text' as const, text: 'answered' } }
    const before = stored(1, 2)
    const after = absorb(before, { ...message(3), quotedMessage: { message: answered } })
    expect(texts(after)).toEqual(['answered', 'text 2', 'text 3'])
    expect(after[1]).toBe(before[1])
  })

  test('mark replies only while they are pending', () => {
    expect(mark([pending('hello', 1)], 'reply-1', 'failed')[0]?.state).toBe('failed')
    expect(mark(stored(1), message(1).id, 'failed')[0]?.state).toBe('sent')
  })
})
