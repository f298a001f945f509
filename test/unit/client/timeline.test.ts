import { effect } from '@preact/signals-react'
import { describe, expect, test } from 'vitest'
import { createTimeline, type Timeline } from '../../../src/client/conversations/timeline'
import { id, message, pending } from '../fakes/messages'

const idsOf = (timeline: Timeline) => timeline.all().map(entry => entry.message.id)

const filled = (from: number, to: number) => {
  const timeline = createTimeline()
  for (let number = from; number <= to; number++) timeline.upsertMessage(message(number))
  return timeline
}

/** Counts changes of the list of blocks and of each block's entries while `act` runs. */
const countChanges = ({ blocks }: Timeline, act: () => void) => {
  const count = { list: -1, blocks: 0 }
  const seen = blocks.peek()
  const stops = [
    effect(() => {
      count.list += blocks.value ? 1 : 0
    }),
    ...seen.map(({ entries }) =>
      effect(() => {
        count.blocks += entries.value ? 1 : 0
      })
    )
  ]
  count.blocks -= seen.length
  act()
  stops.forEach(stop => stop())
  return count
}

describe('The timeline', () => {
  test('keeps stored messages in the order of their ids, however they arrive', () => {
    const timeline = createTimeline()
    for (const number of [3, 1, 4, 2]) expect(timeline.upsertMessage(message(number))).toBe(true)
    expect(idsOf(timeline)).toEqual([1, 2, 3, 4].map(id))
  })

  test('adds a message once, and reports nothing new the second time', () => {
    const timeline = filled(1, 2)
    expect(timeline.upsertMessage(message(1))).toBe(false)
    expect(idsOf(timeline)).toEqual([1, 2].map(id))
  })

  test('keeps pending messages at the end, in the order of writing', () => {
    const timeline = filled(5, 5)
    timeline.upsertPending(pending('b'), 'sending')
    timeline.upsertPending(pending('a'), 'sending')
    timeline.upsertMessage(message(9))
    expect(idsOf(timeline)).toEqual([id(5), id(9), 'b', 'a'])
  })

  test('puts a stored message in the place of its pending twin, with the same key', () => {
    const timeline = filled(1, 2)
    timeline.upsertPending(pending('a'), 'sending')
    const before = timeline.find('a')!
    const changes = countChanges(timeline, () =>
      timeline.upsertMessage(message(3, { clientMessageId: 'a' }))
    )
    expect(changes).toEqual({ list: 0, blocks: 1 })
    expect(timeline.find(id(3))).toMatchObject({ key: before.key, status: 'sent' })
    expect(timeline.find('a')).toBe(timeline.find(id(3)))
    expect(timeline.all()).toHaveLength(3)
  })

  test('moves a message that is stored before other pending ones above them', () => {
    const timeline = createTimeline()
    for (const key of ['a', 'b', 'c']) timeline.upsertPending(pending(key), 'sending')
    timeline.upsertMessage(message(2, { clientMessageId: 'b' }))
    expect(idsOf(timeline)).toEqual([id(2), 'a', 'c'])
    timeline.upsertMessage(message(1, { clientMessageId: 'c' }))
    expect(idsOf(timeline)).toEqual([id(1), id(2), 'a'])
  })

  test('changes a status in place, in a new entry', () => {
    const timeline = filled(1, 3)
    timeline.upsertPending(pending('a'), 'sending')
    const before = timeline.find('a')!
    timeline.upsertPending(pending('a'), 'failed')
    expect(before.status).toBe('sending')
    expect(timeline.find('a')).toMatchObject({ key: 'a', status: 'failed' })
    expect(timeline.all()).toHaveLength(4)
  })

  test.each([
    ['arrives', (timeline: Timeline) => timeline.upsertMessage(message(5000))],
    ['is written', (timeline: Timeline) => timeline.upsertPending(pending('a'), 'sending')],
    ['was missed in the middle', (timeline: Timeline) => timeline.upsertMessage(message(2499))],
    ['is taken out', (timeline: Timeline) => timeline.remove(id(2500))]
  ])('changes a single block of 5,000 messages when one %s', (_, act) => {
    const timeline = filled(1, 5000)
    timeline.remove(id(2499))
    timeline.remove(id(5000))
    expect(timeline.blocks.peek()).toHaveLength(100)
    expect(countChanges(timeline, () => act(timeline))).toEqual({ list: 0, blocks: 1 })
  })

  test('starts another block when one is full, and leaves the full one', () => {
    const timeline = filled(1, 50)
    expect(countChanges(timeline, () => timeline.upsertMessage(message(51)))).toEqual({
      list: 1,
      blocks: 0
    })
    expect(timeline.blocks.peek().map(({ entries }) => entries.peek().length)).toEqual([50, 1])
  })

  test('prepends an older page, and leaves the later blocks', () => {
    const timeline = filled(101, 150)
    const newest = timeline.blocks.peek()[0]!
    const changes = countChanges(timeline, () => {
      for (let number = 51; number <= 100; number++) timeline.upsertMessage(message(number))
    })
    expect(changes.blocks).toBe(0)
    expect(timeline.blocks.peek()[1]).toBe(newest)
    expect(idsOf(timeline)).toEqual(Array.from({ length: 100 }, (_, at) => id(at + 51)))
  })

  test('removes an empty block', () => {
    const timeline = filled(1, 51)
    timeline.remove(id(51))
    timeline.remove('unknown')
    expect(timeline.blocks.peek()).toHaveLength(1)
  })

  test('finds messages by id and by client message id, until they are removed', () => {
    const timeline = createTimeline()
    timeline.upsertMessage(message(1, { clientMessageId: 'a' }))
    expect(timeline.find(id(1))).toBe(timeline.find('a'))
    timeline.remove('a')
    expect([timeline.find(id(1)), timeline.find('a')]).toEqual([undefined, undefined])
  })

  test('clears stored messages before a given one, and keeps pending ones', () => {
    const timeline = filled(1, 120)
    timeline.upsertPending(pending('a'), 'sending')
    timeline.upsertPending(pending('b'), 'failed')
    timeline.clear(id(119))
    expect(timeline.all().map(({ key, status }) => `${key} ${status}`)).toEqual([
      `${id(119)} sent`,
      `${id(120)} sent`,
      'a sending',
      'b failed'
    ])
    expect(timeline.upsertMessage(message(1))).toBe(true)
    expect(idsOf(timeline)).toEqual([id(1), id(119), id(120), 'a', 'b'])
  })
})
