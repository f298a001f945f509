import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { pressByKey } from './keyboard'
import { BLUE, choose, fileOf, ICON, look, part, pngOf, uploaded, UPLOADS } from './pictures'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { field, press } from './setting-changes'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SIZES: [string, BrowserContextOptions, 'ltr' | 'rtl'][] = [
  ['a desktop screen', {}, 'ltr'],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }, 'ltr'],
  ['a phone', PHONE, 'ltr'],
  ['a phone in dark mode, from right to left', { ...PHONE, colorScheme: 'dark' }, 'rtl']
]

let world: PreviewWorld

describe('In the console, a picture of any way and fault', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('is cut by keyboard alone', async () => {
    const page = await world.openSettings()
    const opened = page.waitForEvent('filechooser')
    await pressByKey(page, page.getByRole('button', { name: `Choose a picture: ${ICON}` }))
    await (await opened).setFiles(fileOf(pngOf(600, 300)))
    await part(page).waitFor()
    await part(page).focus()
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft')
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await page.keyboard.press('+')
    expect(Number(await zoom.inputValue())).toBeGreaterThan(1)
    await page.keyboard.press('Tab')
    await expect.poll(() => zoom.evaluate(e => e === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await pressByKey(page, page.getByRole('button', { name: 'Use this part' }))
    await uploaded(page)
    const address = await field(page, ICON).inputValue()
    expect(await look(page, address)).toEqual({ width: 200, height: 200, left: BLUE, right: BLUE })
    const chooseButton = page.getByRole('button', { name: `Choose a picture: ${ICON}` })
    await expect.poll(() => chooseButton.evaluate(e => e === document.activeElement)).toBe(true)
    await press(page, `Remove: ${ICON}`)
    expect(await field(page, ICON).inputValue()).toBe('')
  })

  test('of 200 × 200 pixels, and one behind the messages, goes up as it is', async () => {
    const page = await world.openSettings()
    await choose(page, pngOf(200, 200))
    await uploaded(page)
    await choose(page, pngOf(64, 32), 'Background picture')
    await uploaded(page, 'Background picture')
    const address = await field(page, 'Background picture').inputValue()
    expect(await look(page, address)).toMatchObject({ width: 64, height: 32 })
  })

  test('is dropped on its field', async () => {
    const page = await world.openSettings()
    const data = await page.evaluateHandle(
      bytes => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'shop.png', { type: 'image/png' }))
        return transfer
      },
      [...pngOf(200, 200)]
    )
    await field(page, ICON).dispatchEvent('drop', { dataTransfer: data })
    await uploaded(page)
  })

  test.each([
    [
      'of another kind',
      Buffer.from('%PDF-1.7'),
      /must be a PNG, JPEG, GIF or WebP.*something else/
    ],
    ['that is broken', pngOf(200, 200).subarray(0, 40), /whole picture.*cannot be read/],
    ['with too few pixels', pngOf(300, 199), /at least 200 × 200 pixels; this one has 300 × 199/],
    ['with too many bytes', Buffer.alloc(10 * 1024 * 1024 + 104_858), /at most 10 MB.*10.1 MB/]
  ])('%s is refused before it is sent, and the one before stays', async (_what, bytes, problem) => {
    const page = await world.openSettings()
    await field(page, ICON).fill(world.icon)
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
    await choose(page, bytes)
    await page.getByRole('alert').getByText(problem).waitFor()
    expect(sent.filter(url => url.includes('/attachments'))).toEqual([])
    expect(await field(page, ICON).inputValue()).toBe(world.icon)
  })

  test('whose upload is cut off is kept, with all that was typed, and sent again', async () => {
    const page = await world.openSettings()
    await field(page, 'Name of the business').fill('Ann & Co')
    await page.route(UPLOADS, route => route.abort())
    await choose(page, pngOf(400, 400))
    await press(page, 'Use this part')
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    expect(await field(page, 'Name of the business').inputValue()).toBe('Ann & Co')
    await page.unroute(UPLOADS)
    await press(page, `Send again: ${ICON}`)
    await uploaded(page)
  })

  test('shows its progress, and is cancelled', async () => {
    const page = await world.openSettings()
    await page.route(UPLOADS, () => {})
    await choose(page, pngOf(200, 200))
    await page.getByRole('progressbar', { name: `Upload: ${ICON}` }).waitFor()
    await press(page, `Cancel the upload: ${ICON}`)
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
    expect(await field(page, ICON).inputValue()).toBe('')
  })

  test('of the app stands in the menu of apps once it is saved', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/app`)
    await field(page, 'Icon').waitFor()
    await choose(page, pngOf(300, 300), 'Icon')
    await press(page, 'Use this part')
    await uploaded(page, 'Icon')
    const address = await field(page, 'Icon').inputValue()
    await press(page, 'Save changes')
    const icon = page.getByRole('button', { name: /^App: / }).locator(`img[src="${address}"]`)
    await icon.waitFor()
    await page.reload()
    await icon.waitFor()
    await world.rest('PATCH', '', { iconUrl: null })
  })

  test.each(SIZES)('is cut without an accessibility problem on %s', async (name, options, dir) => {
    const page = await world.openSettings(options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    await choose(page, pngOf(600, 400))
    await part(page).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    const folder = process.env.SCREENSHOTS
    if (folder) await page.screenshot({ path: `${folder}/crop ${name}.png` })
    await press(page, 'Use this part')
    await uploaded(page)
    if (folder) {
      await field(page, ICON).scrollIntoViewIfNeeded()
      await page.screenshot({ path: `${folder}/field ${name}.png` })
    }
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
  })
})
