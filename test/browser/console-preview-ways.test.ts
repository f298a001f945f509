import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PreviewRequest } from '../../src/preview'
import { servePage } from '../util/serve-page'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { tabTo } from './keyboard'
import {
  measureChange,
  openPreviewWorld,
  previewFrame,
  previewOn,
  type PreviewWorld
} from './preview-world'
import { field, press } from './setting-changes'

/** Longest time until a change is shown, in ms, by the middle one of some. */
const CHANGE_MAX_MS = 100
const CHANGES = 10

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }

let world: PreviewWorld

describe('The live preview of any device and fault', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('shows a change within a tenth of a second', async () => {
    const { page } = await world.openPreview()
    // The first colour of its own opens the messenger anew.
    await field(page, 'Brand colour').fill('0000')
    await measureChange(page, 'rgb(0, 0, 0)')
    const times: number[] = []
    for (let change = 1; change <= CHANGES; change++) {
      const digit = change.toString(16)
      await field(page, 'Brand colour').fill(digit.repeat(4))
      const part = Number.parseInt(digit + digit, 16)
      times.push(await measureChange(page, `rgb(${part}, ${part}, ${part})`))
    }
    times.sort((a, b) => a - b)
    console.log(`changes in the preview: ${times.map(Math.round).join(', ')} ms`)
    expect(times[CHANGES / 2]).toBeLessThanOrEqual(CHANGE_MAX_MS)
  })

  test('keeps the last value of a field while what is typed is none', async () => {
    const { page, chat, settled } = await world.openPreview()
    const color = () =>
      chat.locator('#header').evaluate(header => getComputedStyle(header).backgroundColor)
    await field(page, 'Brand colour').fill('123456')
    await expect.poll(color).toBe('rgb(18, 52, 86)')
    await field(page, 'Brand colour').fill('12345')
    await field(page, 'Name of the business').fill('Ann & Co')
    await chat.getByRole('heading', { name: 'Ann & Co' }).waitFor()
    expect(await color()).toBe('rgb(18, 52, 86)')
    await field(page, 'Name of the business').fill('x'.repeat(101))
    await field(page, 'Brand colour').fill('654321')
    await expect.poll(color).toBe('rgb(101, 67, 33)')
    await settled()
    expect(await chat.locator('h1').textContent()).toBe('Ann & Co')
  })

  test('shows what a page of another origin shows once it is saved', async () => {
    const { page, chat } = await world.openPreview()
    await field(page, 'Name of the business').fill('Ann & Co')
    await field(page, 'Brand colour').fill('123456')
    await chat.getByRole('heading', { name: 'Ann & Co' }).waitFor()
    await press(page, 'Save changes')
    await page.getByText('Saved: 2 changes.').waitFor()
    const site = await servePage(
      `<!doctype html><html lang="en"><title>Shop</title><script src="${world.server.url}/cdn/5/pipit.js"></script>
      <script>Pipit.init({ integrationId: '${world.integrationId}', configBaseUrl: '${world.server.url}' }).then(() => Pipit.open())</script></html>`
    )
    onTestFinished(() => site.close())
    const visitor = await (await world.browser.newContext()).newPage()
    onTestFinished(() => visitor.context().close())
    await visitor.goto(site.url)
    const real = visitor.frameLocator('#web-messenger-container').locator('#header')
    const looks = (header: Element) => [
      header.querySelector('h1')?.textContent,
      getComputedStyle(header).backgroundColor
    ]
    await expect.poll(() => real.evaluate(looks)).toEqual(['Ann & Co', 'rgb(18, 52, 86)'])
    expect(await chat.locator('#header').evaluate(looks)).toEqual(await real.evaluate(looks))
  })

  test('listens to the console alone', async () => {
    const { page, chat } = await world.openPreview()
    const request: PreviewRequest = {
      type: 'preview:show',
      number: 1000,
      look: {
        screen: 'conversation',
        theme: 'dark',
        locale: 'en',
        dir: 'ltr',
        settings: { businessName: 'A stranger' },
        channels: []
      }
    }
    // Hears each message after the preview has, which sets the theme at once.
    const theme = previewFrame(page).evaluate(
      () =>
        new Promise(resolve => {
          let count = 0
          addEventListener('message', () => {
            if (++count === 2) resolve(document.documentElement.dataset['theme'])
          })
        })
    )
    // Another window of the same origin, then the window itself.
    await page.evaluate(() => document.body.append(document.createElement('iframe')))
    const isStranger = (frame: Frame) =>
      frame.parentFrame() === page.mainFrame() && !frame.url().includes('/console/preview/')
    const stranger = page.frames().find(isStranger)!
    await stranger.evaluate(look => parent.frames[0]!.postMessage(look, '*'), request)
    await previewFrame(page).evaluate(look => postMessage(look, '*'), request)
    expect(await theme).toBe('light')
    // The console draws what it has heard before the second frame.
    const drawn = page.evaluate(
      () =>
        new Promise(resolve =>
          addEventListener('message', () =>
            requestAnimationFrame(() => requestAnimationFrame(resolve))
          )
        )
    )
    await stranger.evaluate(() => parent.postMessage({ type: 'preview:failed' }, '*'))
    await drawn
    expect(await page.getByText('The preview did not load.').count()).toBe(0)
    expect(await chat.locator('h1').textContent()).toBe('Harbour Street Cycles')
  })

  test('says that it did not load, and loads again; the form goes on', async () => {
    const files = /\/cdn\/5\/pipit\.js/
    const page = await world.openSettings()
    await page.route(files, route => route.abort())
    await page.reload()
    await page.getByText('The preview did not load.').waitFor()
    await field(page, 'Name of the business').fill('Ann & Co')
    await press(page, 'Save changes')
    await page.getByText('Saved: 1 change.').waitFor()
    await page.unroute(files)
    await press(page, 'Try again')
    await previewOn(page).chat.getByRole('heading', { name: 'Ann & Co' }).waitFor()
    expect(await page.getByText('The preview did not load.').count()).toBe(0)
  })

  test('shows each device, theme and language, Arabic from right to left', async () => {
    const { page, stage, site, chat, choose, settled } = await world.openPreview()
    const width = () => chat.locator('html').evaluate(html => html.clientWidth)
    expect(await width()).toBe(410)
    await choose('Phone')
    await expect.poll(width).toBeLessThan(410)
    await choose('Desktop')
    await choose('Dark')
    await expect
      .poll(() => chat.locator('#app').evaluate(app => getComputedStyle(app).colorScheme))
      .toBe('dark')
    await stage.getByLabel('Language').selectOption({ label: 'العربية' })
    await settled()
    await expect.poll(() => chat.locator('#app').getAttribute('dir')).toBe('rtl')
    expect(await site.locator('html').getAttribute('dir')).toBe('rtl')
    const left = await site
      .locator('#messenger-button')
      .evaluate(button => button.getBoundingClientRect().left)
    expect(left).toBeLessThan(100)
    const options = stage.getByLabel('Language').locator('option')
    expect(await options.allTextContents()).toContain('Deutsch')
    await page.close()
  })

  test('covers the form of a phone while it is looked at', async () => {
    const page = await world.openSettings(PHONE)
    const { stage, chat, settled } = previewOn(page)
    expect(await stage.count()).toBe(0)
    await field(page, 'Name of the business').fill('Ann & Co')
    await press(page, 'Preview')
    await settled()
    await chat.getByRole('heading', { name: 'Ann & Co' }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    await press(page, 'Back to the settings')
    expect(await stage.count()).toBe(0)
    const button = page.getByRole('button', { name: 'Preview', exact: true })
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await field(page, 'Name of the business').inputValue()).toBe('Ann & Co')
  })

  test('is used with the keyboard alone, and can be left', async () => {
    const { page, stage, chat } = await world.openPreview()
    await tabTo(page, page.getByRole('button', { name: 'Save changes' }), 'Shift+Tab')
    const phone = stage.getByRole('button', { name: 'Phone' })
    await tabTo(page, phone)
    await page.keyboard.press('Enter')
    await expect.poll(() => phone.getAttribute('aria-pressed')).toBe('true')
    await tabTo(page, chat.locator('textarea.message-input'))
    await page.keyboard.type('Hello')
    await tabTo(page, stage.getByLabel('Language'), 'Shift+Tab')
  })

  test.each([
    ['in light', {}, 'ltr'],
    ['in dark, from right to left', { colorScheme: 'dark' }, 'rtl']
  ] as const)('can be read by everyone, %s', async (_, options, dir) => {
    const { page, choose } = await world.openPreview(options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    await choose('Prechat')
    await page.getByText('The prechat form is off.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
  })
})
