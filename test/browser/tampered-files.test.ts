import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'

let world: SharedWorld

/**
 * Changes a file on its way to the page, without the browser's cache, also when it is asked for again by an
 * address with a number. Returns a function that ends it.
 */
const tamper = async (page: Page, file: string) => {
  const address = `**/cdn/*/${file}*`
  await page.route(address, async route => {
    const response = await route.fetch()
    const body = `globalThis.wasTamperedWith=1;${await response.text()}`
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body })
  })
  return () => page.unrouteAll({ behavior: 'wait' })
}

const didRun = (page: Page) => page.evaluate(() => 'wasTamperedWith' in window)

describe('A tampered file', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('of the messenger is refused and reported, and the right one is loaded later', async () => {
    const { page, launcher, badge, open, write, messages } = await world.visit()
    const heal = await tamper(page, 'messenger.js')
    await launcher.click()
    await expect.poll(() => launcher.getAttribute('aria-label')).toMatch(/did not load/)
    expect(await badge.textContent()).toBe('!')
    expect(await didRun(page)).toBe(false)
    expect(await page.locator('iframe').count()).toBe(0)

    await heal()
    await open()
    expect(await launcher.getAttribute('aria-label')).toBe('Close chat')
    expect(await badge.isVisible()).toBe(false)
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
  })

  longTest(
    'of the live chunk is refused; messages are kept, and sent once it is right',
    async () => {
      const { page, chat, open, write, composer, messages } = await world.visit()
      const heal = await tamper(page, 'live.js')
      await open()
      await write('Hello')
      await chat.getByText('No connection. Trying again…').waitFor()
      expect(await composer.inputValue()).toBe('Hello')
      expect(await didRun(page)).toBe(false)

      await heal()
      await expect.poll(messages).toMatchObject([{ status: 'sent' }])
      expect(await composer.inputValue()).toBe('')
      await chat.getByText('No connection. Trying again…').waitFor({ state: 'detached' })
    }
  )

  test('of the loader does not run', async () => {
    const { page } = await world.visit({ url: 'about:blank' })
    await tamper(page, 'pipit.js')
    await page.goto(`${world.url}/demo/`)
    const failure = await page.evaluate(() =>
      (window as any).Pipit.init({}).catch(({ code }: { code: string }) => code)
    )
    expect(failure).toBe('load-failed')
    expect(await didRun(page)).toBe(false)
  })
})
