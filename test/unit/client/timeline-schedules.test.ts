import { describe, expect, test } from 'vitest'
import { createTimeline, type Timeline } from '../../../src/client/conversations/timeline'
import { id, message, pending } from '../fakes/messages'
import { createRandom, shuffle } from '../fakes/random'

const SCHEDULES = 400
const MAX_MESSAGES = 300

const isOwn = (number: number) => number % 3 === 0
const keyOf = (number: number) => `client-${number}`
const stored = (number: number) =>
  message(number, isOwn(number) ? { clientMessageId: keyOf(number) } : {})

/** All events of messages 1 to `count`, in a possible order. */
const schedule = (count: number, random: () => number) => {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const steps = numbers.flatMap(number => [
    ...(isOwn(number) ? [{ at: number - random() * 20, act: 'pending' as const, number }] : []),
    { at: number + random() * 20, act: 'stored' as const, number },
    ...(random() < 0.3 ? [{ at: number + random() * 60, act: 'stored' as const, number }] : [])
  ])
  // Sometimes roughly in order, as on networks; sometimes in none.
  return random() < 0.5 ? steps.sort((a, b) => a.at - b.at) : shuffle(steps, random)
}

/** Returns whether every entry is found in the block that contains it, and no block is empty. */
const checkIndex = (timeline: Timeline) => {
  for (const entry of timeline.all()) {
    expect(timeline.find(entry.key)).toBe(entry)
    expect(timeline.find(entry.message.id)).toBe(entry)
  }
  for (const { entries } of timeline.blocks.peek()) expect(entries.peek()).not.toHaveLength(0)
}

describe('Random schedules of the timeline', () => {
  test(`of ${SCHEDULES} runs end equal to the sorted list`, () => {
    for (let seed = 1; seed <= SCHEDULES; seed++) {
      const random = createRandom(seed)
      const count = 1 + Math.floor(random() * MAX_MESSAGES)
      const timeline = createTimeline()
      const isKept = Array.from({ length: count + 1 }, () => random() < 0.9)

      for (const { act, number } of schedule(count, random)) {
        // As the outbox does: a stored message is not shown as pending again.
        if (act === 'stored') timeline.upsertMessage(stored(number))
        else if (!timeline.find(keyOf(number))) {
          timeline.upsertPending(pending(keyOf(number)), 'sending')
          if (random() < 0.2) timeline.upsertPending(pending(keyOf(number)), 'failed')
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

  test('keep pending messages at the end at each moment', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const random = createRandom(seed)
      const timeline = createTimeline()
      for (const { act, number } of schedule(60, random)) {
        if (act === 'stored') timeline.upsertMessage(stored(number))
        else if (!timeline.find(keyOf(number)))
          timeline.upsertPending(pending(keyOf(number)), 'sending')
        const pendings = timeline.all().map(({ status }) => status === 'sending')
        expect(pendings, `seed ${seed}`).toEqual([...pendings].sort())
      }
    }
  })
})
