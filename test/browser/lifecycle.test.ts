import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openLifecycleWorld, type CountingVisitor, type LifecycleWorld } from './lifecycle-world'
import type { Visitor, WithPipit } from './visitor'

const ROUNDS = 50
/** Bytes that 40 lives may leave; one holds about 1.2 MB, and the browser keeps the last one for a while. */
const HEAP_GROWTH_MAX = 2_500_000

let here: LifecycleWorld

const settle = async ({ page, chat }: Visitor) => {
  await chat.locator('#conversation').waitFor()
  await page.waitForFunction(() => (window as unknown as WithPipit).Pipit.isOpened())
}

/** Actions of visitors between two navigations of a page, one after the other. */
const LIVES: ((visitor: CountingVisitor, round: number) => Promise<void>)[] = [
  async visitor => {
    await visitor.init()
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(async () => (await visitor.messages()).at(-1)?.status).toBe('sent')
  },
  async visitor => {
    await visitor.init()
    await visitor.open()
    await visitor.chat.getByRole('button', { name: /conversations/i }).click()
    await visitor.chat.locator('#conversation-list').waitFor()
  },
  async visitor => {
    await visitor.init({ embedded: true })
    await visitor.page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.render(document.getElementById('place')!)
    )
    await settle(visitor)
  },
  async (visitor, round) => {
    await visitor.init(here.userOf(`user-${round}`))
    await visitor.open()
    await visitor.write('Hello, I have a name')
    await expect.poll(async () => (await visitor.messages()).at(-1)?.status).toBe('sent')
    await visitor.page.evaluate(
      ({ externalId, jwt }) => (window as unknown as WithPipit).Pipit.login(externalId, jwt),
      here.userOf(`other-${round}`)
    )
  },
  async visitor => {
    await visitor.init({ locale: 'de', preload: 'eager' })
    await visitor.page.evaluate(() => {
      const { Pipit } = window as unknown as WithPipit
      Pipit.on('message', () => {})
      Pipit.startTyping()
      Pipit.open()
    })
    await settle(visitor)
  }
]

describe("The messenger's lifecycle", () => {
  beforeAll(async () => {
    here = await openLifecycleWorld()
  })
  afterAll(() => here.close())

  test('releases all resources after 50 lives of many visitors on one page', async () => {
    const visitor = await here.visitCounting()
    const { page, count, destroy, errors } = visitor
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    onTestFinished(() => devtools.detach().catch(() => {}))
    const metrics = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    }

    const before = await count()
    let early: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round++) {
      await LIVES[round % LIVES.length]!(visitor, round)
      await destroy()
      // All code has loaded, and the browser has warmed up.
      if (round === 9) early = await metrics()
    }
    await expect.poll(count).toEqual(before)
    await expect
      .poll(async () => (await metrics())['JSHeapUsedSize']! - early['JSHeapUsedSize']!)
      .toBeLessThan(HEAP_GROWTH_MAX)
    // The browser keeps the last frame for a while.
    const grown = async () => {
      const now = await metrics()
      return ['Documents', 'Frames', 'JSEventListeners', 'Nodes'].filter(
        name => now[name]! > early[name]!
      )
    }
    await expect.poll(grown).toEqual([])
    expect(errors).toEqual([])
  }, 180_000)
})
