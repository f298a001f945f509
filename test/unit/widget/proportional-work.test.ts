import { expect, test } from 'vitest'
import { createTimeline } from '../../../src/client/timeline'
import { id, message, pending } from '../fakes/messages'
import { drawThread } from '../fakes/thread'

/** Whole blocks, so that the next message begins another. */
const MESSAGES = 5000

/** A conversation whose messages write down when a row, or a block, reads them. */
const draw = async () => {
  const read: string[] = []
  const compared = new Set<string>()
  const watched = (number: number, fields = {}) =>
    Object.defineProperties(message(number, fields), {
      text: {
        get: () => {
          read.push(id(number))
          return `text ${number}`
        }
      },
      received: {
        get: () => {
          compared.add(id(number))
          return number
        }
      }
    })
  const timeline = createTimeline()
  for (let number = 1; number <= MESSAGES; number++) timeline.put(watched(number))
  const thread = drawThread(timeline)
  await expect.poll(() => thread.rows().length).toBe(MESSAGES)
  expect(read).toHaveLength(MESSAGES)
  read.length = 0
  compared.clear()
  return { ...thread, read, compared, watched }
}

test(`among ${MESSAGES} messages, one that arrives or settles draws one row`, async () => {
  const { timeline, rows, read, compared, watched } = await draw()

  timeline.put(watched(MESSAGES + 1))
  await expect.poll(() => rows().length).toBe(MESSAGES + 1)
  expect(read).toEqual([id(MESSAGES + 1)])
  expect([...compared].sort()).toEqual([id(MESSAGES), id(MESSAGES + 1)])

  timeline.put(watched(MESSAGES + 2))
  await expect.poll(() => rows().length).toBe(MESSAGES + 2)
  expect(read).toEqual([id(MESSAGES + 1), id(MESSAGES + 2)])

  timeline.putPending(pending('a'), 'sending')
  await expect.poll(() => rows().length).toBe(MESSAGES + 3)
  timeline.put(watched(MESSAGES + 3, { clientMessageId: 'a' }))
  await expect.poll(() => rows().at(-1)!.getAttribute('data-status')).toBe('sent')
  expect(read).toEqual([1, 2, 3].map(number => id(MESSAGES + number)))
})
