import { describe, expect, test } from 'vitest'
import type { ConversationChange } from '../../../src/console/api/shapes'
import { addChanges, placeChanges } from '../../../src/console/model/conversation-changes'
import type { Entries } from '../../../src/console/model/entries'
import { at, id, message } from './fakes'

const change = (number: number): ConversationChange => ({
  id: id(number),
  at: at(number),
  type: 'closed'
})
const shown: Entries = [10, 20].map(number => ({
  key: id(number),
  state: 'sent',
  message: message(number)
}))

const place = (changes: number[], hasBefore: boolean, hasAfter: boolean) =>
  Object.fromEntries(
    [...placeChanges(shown, changes.map(change), { hasBefore, hasAfter })].map(([key, placed]) => [
      Number(key),
      placed.map(({ id }) => Number(id))
    ])
  )

describe('The changes of a conversation', () => {
  test('stand before the message that came after them, and behind the last one', () => {
    expect(place([5, 11, 19, 21], false, false)).toEqual({ 10: [5], 20: [11, 19], 0: [21] })
  })

  test('stay away where they belong to messages that are not drawn', () => {
    expect(place([5, 11, 21], true, true)).toEqual({ 20: [11] })
  })

  test('are kept once, in their order', () => {
    const known = [change(1), change(3)]
    expect(addChanges(known, [change(3), change(2)]).map(({ id }) => Number(id))).toEqual([1, 2, 3])
    expect(addChanges(known, [change(3)])).toBe(known)
  })
})
