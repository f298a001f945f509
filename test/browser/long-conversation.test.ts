import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const MESSAGES = 100_000
const WRITERS = 64
/** How far back the reader goes. */
const READ_BACK = 10_000
const BUBBLES_MAX = 400
/** What may be left in memory of thousands of messages that were read and let go. */
const GROWTH_MAX_BYTES = 4_000_000

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

const text = (index: number) => `Message ${index}. ${'And so on. '.repeat(index % 7)}`

const writeAll = async (conversationId: string) => {
  let next = 1
  const write = async () => {
    while (next < MESSAGES) await world.say(conversationId, text(next++))
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
}

/** Moves by most of a screen, and says by how much what was read has jumped when messages came or went. */
const scroll = (list: Element, direction: number): Promise<number> =>
  new Promise(resolve => {
    const view = list.ownerDocument.defaultView as Window & typeof globalThis
    const rows = () => [...list.querySelectorAll('.row')]
    list.scrollTop += direction * list.clientHeight * 0.8
    view.requestAnimationFrame(() => {
      const { top, bottom } = list.getBoundingClientRect()
      const read = rows().find(row => row.getBoundingClientRect().bottom > (top + bottom) / 2)!
      const before = read.getBoundingClientRect().top
      const first = rows()[0]
      const isNear =
        list.scrollTop < 200 || list.scrollHeight - list.scrollTop - list.clientHeight < 200
      if (!isNear) return resolve(0)
      const observer = new view.ResizeObserver(() => {
        if (rows()[0] === first) return
        observer.disconnect()
        resolve(Math.abs(read.getBoundingClientRect().top - before))
      })
      observer.observe(list.firstElementChild!)
    })
  })

test(
  `of ${MESSAGES} messages it holds ${BUBBLES_MAX} at most, and goes through ${READ_BACK} without a jump`,
  { timeout: 600_000 },
  async () => {
    const visitor = await world.converse('Message 0')
    await writeAll(visitor.id)
    await visitor.page.reload()
    await visitor.open()
    const list = visitor.chat.locator('#conversation')
    const rows = visitor.chat.locator('.row')
    await expect.poll(() => rows.count()).toBeGreaterThan(1)
    const protocol = await visitor.page.context().newCDPSession(visitor.page)
    const heap = async () => {
      await protocol.send('HeapProfiler.collectGarbage')
      return (await protocol.send('Runtime.getHeapUsage')).usedSize
    }
    const indexOf = async (place: 'first' | 'last') =>
      Number(/\d+/.exec((await rows[place]().textContent())!.replace(/.*Message/, ''))![0])

    const newest = await indexOf('last')
    let early = 0
    for (let oldest = newest; oldest > newest - READ_BACK; oldest = await indexOf('first')) {
      expect(await list.evaluate(scroll, -1)).toBeLessThanOrEqual(1)
      expect(await rows.count()).toBeLessThanOrEqual(BUBBLES_MAX)
      if (!early && oldest < newest - 1000) early = await heap()
    }
    expect(await heap()).toBeLessThan(early + GROWTH_MAX_BYTES)

    const turn = await indexOf('last')
    while ((await indexOf('last')) < turn + 1000) {
      expect(await list.evaluate(scroll, 1)).toBeLessThanOrEqual(1)
      expect(await rows.count()).toBeLessThanOrEqual(BUBBLES_MAX)
    }

    // What is written now leads back to the end.
    await visitor.write('Still there?')
    await visitor.chat.getByText('Still there?').waitFor()
    expect(await rows.last().textContent()).toContain('Still there?')
    expect(await rows.count()).toBeLessThanOrEqual(BUBBLES_MAX)
  }
)
