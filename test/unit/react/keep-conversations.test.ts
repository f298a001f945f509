import { describe, expect, test } from 'vitest'
import type { Conversation, Message } from '../../../src/protocol'
import { keepConversations } from '../../../src/react/keep-conversations'

const message = (id: string) => ({ id }) as Message
const conversation = (id: string, messages: Message[], fields: Partial<Conversation> = {}) =>
  ({ id, messages, ...fields }) as Conversation

const HELLO = message('hello')
const BEFORE = [conversation('a', [HELLO]), conversation('b', [])]
const copy = () => BEFORE.map(each => ({ ...each, messages: [...each.messages] }))

describe('Kept conversations', () => {
  test('are the same list when nothing has changed', () => {
    expect(keepConversations(BEFORE, copy())).toBe(BEFORE)
  })

  test('are another object only for the conversation with a new message', () => {
    const [a, b] = copy()
    const stored = keepConversations(BEFORE, [{ ...a!, messages: [HELLO, message('more')] }, b!])
    expect(stored[0]!.messages).toHaveLength(2)
    expect(stored[1]).toBe(BEFORE[1])
  })

  test('keep the messages of a conversation that changes otherwise', () => {
    const [a, b] = copy()
    const stored = keepConversations(BEFORE, [{ ...a!, displayName: 'Order' }, b!])
    expect(stored[0]).not.toBe(BEFORE[0])
    expect(stored[0]!.messages).toBe(BEFORE[0]!.messages)
  })

  test('detect a removed field, and another order', () => {
    const named = [conversation('a', [], { displayName: 'Order' })]
    expect(keepConversations(named, [conversation('a', [])])[0]).not.toHaveProperty('displayName')
    expect(keepConversations(BEFORE, copy().reverse()).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
