import { effect } from '@preact/signals-react'
import { expect, test } from 'vitest'
import { createTimeline, type Timeline } from '../../../src/client/timeline'
import { id, message, pending } from '../fakes/messages'

const idsOf = (timeline: Timeline) => timeline.all().map(entry => entry.message.id)

const filled = (from: number, to: number) => {
  const timeline = createTimeline()
  for (let number = from; number <= to; number++) timeline.put(message(number))
  return timeline
}

/** Counts how often the list of blocks and each block's entries change while `act` runs. */
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

test('keeps stored messages in the order of their ids, however they come', () => {
  const timeline = createTimeline()
  for (const number of [3, 1, 4, 2]) expect(timeline.put(message(number))).toBe(true)
  expect(idsOf(timeline)).toEqual([1, 2, 3, 4].map(id))
})

test('a message put twice is there once, and the second time says that nothing is new', () => {
  const timeline = filled(1, 2)
  expect(timeline.put(message(1))).toBe(false)
  expect(idsOf(timeline)).toEqual([1, 2].map(id))
})

test('keeps what is on its way at the end, in the order of writing', () => {
  const timeline = filled(5, 5)
  timeline.putPending(pending('b'), 'sending')
  timeline.putPending(pending('a'), 'sending')
  timeline.put(message(9))
  expect(idsOf(timeline)).toEqual([id(5), id(9), 'b', 'a'])
})

test('a message that is stored settles in the place of its pending twin, under the same key', () => {
  const timeline = filled(1, 2)
  timeline.putPending(pending('a'), 'sending')
  const before = timeline.find('a')!
  const changes = countChanges(timeline, () => timeline.put(message(3, { clientMessageId: 'a' })))
  expect(changes).toEqual({ list: 0, blocks: 1 })
  expect(timeline.find(id(3))).toMatchObject({ key: before.key, status: 'sent' })
  expect(timeline.find('a')).toBe(timeline.find(id(3)))
  expect(timeline.all()).toHaveLength(3)
})

test('a message that settles before others on their way moves above them', () => {
  const timeline = createTimeline()
  for (const key of ['a', 'b', 'c']) timeline.putPending(pending(key), 'sending')
  timeline.put(message(2, { clientMessageId: 'b' }))
  expect(idsOf(timeline)).toEqual([id(2), 'a', 'c'])
  timeline.put(message(1, { clientMessageId: 'c' }))
  expect(idsOf(timeline)).toEqual([id(1), id(2), 'a'])
})

test('a status changes in place, in a new entry', () => {
  const timeline = filled(1, 3)
  timeline.putPending(pending('a'), 'sending')
  const before = timeline.find('a')!
  timeline.putPending(pending('a'), 'failed')
  expect(before.status).toBe('sending')
  expect(timeline.find('a')).toMatchObject({ key: 'a', status: 'failed' })
  expect(timeline.all()).toHaveLength(4)
})

test.each([
  ['arrives', (timeline: Timeline) => timeline.put(message(5000))],
  ['is written', (timeline: Timeline) => timeline.putPending(pending('a'), 'sending')],
  ['was missed in the middle', (timeline: Timeline) => timeline.put(message(2499))],
  ['is taken out', (timeline: Timeline) => timeline.remove(id(2500))]
])('among 5,000 messages, one that %s changes a single block', (_, act) => {
  const timeline = filled(1, 5000)
  timeline.remove(id(2499))
  timeline.remove(id(5000))
  expect(timeline.blocks.peek()).toHaveLength(100)
  expect(countChanges(timeline, () => act(timeline))).toEqual({ list: 0, blocks: 1 })
})

test('a block that is full begins another, and the full one does not change', () => {
  const timeline = filled(1, 50)
  expect(countChanges(timeline, () => timeline.put(message(51)))).toEqual({ list: 1, blocks: 0 })
  expect(timeline.blocks.peek().map(({ entries }) => entries.peek().length)).toEqual([50, 1])
})

test('an older page goes in front and leaves the blocks behind it alone', () => {
  const timeline = filled(101, 150)
  const newest = timeline.blocks.peek()[0]!
  const changes = countChanges(timeline, () => {
    for (let number = 51; number <= 100; number++) timeline.put(message(number))
  })
  expect(changes.blocks).toBe(0)
  expect(timeline.blocks.peek()[1]).toBe(newest)
  expect(idsOf(timeline)).toEqual(Array.from({ length: 100 }, (_, at) => id(at + 51)))
})

test('a block that is empty is gone', () => {
  const timeline = filled(1, 51)
  timeline.remove(id(51))
  timeline.remove('unknown')
  expect(timeline.blocks.peek()).toHaveLength(1)
})

test('is found by id and by client message id, and no longer once it is out', () => {
  const timeline = createTimeline()
  timeline.put(message(1, { clientMessageId: 'a' }))
  expect(timeline.find(id(1))).toBe(timeline.find('a'))
  timeline.remove('a')
  expect([timeline.find(id(1)), timeline.find('a')]).toEqual([undefined, undefined])
})

test('clear drops what is stored before a message, and keeps what is on its way', () => {
  const timeline = filled(1, 120)
  timeline.putPending(pending('a'), 'sending')
  timeline.putPending(pending('b'), 'failed')
  timeline.clear(id(119))
  expect(timeline.all().map(({ key, status }) => `${key} ${status}`)).toEqual([
    `${id(119)} sent`,
    `${id(120)} sent`,
    'a sending',
    'b failed'
  ])
  expect(timeline.put(message(1))).toBe(true)
  expect(idsOf(timeline)).toEqual([id(1), id(119), id(120), 'a', 'b'])
})
