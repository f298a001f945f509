import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { openFaultyServer, type Fault, type FaultyServer } from './faulty-server'
import { visitorOn } from './visitor'

const ENDING: Fault[] = [
  'connection that breaks',
  '404',
  '500 with HTML',
  'other script',
  'empty answer'
]
const LASTING: Fault[] = ['answer that hangs', 'answer that trickles']

let world: ChatWorld
let faulty: FaultyServer

/** A shop whose own script counts clicks, and which records how far it has loaded. */
const shop = (script: string) => `<!doctype html><title>A shop</title>
  <button id="buy">Buy</button>
  <script>
    var clicks = 0
    document.getElementById('buy').onclick = function () { clicks++ }
  </script>
  ${script}`

const withSnippet = async () => {
  const { integrationId } = world.server.demo
  const query = `integrationId=${integrationId}&version=5`
  const answer = await fetch(`${faulty.url}/web/snippet.js?${query}`)
  return shop(`<script>${await answer.text()}</script>`)
}

const withTag = async () =>
  shop(`<script src="${faulty.url}/cdn/5/pipit.js"></script>
  <script>if (window.Pipit) var isThere = true; var wentOn = true</script>`)

/**
 * Opens a shop and collects its errors; the browser reports by itself which file failed to load.
 */
const visit = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    const isOwn = /^Failed to (load resource|find a valid digest)|blocked by CORS/.test(
      message.text()
    )
    if (message.type() === 'error' && !isOwn) errors.push(message.text())
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  return { errors, ...visitorOn(page) }
}

/** Calls `init`, and returns the result: `ready`, or the code of a ChatError. */
const init = (page: Page) =>
  page.evaluate(
    integrationId =>
      (window as any).Pipit.init({ integrationId, businessName: 'Shop' }).then(
        () => 'ready',
        (error: { code: string }) => (error instanceof Error ? error.code : 'no error')
      ),
    world.server.demo.integrationId
  )

const expectToBeAShop = async (page: Page) => {
  await page.locator('#buy').click()
  expect(await page.evaluate('clicks')).toBe(1)
  expect(await page.evaluate('"ranOtherScript" in window')).toBe(false)
}

describe('Failing loads', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    faulty = await openFaultyServer(world.url)
  })
  afterAll(async () => {
    await faulty.close()
    await world.close()
  })

  describe.each([
    ['loader JSON', 'loader.json', 'load-failed'],
    ['script', 'pipit.js', 'load-failed'],
    ['config', '/config', 'network'],
    ['options chunk', 'options.js', 'load-failed']
  ])('with the snippet, of the %s', (_, ending, code) => {
    test.each(ENDING)(
      'a %s rejects init, leaves the page unchanged, and is retried',
      async fault => {
        faulty.break(ending, fault)
        onTestFinished(faulty.release)
        const { page, errors, launcher } = await visit(await withSnippet())
        await page.waitForLoadState('load')

        expect(await init(page)).toBe(code)
        expect(await launcher.count()).toBe(0)
        await expectToBeAShop(page)

        faulty.release()
        expect(await init(page)).toBe('ready')
        expect(await launcher.isVisible()).toBe(true)
        expect(errors).toEqual([])
      }
    )

    test.each(LASTING)(
      'an %s leaves the page unchanged, and is used when it arrives',
      async fault => {
        faulty.break(ending, fault)
        onTestFinished(faulty.release)
        const { page, errors, launcher } = await visit(await withSnippet())
        await page.waitForLoadState('domcontentloaded')
        const started = init(page)
        await faulty.asked
        await page.waitForLoadState('load')

        await expectToBeAShop(page)
        expect(await launcher.count()).toBe(0)

        faulty.release()
        expect(await started).toBe('ready')
        expect(await launcher.isVisible()).toBe(true)
        expect(errors).toEqual([])
      }
    )
  })

  describe('with a script tag', () => {
    test.each(ENDING)('after a %s there is no global and no other change', async fault => {
      faulty.break('pipit.js', fault)
      onTestFinished(faulty.release)
      const { page, errors } = await visit(await withTag())
      await page.waitForLoadState('load')

      await page.locator('#buy').click()
      expect(await page.evaluate('[clicks, "Pipit" in window, wentOn]')).toEqual([1, false, true])
      expect(errors).toEqual([])
    })

    test.each(ENDING)('a %s of the config rejects init, which can be called again', async fault => {
      faulty.break('/config', fault)
      onTestFinished(faulty.release)
      const { page, errors, launcher } = await visit(await withTag())
      await page.waitForLoadState('load')

      expect(await init(page)).toBe('network')
      await expectToBeAShop(page)
      faulty.release()
      expect(await init(page)).toBe('ready')
      expect(await launcher.isVisible()).toBe(true)
      expect(errors).toEqual([])
    })
  })

  test.each(ENDING)('a %s of the messenger is reported, and retried on a click', async fault => {
    faulty.break('messenger.js', fault)
    onTestFinished(faulty.release)
    const { page, errors, launcher, composer } = await visit(await withSnippet())
    expect(await init(page)).toBe('ready')
    await launcher.click()
    await expect.poll(() => launcher.getAttribute('aria-label')).toMatch(/did not load/)
    const code = await page.evaluate(() =>
      (window as any).Pipit.sendMessage('Hello').catch(({ code }: { code: string }) => code)
    )
    expect(code).toBe('load-failed')
    await expectToBeAShop(page)

    faulty.release()
    await launcher.click()
    await composer.waitFor()
    expect(errors).toEqual([])
  })
})
