import { describe, expect, test } from 'vitest'
import type { Message } from '../../../src/console/api/shapes'
import type { Entries } from '../../../src/console/model/entries'
import { firstUnread } from '../../../src/console/model/first-unread'
import { at, id, message } from './fakes'

const sent = (...messages: Message[]): Entries =>
  messages.map(message => ({ key: message.id, state: 'sent', message }))
const entries = sent(message(1), message(2), message(3, 'business'), message(4), message(5))

describe('The first unread message', () => {
  test('is the first of the visitor after the business has read', () => {
    expect(firstUnread(entries, at(1), true)).toBe(id(2))
    expect(firstUnread(entries, at(2), true)).toBe(id(4))
    expect(firstUnread(entries, at(5), true)).toBeUndefined()
  })

  test('is the first of all where the business has never read', () => {
    expect(firstUnread(entries, '', false)).toBe(id(1))
  })

  test('is not known while it may be among messages that are not loaded', () => {
    expect(firstUnread(entries, '', true)).toBeUndefined()
    expect(firstUnread([], '', false)).toBeUndefined()
  })
})
