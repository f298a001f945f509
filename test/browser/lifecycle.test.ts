import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openLifecycleWorld, type CountingVisitor, type LifecycleWorld } from './lifecycle-world'
import type { Visitor, WithPipit } from './visitor'

const ROUNDS = 50
/** Of all rounds after the first ten, in bytes: what the browser itself keeps, and nothing of ours. */
const HEAP_GROWTH_MAX = 1_000_000

let here: LifecycleWorld

beforeAll(async () => {
  here = await openLifecycleWorld()
})
afterAll(() => here.close())

const pick = (all: Record<string, number>, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, all[name]]))

const settle = async ({ page, chat }: Visitor) => {
  await chat.locator('#conversation').waitFor()
  await page.waitForFunction(() => (window as unknown as WithPipit).Pipit.isOpened())
}

/** What visitors do between two navigations of a page, one after the other. */
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

test('gives back all it took, after 50 lives of many visitors on one page', async () => {
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
    // All code has come, and the browser has warmed up.
    if (round === 9) early = await metrics()
  }
  await expect.poll(count).toEqual(before)
  const { JSHeapUsedSize: heap = 0, ...late } = await metrics()
  expect(late).toMatchObject(pick(early, 'Documents', 'Frames', 'JSEventListeners', 'Nodes'))
  expect(heap - early['JSHeapUsedSize']!).toBeLessThan(HEAP_GROWTH_MAX)
  expect(errors).toEqual([])
}, 180_000)
