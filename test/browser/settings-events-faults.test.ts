import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BEFORE_HEARTBEAT } from '../util/before-heartbeat'
import { servePage, type ServedPage } from '../util/serve-page'
import { type ChatWorld, openChatWorld } from './chat-world'
import { blankPageWithScript } from './host-page'
import type { Visitor, WithPipit } from './visitor'
import { styleOf, writeFirst } from './visitor-effects'

const CONFIG = /\/config\?.*settingsVersion=/
const OLD = 'rgb(255, 0, 0)'
const NEW = 'rgb(18, 52, 86)'
const NEWEST = 'rgb(0, 85, 0)'

let world: ChatWorld
let site: ServedPage

/** Opens a connected messenger with an integration of its own. */
const openPage = async () => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web', brandColor: 'ff0000' }
  )
  const visitor = await world.visit({ url: site.url })
  await visitor.page.evaluate(
    integrationId => (window as unknown as WithPipit).Pipit.init({ integrationId }),
    integration.id
  )
  await writeFirst(visitor)
  const save = (brandColor: string) =>
    world.rest('PATCH', `/integrations/${integration.id}`, { brandColor })
  return { visitor, save }
}

const brandOf = (visitor: Visitor) => styleOf(visitor, '#header', 'background-color')

/** Lets the page look at its connection, as it does when somebody comes back to it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

describe('A messenger whose business has saved its settings', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    site = await servePage(blankPageWithScript(world))
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test.each([
    ['answers 500', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['answers with an error', { status: 503, json: { error: { code: 'unavailable' } } }],
    ['is away', undefined]
  ])('asks again when the server %s, and shows the newest', async (_, answer) => {
    const { visitor, save } = await openPage()
    const { page } = visitor
    let refused = 0
    await page.route(CONFIG, route => {
      refused++
      return answer ? route.fulfill(answer) : route.abort()
    })
    await save('123456')
    await expect.poll(() => refused, BEFORE_HEARTBEAT).toBeGreaterThan(0)
    expect(await brandOf(visitor)).toBe(OLD)
    expect(await visitor.texts()).toEqual(['Hello'])

    await page.unroute(CONFIG)
    await comeBack(page)
    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe(NEW)
    await save('005500')
    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe(NEWEST)
  })

  test('shows them after the reconnect, where the connection was cut meanwhile', async () => {
    const { visitor, save } = await openPage()
    world.network.setDown(true)
    await visitor.chat.locator('[role=status] .bar').waitFor()
    await save('123456')
    await save('005500')
    expect(await brandOf(visitor)).toBe(OLD)
    world.network.setDown(false)
    await expect.poll(() => brandOf(visitor), BEFORE_HEARTBEAT).toBe(NEWEST)
    await visitor.write('Back again')
    await expect.poll(visitor.messages).toMatchObject([{}, { status: 'sent' }])
  })
})
