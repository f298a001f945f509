import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { writeMany } from './write-many'

const MESSAGES = 100_000
/** How far back the reader goes. */
const READ_BACK = 10_000
const BUBBLES_MAX = 400
/** What may be left in memory of thousands of messages that were read and let go. */
const GROWTH_MAX_BYTES = 4_000_000
const PATIENCE_MS = 300_000

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld({ PIPIT_RATE_LIMITS: 'off' })
})
afterAll(() => world.close())

interface Way {
  direction: number
  /** Number of the message to go to. */
  to: number
}

/** Reads through a conversation, and says by how much what was read jumped at most, and how much was held. */
const readThrough = async (list: Element, { direction, to }: Way) => {
  const view = list.ownerDocument.defaultView as Window & typeof globalThis
  const rows = () => [...list.querySelectorAll('.row')]
  const numberOf = (row: Element) => Number(/\d+/.exec(row.querySelector('.bubble')!.textContent!))
  const frame = () => new Promise(resolve => view.requestAnimationFrame(resolve))
  const highest = { jump: 0, rows: 0 }

  for (;;) {
    const [first, last] = [rows()[0]!, rows().at(-1)!]
    if (direction < 0 ? numberOf(first) <= to : numberOf(last) >= to) return highest
    list.scrollTop += direction * list.clientHeight
    await frame()
    // Whatever comes or goes now, at either end, moves nothing that is on the screen.
    const { top, bottom } = list.getBoundingClientRect()
    const read = rows().find(row => row.getBoundingClientRect().bottom > (top + bottom) / 2)!
    const before = read.getBoundingClientRect().top
    await frame()
    if (read.isConnected) {
      highest.jump = Math.max(highest.jump, Math.abs(read.getBoundingClientRect().top - before))
    }
    highest.rows = Math.max(highest.rows, rows().length)
  }
}

test(
  `of ${MESSAGES} messages it holds ${BUBBLES_MAX} at most, and goes through ${READ_BACK} without a jump`,
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
      expect(jump).toBeLessThanOrEqual(1)
      expect(rows).toBeLessThanOrEqual(BUBBLES_MAX)
    }

    expectCalm(await list.evaluate(readThrough, { direction: -1, to: MESSAGES - 1000 }))
    const early = await heap()
    expectCalm(await list.evaluate(readThrough, { direction: -1, to: MESSAGES - READ_BACK }))
    expect(await heap()).toBeLessThan(early + GROWTH_MAX_BYTES)
    expectCalm(await list.evaluate(readThrough, { direction: 1, to: MESSAGES - READ_BACK + 2000 }))

    // What is written now leads back to the end.
    await visitor.write('Still there?')
    await visitor.chat.getByText('Still there?').waitFor()
    await expect
      .poll(async () => (await visitor.texts()).slice(-2))
      .toEqual([`Message ${MESSAGES - 1}`, 'Still there?'])
  }
)
