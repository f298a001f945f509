import { describe, expect, test } from 'vitest'
import type { Delivery } from '../../../src/console/api'
import {
  type DeliveryOutcome,
  editedFields,
  hasAttempt,
  NEW_WEBHOOK,
  outcomeOf,
  readWebhookRefusal,
  TRIGGERS,
  withNewest,
  withTrigger
} from '../../../src/console/model/webhooks'
import { WEBHOOK_TRIGGERS } from '../../../src/server/domain/records/webhooks/webhook-triggers'
import { at, id } from './fakes'

/** Events that the guide names as never sent; `webhook-triggers.test.ts` holds that list. */
const NEVER_SENT = /^switchboard:.*$/

describe('The events of a webhook', () => {
  test('are in the console all those that the server sends', () => {
    const sent = WEBHOOK_TRIGGERS.filter(name => !NEVER_SENT.test(name))
    expect([...TRIGGERS].sort()).toEqual([...sent].sort())
  })

  test('are each chosen once', () => {
    expect(withTrigger(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
    expect(withTrigger(['a', 'b'], 'a', false)).toEqual(['b'])
    expect(withTrigger(['a'], 'b', false)).toEqual(['a'])
  })
})

describe('The fields of a webhook', () => {
  const known = { ...NEW_WEBHOOK, id: id(1), secret: 'secret', target: 'https://a.example/' }

  test('are sent where they were edited', () => {
    expect(editedFields(known, known)).toEqual({})
    expect(editedFields(known, { ...known, includeFullUser: true })).toEqual({
      includeFullUser: true
    })
    const others = { target: 'https://b.example/', triggers: ['user:merge'] }
    expect(editedFields(known, { ...known, ...others })).toEqual(others)
  })

  test('are not edited where the same events are chosen in another order', () => {
    const asked = { ...known, triggers: ['a', 'b'] }
    expect(editedFields(asked, { ...asked, triggers: ['b', 'a'] })).toEqual({})
  })
})

describe('An attempt to deliver an event', () => {
  const attempt = { id: id(1), eventId: id(2), type: 'user:merge', attempt: 1, ms: 5, time: at(0) }

  test.each<[DeliveryOutcome, Partial<Delivery>]>([
    ['accepted', { status: 200 }],
    ['accepted', { status: 299 }],
    ['repeated', { status: 300, nextAttemptAt: at(15) }],
    ['repeated', { error: 'timeout', nextAttemptAt: at(15) }],
    ['failed', { status: 199 }],
    ['failed', { status: 404 }],
    ['failed', { error: 'timeout' }]
  ])('is %s with %j', (outcome, fields) => {
    expect(outcomeOf({ ...attempt, ...fields })).toBe(outcome)
  })
})

describe('A refusal of a webhook', () => {
  test.each([
    ['target: The address is bad.', 'target', 'The address is bad.'],
    ['webhooks.0.target must be shorter.', 'target', 'must be shorter.'],
    ['triggers.1 must be one of a, b.', 'triggers', 'must be one of a, b.'],
    ['displayName must be shorter.', 'displayName', 'must be shorter.'],
    ['Only owners do that.', undefined, 'Only owners do that.']
  ])('is read from “%s”', (sentence, field, text) => {
    expect(readWebhookRefusal(sentence)).toEqual({ field, text, said: undefined })
  })
})

describe('The log of a webhook', () => {
  const of = (...numbers: number[]) =>
    numbers.map(number => ({
      id: id(number),
      eventId: id(9),
      type: 'user:merge',
      attempt: 1,
      ms: 5,
      time: at(0)
    }))

  test.each<[string, number[], number[], number[], string]>([
    ['before the older attempts that are shown', [6, 5, 4], [5, 4, 3, 2], [6, 5, 4, 3, 2], 'known'],
    ['alone where there are others between', [9, 8, 7], [5, 4], [9, 8, 7], 'page'],
    ['alone where nothing is kept any more', [], [5], [], 'page']
  ])('has its newest page %s', (_, page, known, shown, older) => {
    const all = withNewest(
      { list: of(...page), older: 'page' },
      { list: of(...known), older: 'known' }
    )
    expect(all.list.map(each => each.id)).toEqual(shown.map(id))
    expect(all.older).toBe(older)
  })
})

describe('An event that was sent by hand', () => {
  const sent = { id: id(9), type: 'user:merge', after: id(5) }
  const attempt = { type: 'user:merge', attempt: 1, ms: 5, time: at(0) }

  test('has its attempt in the log once there is a newer one of the same event', () => {
    const of = (deliveryId: number, eventId: number) => [
      { ...attempt, id: id(deliveryId), eventId: id(eventId) }
    ]
    expect(hasAttempt([], sent)).toBe(false)
    expect(hasAttempt(of(5, 9), sent)).toBe(false)
    expect(hasAttempt(of(6, 8), sent)).toBe(false)
    expect(hasAttempt(of(6, 9), sent)).toBe(true)
  })
})
