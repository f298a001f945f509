import { expect, test } from 'vitest'
import type { Conversation, Message } from '../../../src/protocol'
import { keepConversations } from '../../../src/react/keep-conversations'

const message = (id: string) => ({ id }) as Message
const conversation = (id: string, messages: Message[], fields: Partial<Conversation> = {}) =>
  ({ id, messages, ...fields }) as Conversation

const HELLO = message('hello')
const BEFORE = [conversation('a', [HELLO]), conversation('b', [])]
const copy = () => BEFORE.map(each => ({ ...each, messages: [...each.messages] }))

test('gives the very same list when nothing is new', () => {
  expect(keepConversations(BEFORE, copy())).toBe(BEFORE)
})

test('gives another object only for the conversation that has a new message', () => {
  const [a, b] = copy()
  const kept = keepConversations(BEFORE, [{ ...a!, messages: [HELLO, message('more')] }, b!])
  expect(kept[0]!.messages).toHaveLength(2)
  expect(kept[1]).toBe(BEFORE[1])
})

test('keeps the messages of a conversation that changes otherwise', () => {
  const [a, b] = copy()
  const kept = keepConversations(BEFORE, [{ ...a!, displayName: 'Order' }, b!])
  expect(kept[0]).not.toBe(BEFORE[0])
  expect(kept[0]!.messages).toBe(BEFORE[0]!.messages)
})

test('sees that a field has gone, and that the order is another', () => {
  const named = [conversation('a', [], { displayName: 'Order' })]
  expect(keepConversations(named, [conversation('a', [])])[0]).not.toHaveProperty('displayName')
  expect(keepConversations(BEFORE, copy().reverse()).map(({ id }) => id)).toEqual(['b', 'a'])
})
