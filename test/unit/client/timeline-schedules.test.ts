import { expect, test } from 'vitest'
import { createTimeline, type Timeline } from '../../../src/client/timeline'
import { id, message, pending } from '../fakes/messages'
import { createRandom, shuffle } from '../fakes/random'

const SCHEDULES = 400
const MAX_MESSAGES = 300

const isOwn = (number: number) => number % 3 === 0
const keyOf = (number: number) => `client-${number}`
const stored = (number: number) =>
  message(number, isOwn(number) ? { clientMessageId: keyOf(number) } : {})

/** All that may happen to messages 1 to `count`, in an order that a bad day could bring. */
const schedule = (count: number, random: () => number) => {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const steps = numbers.flatMap(number => [
    ...(isOwn(number) ? [{ at: number - random() * 20, act: 'pending' as const, number }] : []),
    { at: number + random() * 20, act: 'stored' as const, number },
    ...(random() < 0.3 ? [{ at: number + random() * 60, act: 'stored' as const, number }] : [])
  ])
  // Sometimes roughly in order, as networks are; sometimes in none.
  return random() < 0.5 ? steps.sort((a, b) => a.at - b.at) : shuffle(steps, random)
}

/** Whether every entry can be found, in the block that holds it, and no block is empty. */
const checkIndex = (timeline: Timeline) => {
  for (const entry of timeline.all()) {
    expect(timeline.find(entry.key)).toBe(entry)
    expect(timeline.find(entry.message.id)).toBe(entry)
  }
  for (const { entries } of timeline.blocks.peek()) expect(entries.peek()).not.toHaveLength(0)
}

test(`${SCHEDULES} random schedules end equal to the sorted list`, () => {
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const random = createRandom(seed)
    const count = 1 + Math.floor(random() * MAX_MESSAGES)
    const timeline = createTimeline()
    const isKept = Array.from({ length: count + 1 }, () => random() < 0.9)

    for (const { act, number } of schedule(count, random)) {
      // As the outbox does: what the server has is not shown as pending again.
      if (act === 'stored') timeline.put(stored(number))
      else if (!timeline.find(keyOf(number))) {
        timeline.putPending(pending(keyOf(number)), 'sending')
        if (random() < 0.2) timeline.putPending(pending(keyOf(number)), 'failed')
      }
    }
    const numbers = Array.from({ length: count }, (_, at) => at + 1)
    for (const number of numbers) if (!isKept[number]) timeline.remove(id(number))

    const expected = numbers.filter(number => isKept[number]).map(id)
    const got = timeline.all().map(entry => entry.message.id)
    expect(got, `seed ${seed}`).toEqual(expected)
    checkIndex(timeline)
  }
})

test('in every schedule, what is on its way stands at the end at each moment', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = createRandom(seed)
    const timeline = createTimeline()
    for (const { act, number } of schedule(60, random)) {
      if (act === 'stored') timeline.put(stored(number))
      else if (!timeline.find(keyOf(number))) timeline.putPending(pending(keyOf(number)), 'sending')
      const statuses = timeline.all().map(({ status }) => status)
      expect(statuses, `seed ${seed}`).toEqual([...statuses].sort().reverse())
    }
  }
})
