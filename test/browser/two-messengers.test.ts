import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'

let world: SharedWorld

const snippetFor = async (
  name: string,
  integrationId = world.server.demo.integrationId,
  options: object = {}
) => {
  const query = `integrationId=${integrationId}&version=5&global=${name}`
  const snippet = await (await fetch(`${world.url}/web/snippet.js?${query}`)).text()
  return `${snippet};window.ready = Promise.resolve(window.ready)
    .then(() => ${name}.init(${JSON.stringify({ integrationId, ...options })}));`
}

describe('A second messenger on a page', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('has ids that end in -2, whichever opens first', async () => {
    const scripts = (await snippetFor('Sales')) + (await snippetFor('Support'))
    const site = await servePage(
      `<!doctype html><html lang="en"><title>A shop</title><body><script>${scripts}</script></body></html>`
    )
    onTestFinished(site.close)
    const { page } = await world.visit({ url: site.url })
    const ids = (selector: string) =>
      page.locator(selector).evaluateAll(found => found.map(({ id }) => id))
    await page.waitForFunction(() => (window as unknown as { ready: unknown }).ready)
    expect(await ids('button')).toEqual(['messenger-button', 'messenger-button-2'])

    await page.evaluate('Support.open()')
    await page.locator('#web-messenger-container-2').waitFor()
    await page.evaluate('Support.close()')
    await page.evaluate('Sales.open()')
    await page.locator('#web-messenger-container').waitFor()
    expect(await ids('iframe')).toEqual(['web-messenger-container-2', 'web-messenger-container'])
    expect(await page.locator('#messenger-button').getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('#messenger-button-2').getAttribute('aria-expanded')).toBe('false')
  })
  test('shows its messages beside its own launcher, whose messenger they open', async () => {
    const { integration } = await world.rest<{ integration: { id: string } }>(
      'POST',
      '/integrations',
      { type: 'web', businessName: 'Support' }
    )
    const scripts =
      (await snippetFor('Sales')) +
      (await snippetFor('Support', integration.id, { position: { side: 'left' } }))
    const site = await servePage(
      `<!doctype html><html lang="en"><title>A shop</title><body><script>${scripts}</script></body></html>`
    )
    onTestFinished(site.close)
    const { page } = await world.visit({ url: site.url, viewport: { width: 1280, height: 800 } })
    await page.waitForFunction(() => (window as unknown as { ready: unknown }).ready)
    for (const name of ['Sales', 'Support']) {
      const id = await page.evaluate<string>(
        `${name}.sendMessage('Hello').then(() => ${name}.getConversations()[0].id)`
      )
      await world.say(id, `From ${name}`)
    }
    const sales = page.getByRole('button', { name: /^Harbour Street Cycles .*From Sales$/ })
    const support = page.getByRole('button', { name: /^Support .*From Support$/ })
    expect((await sales.boundingBox())!.x).toBeGreaterThan(800)
    expect((await support.boundingBox())!.x).toBeLessThan(200)

    await support.click()
    await page.locator('#web-messenger-container-2').waitFor()
    await support.waitFor({ state: 'detached' })
    expect(await page.evaluate('[Sales.isOpened(), Support.isOpened()]')).toEqual([false, true])
    expect(await sales.count()).toBe(1)
  })
})
