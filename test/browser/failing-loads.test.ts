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

beforeAll(async () => {
  world = await openChatWorld()
  faulty = await openFaultyServer(world.url)
})
afterAll(async () => {
  await faulty.close()
  await world.close()
})

/** A shop whose own script counts clicks, and which notes how far its loading has come. */
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

const withTag = async () => shop(`<script async src="${faulty.url}/cdn/5/pipit.js"></script>`)

/** Opens a shop and notes what goes wrong there; a browser says by itself what it could not load. */
const visit = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    const isOwn = /^Failed to (load resource|find a valid digest)|blocked by CORS/.test(
      message.text()
    )
    if (message.type() === 'error' && !isOwn) complaints.push(message.text())
  })
  await page.goto(site.url, { waitUntil: 'commit' })
  return { complaints, ...visitorOn(page) }
}

/** Calls `init`, and says what came of it: `ready`, or the code of a ChatError. */
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

describe.each([
  ['loader JSON', 'loader.json', 'load-failed'],
  ['script', 'pipit.js', 'load-failed'],
  ['config', '/config', 'network'],
  ['reader of options', 'options.js', 'load-failed']
])('with the snippet, of the %s', (_, ending, code) => {
  test.each(ENDING)('a %s rejects init, leaves the page alone, and is tried again', async fault => {
    faulty.break(ending, fault)
    onTestFinished(faulty.release)
    const { page, complaints, launcher } = await visit(await withSnippet())
    await page.waitForLoadState('load')

    expect(await init(page)).toBe(code)
    expect(await launcher.count()).toBe(0)
    await expectToBeAShop(page)

    faulty.release()
    expect(await init(page)).toBe('ready')
    expect(await launcher.isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })

  test.each(LASTING)('an %s leaves the page alone, and counts when it comes', async fault => {
    faulty.break(ending, fault)
    onTestFinished(faulty.release)
    const { page, complaints, launcher } = await visit(await withSnippet())
    await page.waitForLoadState('domcontentloaded')
    const started = init(page)
    await faulty.asked
    await page.waitForLoadState('load')

    await expectToBeAShop(page)
    expect(await launcher.count()).toBe(0)

    faulty.release()
    expect(await started).toBe('ready')
    expect(await launcher.isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })
})

describe('with a script tag', () => {
  test.each(ENDING)('after a %s there is no global, and nothing else', async fault => {
    faulty.break('pipit.js', fault)
    onTestFinished(faulty.release)
    const { page, complaints } = await visit(await withTag())
    await page.waitForLoadState('load')

    await page.locator('#buy').click()
    expect(await page.evaluate('[clicks, "Pipit" in window]')).toEqual([1, false])
    expect(complaints).toEqual([])
  })

  test.each(ENDING)('a %s of the config rejects init, which may be called again', async fault => {
    faulty.break('/config', fault)
    onTestFinished(faulty.release)
    const { page, complaints, launcher } = await visit(await withTag())
    await page.waitForLoadState('load')

    expect(await init(page)).toBe('network')
    await expectToBeAShop(page)
    faulty.release()
    expect(await init(page)).toBe('ready')
    expect(await launcher.isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })
})

test.each(ENDING)('a %s for the messenger is shown, and tried again by a click', async fault => {
  faulty.break('messenger.js', fault)
  onTestFinished(faulty.release)
  const { page, complaints, launcher, composer } = await visit(await withSnippet())
  expect(await init(page)).toBe('ready')
  await launcher.click()
  await expect.poll(() => launcher.getAttribute('aria-label')).toMatch(/not loaded/)
  const code = await page.evaluate(() =>
    (window as any).Pipit.sendMessage('Hello').catch(({ code }: { code: string }) => code)
  )
  expect(code).toBe('load-failed')
  await expectToBeAShop(page)

  faulty.release()
  await launcher.click()
  await composer.waitFor()
  expect(complaints).toEqual([])
})
