import type { Frame, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PreviewRequest } from '../../src/preview'
import { servePage } from '../util/serve-page'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { tabTo } from './keyboard'
import { openPreviewWorld, previewFrame, previewOn, type PreviewWorld } from './preview-world'
import { field, press } from './setting-changes'

const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true }
/** A change is drawn at least so many times faster than the preview loads. */
const FASTER_MIN = 5

let world: PreviewWorld

const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate(element => element === document.activeElement)

/** Takes back one digit, and measures in ms until the header in the preview has its colour. */
const measureChange = async (page: Page, color: string) => {
  const seen = previewFrame(page).evaluate(async color => {
    const colorNow = () => {
      const chat = document.querySelector<HTMLIFrameElement>('#web-messenger-container')
      const header = chat?.contentDocument?.querySelector('#header')
      return header && getComputedStyle(header).backgroundColor
    }
    while (colorNow() !== color) await new Promise(resolve => setTimeout(resolve))
    return performance.timeOrigin + performance.now()
  }, color)
  // Listens before the key is pressed; a call that waits for it as well might come too late.
  const pressed = await page.evaluateHandle(() => {
    const at = new Promise<number>(resolve => {
      const note = () => resolve(performance.timeOrigin + performance.now())
      document.addEventListener('input', note, { capture: true, once: true })
    })
    return { at }
  })
  await page.keyboard.press('Backspace')
  return (await seen) - (await pressed.evaluate(({ at }) => at))
}

describe('The live preview', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('shows a change within 100 ms, and leaves the focus where it is typed', async () => {
    const { page, chat } = await world.openPreview()
    const loadMs = await previewFrame(page).evaluate(() => performance.now())
    await field(page, 'Brand colour').fill('1230')
    // The first colour of its own opens the messenger anew, the next one changes it.
    const newMs = await measureChange(page, 'rgb(17, 34, 51)')
    await field(page, 'Brand colour').fill('3210')
    const changeMs = await measureChange(page, 'rgb(51, 34, 17)')
    const figures = `loaded in ${loadMs} ms, shown after ${newMs} ms anew, ${changeMs} ms changed`
    expect(newMs, figures).toBeLessThan(loadMs)
    expect(changeMs * FASTER_MIN, figures).toBeLessThan(loadMs)
    expect(await isFocused(page, 'Brand colour')).toBe(true)

    // What cannot change in an open messenger opens it again.
    await field(page, 'Name of the business').fill('')
    await press(page, 'Welcome')
    await press(page, 'Add message')
    await page.keyboard.type('Opening hours', { delay: 20 })
    await chat.getByRole('button', { name: 'Opening hours' }).waitFor()
    expect(await field(page, 'Message 1').inputValue()).toBe('Opening hours')
    expect(await isFocused(page, 'Message 1')).toBe(true)
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

  test('sends nothing to the server but for its files, and stores nothing', async () => {
    const page = await world.openSettings()
    const requests: Request[] = []
    const sockets: string[] = []
    page.on('request', request => requests.push(request))
    page.on('websocket', socket => sockets.push(socket.url()))
    await page.reload()
    const { chat, choose, settled } = previewOn(page)
    await settled()
    await field(page, 'Name of the business').fill('Ann & Co')
    await page.getByRole('switch', { name: 'Several conversations' }).check()
    await page.getByRole('switch', { name: 'Prechat form' }).check()
    for (const screen of ['Launcher', 'Welcome', 'List', 'Prechat', 'Settings', 'Conversation'])
      await choose(screen)
    await chat.locator('textarea.message-input').fill('A word of mine')
    await chat.locator('textarea.message-input').press('Enter')
    await chat.locator('[data-status=sent]', { hasText: 'A word of mine' }).waitFor()

    const ofPreview = requests.filter(request => request.frame() !== page.mainFrame())
    const paths = ofPreview.map(request => `${request.method()} ${new URL(request.url()).pathname}`)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter(path => !/^GET \/(console\/preview|cdn)\//.test(path))).toEqual([])
    expect(requests.filter(request => request.url().includes('/sdk/'))).toEqual([])
    expect(sockets).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      'pipit.story.session'
    )
    const { integration } = await world.rest<{ integration: { businessName: string | null } }>(
      'GET',
      `/integrations/${world.integrationId}`
    )
    expect(integration.businessName).toBeNull()
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

  test('cannot be framed by another site', async () => {
    const site = await servePage(
      `<!doctype html><iframe src="${world.server.url}/console/preview/"></iframe>`
    )
    onTestFinished(() => site.close())
    const page = await (await world.browser.newContext()).newPage()
    onTestFinished(() => page.context().close())
    const refused = page.waitForEvent('console', message => /frame-ancestors/.test(message.text()))
    await page.goto(site.url)
    await refused
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/)
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
