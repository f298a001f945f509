import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { InitOptions } from '../../src/widget'
import type { RestKey } from '../util/rest'
import { servePage, type ServedPage } from '../util/serve-page'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openChatWorld, type ChatWorld } from './chat-world'
import { countLeftovers } from './count-leftovers'
import { pageWithScript } from './host-page'
import type { Visitor, WithPipit } from './visitor'

const ROUNDS = 50
/** Of all rounds after the first ten: what the browser itself keeps, and nothing of ours. */
const HEAP_GROWTH_MAX = 1_000_000

let world: ChatWorld
let site: ServedPage
let key: RestKey

beforeAll(async () => {
  world = await openChatWorld()
  const { integrationId } = world.server.demo
  await world.rest('PATCH', `/integrations/${integrationId}`, {
    canUserCreateMoreConversations: true
  })
  ;({ key } = await world.rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' }))
  site = await servePage(
    pageWithScript(world, { starts: false }).replace(
      '</body>',
      '<div id="place" style="height: 500px"></div></body>'
    )
  )
})
afterAll(async () => {
  await site.close()
  await world.close()
})

/** What a page says of a user it knows. */
const userOf = (externalId: string) => ({
  externalId,
  jwt: signJwt(key, userClaims(externalId, { exp: inSeconds(3600) }))
})

const pick = (all: Record<string, number>, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, all[name]]))

/** A page that counts what it holds, and calls the messenger. */
const visitCounting = async () => {
  const visitor = await world.visit({ url: 'about:blank' })
  const { page } = visitor
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  const count = await countLeftovers(page)
  await page.goto(site.url)
  // What drives the browser listens, too, from its first look on.
  await page.locator('h1').evaluateAll(() => {})
  const { integrationId } = world.server.demo
  return {
    ...visitor,
    errors,
    count,
    init: (options: Partial<InitOptions> = {}) =>
      page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
        integrationId,
        ...options
      }),
    destroy: () => page.evaluate(() => (window as unknown as WithPipit).Pipit.destroy())
  }
}
type CountingVisitor = Awaited<ReturnType<typeof visitCounting>>

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
    await visitor.init(userOf(`user-${round}`))
    await visitor.open()
    await visitor.write('Hello, I have a name')
    await expect.poll(async () => (await visitor.messages()).at(-1)?.status).toBe('sent')
    await visitor.page.evaluate(
      ({ externalId, jwt }) => (window as unknown as WithPipit).Pipit.login(externalId, jwt),
      userOf(`other-${round}`)
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
  const visitor = await visitCounting()
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
