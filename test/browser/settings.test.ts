import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

let world: ChatWorld
let site: ServedPage

/** Reads the width of the launcher on a page, which shows the settings it got. */
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

describe('Settings', () => {
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

  test('of the business apply on pages that are loaded from then on', async () => {
    const { page: here } = await world.visit({ url: site.url })
    const { page: elsewhere } = await world.visit({ url: site.url })
    expect(await launcherWidth(here)).toBe(58)
    await setWidth('90')
    expect(await launcherWidth(elsewhere)).toBe(90)
  })

  longTest('of the business apply soon also where older ones are cached', async () => {
    const { page } = await world.visit({ url: site.url })
    await setWidth('80')
    expect(await launcherWidth(page)).toBe(80)
    await setWidth('90')
    await expect.poll(() => launcherWidth(page), { interval: 1_000 }).toBe(90)
  })

  test('that list other origins reject init with the reason, on localhost too', async () => {
    const { integrationId } = world.server.demo
    const listOnly = (originWhitelist: string[] | null) =>
      world.rest('PATCH', `/integrations/${integrationId}`, { originWhitelist })
    onTestFinished(() => listOnly(null).then(() => {}))
    await listOnly(['https://www.example.com'])
    for (const url of [site.url, site.url.replace('127.0.0.1', 'localhost')]) {
      const { page } = await world.visit({ url })
      const error = await page.evaluate(
        id =>
          (window as unknown as WithPipit).Pipit.init({ integrationId: id }).then(
            () => undefined,
            ({ code, message }) => ({ code, message })
          ),
        integrationId
      )
      expect(error).toEqual({
        code: 'origin-not-allowed',
        message: expect.stringContaining(url)
      })
    }
  })

  test('that are deleted under an open messenger end it, which says that it was refused', async () => {
    const { integration } = await world.rest<{ integration: { id: string } }>(
      'POST',
      '/integrations',
      { type: 'web' }
    )
    const visitor = await world.visit({ url: site.url })
    const { page, chat, open, write, messages } = visitor
    await launcherWidth(page, { integrationId: integration.id })
    await open()
    await write('Before')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    await world.rest('DELETE', `/integrations/${integration.id}`)
    await chat.getByText('We could not connect. Please reload the page.').waitFor()
    await write('After')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
  })

  test('of the style sheet of the page colour launcher and messenger alike, and round the panel', async () => {
    const { page, chat, open } = await world.visit({ url: site.url })
    await page.addStyleTag({
      content: ':root { --pipit-brand-color: #123456; --pipit-radius: 4px }'
    })
    await page.evaluate(
      integrationId => (window as unknown as WithPipit).Pipit.init({ integrationId }),
      world.server.demo.integrationId
    )
    await open()
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
    const launcher = await page.locator('#messenger-button').evaluate(colorOf)
    expect(launcher).toBe('rgb(18, 52, 86)')
    expect(await chat.locator('#header').evaluate(colorOf)).toBe(launcher)
    const panel = page.locator('#web-messenger-container')
    expect(await panel.evaluate(frame => getComputedStyle(frame).borderRadius)).toBe('4px')
  })

  test('of the page override those of the business', async () => {
    const { page } = await world.visit({ url: site.url })
    await setWidth('90')
    expect(await launcherWidth(page, { buttonWidth: '70' })).toBe(70)
  })
})
