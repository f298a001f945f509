import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { writeMany } from './write-many'

/** More than are read back; `npm run test:full` writes 100,000. */
const MESSAGES = Number(process.env['LONG_CONVERSATION'] ?? 12_000)
/** Messages that the reader scrolls back. */
const READ_BACK = 10_000
const BUBBLES_MAX = 400
/** The browser rounds a scroll position to a whole pixel; a frame of a busy machine may hold two changes. */
const JUMP_MAX_PX = 2
/** Bytes that may stay in memory after thousands of messages were read and released. */
const GROWTH_MAX_BYTES = 4_000_000
const PATIENCE_MS = 600_000

let world: ChatWorld

interface Way {
  direction: number
  /** Number of the message to scroll to. */
  to: number
}

/**
 * Scrolls through a conversation, and returns the largest jump of visible messages, and how many
 * were in the document.
 */
const readThrough = async (list: Element, { direction, to }: Way) => {
  const view = list.ownerDocument.defaultView as Window & typeof globalThis
  const rows = () => [...list.querySelectorAll('.row')]
  const numberOf = (row: Element) => Number(/\d+/.exec(row.querySelector('.bubble')!.textContent))
  const frame = () => new Promise(resolve => view.requestAnimationFrame(resolve))
  const highest = { jump: 0, rows: 0 }

  for (;;) {
    const [first, last] = [rows()[0]!, rows().at(-1)!]
    if (direction < 0 ? numberOf(first) <= to : numberOf(last) >= to) return highest
    list.scrollTop += direction * list.clientHeight
    await frame()
    // Messages added or removed now, at either end, move nothing on the screen.
    const { top, bottom } = list.getBoundingClientRect()
    // The first message loses its time, above it, when earlier ones come.
    const read = rows()
      .find(row => row.getBoundingClientRect().bottom > (top + bottom) / 2)!
      .querySelector('.bubble')!
    const before = read.getBoundingClientRect().top
    await frame()
    if (read.isConnected) {
      highest.jump = Math.max(highest.jump, Math.abs(read.getBoundingClientRect().top - before))
    }
    highest.rows = Math.max(highest.rows, rows().length)
  }
}

/** Messages that arrive while the conversation is open; the oldest are let go several times. */
const ARRIVING = 760

describe('A long conversation', () => {
  beforeAll(async () => {
    world = await openChatWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())

  test(
    `keeps ${BUBBLES_MAX} of the messages that arrive while it is open, and loads the others again`,
    { timeout: PATIENCE_MS },
    async () => {
      const visitor = await world.converse('The first of many')
      const rows = visitor.chat.locator('.row')
      await writeMany(world, visitor, ARRIVING)
      await visitor.chat.getByText(`Message ${ARRIVING - 1}`).waitFor()
      await expect.poll(() => rows.count()).toBeLessThanOrEqual(BUBBLES_MAX)
      expect((await visitor.texts()).at(-1)).toBe(`Message ${ARRIVING - 1}`)

      const list = visitor.chat.locator('#conversation')
      const first = visitor.chat.getByText('The first of many')
      await expect
        .poll(
          async () => {
            await list.evaluate(list => void list.scrollTo(0, 0))
            return first.count()
          },
          { timeout: 30_000 }
        )
        .toBe(1)
      expect(await rows.count()).toBeLessThanOrEqual(BUBBLES_MAX)
    }
  )

  test(
    `of ${MESSAGES} messages keeps ${BUBBLES_MAX} in the document at most, and scrolls through ${READ_BACK} without a jump`,
    { timeout: PATIENCE_MS },
    async () => {
      const visitor = await world.converse('The first of many')
      await writeMany(world, visitor, MESSAGES)
      await visitor.page.reload()
      await visitor.open()
      const list = visitor.chat.locator('#conversation')
      await visitor.chat.getByText(`Message ${MESSAGES - 1}`).waitFor()
      const protocol = await visitor.page.context().newCDPSession(visitor.page)
      const heap = async () => {
        await protocol.send('HeapProfiler.collectGarbage')
        return (await protocol.send('Runtime.getHeapUsage')).usedSize
      }
      const expectCalm = ({ jump, rows }: { jump: number; rows: number }) => {
        expect(jump).toBeLessThanOrEqual(JUMP_MAX_PX)
        expect(rows).toBeLessThanOrEqual(BUBBLES_MAX)
      }

      expectCalm(await list.evaluate(readThrough, { direction: -1, to: MESSAGES - 1000 }))
      const early = await heap()
      expectCalm(await list.evaluate(readThrough, { direction: -1, to: MESSAGES - READ_BACK }))
      expect(await heap()).toBeLessThan(early + GROWTH_MAX_BYTES)
      expectCalm(
        await list.evaluate(readThrough, { direction: 1, to: MESSAGES - READ_BACK + 2000 })
      )

      // A message sent now leads back to the end.
      await visitor.write('Still there?')
      await visitor.chat.getByText('Still there?').waitFor()
      await expect
        .poll(async () => (await visitor.texts()).slice(-2))
        .toEqual([`Message ${MESSAGES - 1}`, 'Still there?'])
    }
  )
})
