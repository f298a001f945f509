import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript } from './host-page'
import { longTest } from './short-run'

let world: SharedWorld

/** Holds a file back, as a slow network does. Returns what lets it through. */
const holdBack = async (page: Page, file: string) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**/${file}`, async route => {
    await released
    await route.continue()
  })
  return release
}

describe('On a slow network, a press', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('on the launcher rings it at once, until the messenger is there', async () => {
    const { page, launcher, composer } = await world.visit({ url: 'about:blank' })
    const release = await holdBack(page, 'messenger.js')
    await page.goto(`${world.url}/demo/`)
    const ring = () => launcher.evaluate(button => getComputedStyle(button).boxShadow)
    await launcher.waitFor()
    const before = await ring()
    await launcher.click()
    expect(await ring()).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px 3px, .* 0px 0px 0px 5px$/)
    release()
    await composer.waitFor()
    expect(await ring()).toBe(before)
  })

  test('opens header and composer in their places before the words of a language', async () => {
    const { page, chat, launcher, composer } = await world.visit({ url: 'about:blank' })
    const release = await holdBack(page, 'locale-de.js')
    const { integrationId } = world.server.demo
    const init = `<script>Pipit.init({ integrationId: '${integrationId}', locale: 'de' })</script>`
    const site = await servePage(pageWithScript(world, { starts: false }) + init)
    onTestFinished(site.close)
    await page.goto(site.url)
    await launcher.click()
    const app = chat.locator('#app')
    const height = (place?: '::before' | '::after') =>
      app.evaluate(
        (element, place) =>
          place
            ? getComputedStyle(element, place).height
            : ['header', 'footer'].map(id => {
                const { height } = element.querySelector(`#${id}`)!.getBoundingClientRect()
                return `${height}px`
              }),
        place
      )
    await app.waitFor()
    expect(await composer.count()).toBe(0)
    const skeleton = [await height('::before'), await height('::after')]
    release()
    await composer.waitFor()
    expect(skeleton).toEqual(await height())
  })

  longTest('on the button of the menu makes a cross of its plus at once', async () => {
    const { page, chat, open } = await world.visit({ url: 'about:blank' })
    const release = await holdBack(page, 'uploads.js')
    await page.goto(`${world.url}/demo/`)
    await open()
    const attach = chat.getByRole('button', { name: 'Attach' })
    const sign = () => attach.locator('path').getAttribute('d')
    const plus = await sign()
    await attach.click()
    expect(await sign()).not.toBe(plus)
    release()
    await chat.getByRole('button', { name: 'Photo' }).waitFor()
  })
})
