import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { WithPipit } from './visitor'

let world: ChatWorld
let site: ServedPage

beforeAll(async () => {
  world = await openChatWorld()
  site = await servePage(
    `<!doctype html><html lang="en"><title>A shop</title><script src="${world.url}/cdn/5/pipit.js"></script></html>`
  )
})
afterAll(async () => {
  await site.close()
  await world.close()
})

/** Width of the launcher on a page, which says which settings the messenger got. */
const launcherWidth = async (page: Page, options: object = {}): Promise<number> => {
  await page.goto(site.url)
  return page.evaluate(
    async given => {
      await (window as unknown as WithPipit).Pipit.init(given)
      return document.querySelector('#messenger-button')!.getBoundingClientRect().width
    },
    { integrationId: world.server.demo.integrationId, ...options }
  )
}

const setWidth = (buttonWidth: string) =>
  world.rest('PATCH', `/integrations/${world.server.demo.integrationId}`, { buttonWidth })

// How long a browser may keep the config is held by the tests of its answer: 15 s.
test('what the business sets is there on reload, soon also where it was seen before', async () => {
  const { page: here } = await world.visit({ url: site.url })
  const { page: elsewhere } = await world.visit({ url: site.url })
  expect(await launcherWidth(here)).toBe(58)

  await setWidth('90')
  expect(await launcherWidth(elsewhere)).toBe(90)
  await expect.poll(() => launcherWidth(here)).toBe(90)
})

test('what the page sets wins over it', async () => {
  const { page } = await world.visit({ url: site.url })
  await setWidth('90')
  expect(await launcherWidth(page, { buttonWidth: '70' })).toBe(70)
})
