import { describe, expect, test } from 'vitest'
import { NOWHERE, type Message } from '../../../src/console/api/shapes'
import type { Entries } from '../../../src/console/model/entries'
import { findDelivered, findSeen } from '../../../src/console/model/reached'
import { at, conversation, id, message } from './fakes'

const sent = (...messages: Message[]): Entries =>
  messages.map(message => ({ key: message.id, state: 'sent', message }))
const reply = (number: number, fields: Partial<Message> = {}): Message => ({
  ...message(number, 'business'),
  ...fields
})
const person = (number: number, lastRead?: string) => ({
  id: id(number),
  userId: id(number),
  profile: {},
  lastRead
})
const readUpTo = (lastRead?: string) => conversation(1, { participants: [person(900, lastRead)] })

describe('The newest reply that was seen', () => {
  test('is the last one at or before the time at which the visitor has read', () => {
    const entries = sent(message(1), reply(2), reply(3), message(4), reply(6))
    expect(findSeen(entries, readUpTo(at(5)))).toEqual({ key: id(3), at: at(5) })
    expect(findSeen(entries, readUpTo(at(6)))).toEqual({ key: id(6), at: at(6) })
  })

  test.each<[string, Message]>([
    ['a note', reply(3, { destination: NOWHERE })],
    ['a reply that did not arrive', reply(3, { deliveryError: { message: 'blocked' } })],
    ["the visitor's own message", message(3)]
  ])('is never %s', (_name, other) => {
    expect(findSeen(sent(reply(2), other), readUpTo(at(5)))?.key).toBe(id(2))
  })

  test('is not one on its way', () => {
    const { message: waiting } = sent(reply(3))[0]!
    const entries: Entries = [
      ...sent(reply(2)),
      { key: 'own', state: 'waiting', after: id(2), message: { ...waiting, id: '' } }
    ]
    expect(findSeen(entries, readUpTo(at(5)))?.key).toBe(id(2))
  })

  test('is not known before the visitor has read, nor of a group', () => {
    const entries = sent(reply(2))
    expect(findSeen(entries, readUpTo())).toBeUndefined()
    expect(findSeen(entries, readUpTo(at(1)))).toBeUndefined()
    expect(findSeen(entries, undefined)).toBeUndefined()
    const participants = [person(900, at(5)), person(901)]
    expect(findSeen(entries, conversation(1, { participants }))).toBeUndefined()
  })
})

describe('The newest reply that was delivered', () => {
  test('is the last one that a channel has reported, behind the one that was read', () => {
    const entries = sent(
      reply(2, { deliveredAt: at(2) }),
      reply(3, { deliveredAt: at(5) }),
      reply(4, { deliveredAt: at(6), deliveryError: { message: 'blocked' } }),
      reply(5)
    )
    expect(findDelivered(entries, undefined)).toEqual({ key: id(3), at: at(5) })
    expect(findDelivered(entries, { key: id(2), at: at(4) })).toEqual({ key: id(3), at: at(5) })
    expect(findDelivered(entries, { key: id(3), at: at(7) })).toBeUndefined()
    expect(findDelivered(sent(reply(2)), undefined)).toBeUndefined()
  })
})
