import { describe, expect, test } from 'vitest'
import { createTimeline } from '../../../src/client/conversations/timeline'
import { id, message, pending } from '../fakes/messages'
import { drawThread } from '../fakes/thread'

/** Full blocks, so that the next message starts another. */
const MESSAGES = 5000

/** A conversation whose messages record when a row, or a block, reads them. */
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
  for (let number = 1; number <= MESSAGES; number++) timeline.upsertMessage(watched(number))
  const thread = drawThread(timeline)
  await expect.poll(() => thread.rows().length).toBe(MESSAGES)
  expect(read).toHaveLength(MESSAGES)
  read.length = 0
  compared.clear()
  return { ...thread, read, compared, watched }
}

describe('The message list', () => {
  test(`draws one row of ${MESSAGES} for a message that arrives or is stored`, async () => {
    const { timeline, rows, read, compared, watched } = await draw()

    timeline.upsertMessage(watched(MESSAGES + 1))
    await expect.poll(() => rows().length).toBe(MESSAGES + 1)
    expect(read).toEqual([id(MESSAGES + 1)])
    expect([...compared].sort()).toEqual([id(MESSAGES), id(MESSAGES + 1)])

    timeline.upsertMessage(watched(MESSAGES + 2))
    await expect.poll(() => rows().length).toBe(MESSAGES + 2)
    expect(read).toEqual([id(MESSAGES + 1), id(MESSAGES + 2)])

    timeline.upsertPending(pending('a'), 'sending')
    await expect.poll(() => rows().length).toBe(MESSAGES + 3)
    timeline.upsertMessage(watched(MESSAGES + 3, { clientMessageId: 'a' }))
    await expect.poll(() => rows().at(-1)!.getAttribute('data-status')).toBe('sent')
    expect(read).toEqual([1, 2, 3].map(number => id(MESSAGES + number)))
  })
})
