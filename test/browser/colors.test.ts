import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { apartFromPage, textColorOn } from '../../src/protocol'
import { contrast } from '../unit/fakes/contrast'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { standStill } from './stand-still'
import { pageWithScript } from './host-page'
import { shownColor } from './shown-color'
import type { WithPipit } from './visitor'

/** Brands of all kinds: dark, bright, neon, pale, grey, black and white. */
const BRANDS = ['e01e5a', '39ff14', 'ffff00', '0b3d2e', 'faf3e0', '777777', '000000', 'ffffff']
const LIGHT = 'ffffff'
const DARK = '171c24'

let world: ChatWorld

const hex = (parts: number[]) => parts.map(part => part.toString(16).padStart(2, '0')).join('')

/** Opens a shop, and starts its messenger with a brand colour. */
const visitBrand = async (
  brandColor: string,
  colorScheme: 'light' | 'dark' = 'light',
  head = '',
  options: object = {}
) => {
  const html = pageWithScript(world, { starts: false }).replace('</head>', `${head}</head>`)
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ url: site.url, colorScheme })
  await visitor.page.evaluate(settings => (window as unknown as WithPipit).Pipit.init(settings), {
    integrationId: world.server.demo.integrationId,
    customColors: { brandColor },
    ...options
  })
  return visitor
}

describe('Colours', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('of text and lines have a contrast of at least 4.5 for 1,331 brand colours', async () => {
    const { page } = await world.visit()
    const steps = Array.from({ length: 11 }, (_, step) => Math.round(step * 25.5))
    const brands = steps.flatMap(red =>
      steps.flatMap(green => steps.map(blue => '#' + hex([red, green, blue])))
    )
    /** Draws colours, and reads them as they are displayed. */
    const draw = async (colors: string[], colorScheme = 'light') =>
      page.evaluate(
        ([colors, scheme]) => {
          const box = document.body.appendChild(document.createElement('p'))
          box.style.colorScheme = scheme
          const pen = document
            .createElement('canvas')
            .getContext('2d', { willReadFrequently: true })!
          return colors.map(color => {
            box.style.color = ''
            box.style.color = color
            pen.fillStyle = getComputedStyle(box).color
            pen.fillRect(0, 0, 1, 1)
            return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
          })
        },
        [colors, colorScheme] as const
      )

    const texts = await draw(brands.map(textColorOn))
    for (const [scheme, ground] of [
      ['light', LIGHT],
      ['dark', DARK]
    ] as const) {
      const surfaces = await draw(
        brands.map(brand => apartFromPage(brand, 94, 32)),
        scheme
      )
      const lines = await draw(
        brands.map(brand => apartFromPage(brand, 45, 68)),
        scheme
      )
      for (const [at, brand] of brands.entries()) {
        const text = hex(texts[at]!)
        const seen = `${scheme} ${brand}`
        expect(contrast(text, brand.slice(1)), seen).toBeGreaterThanOrEqual(4.5)
        expect(contrast(text, hex(surfaces[at]!)), seen).toBeGreaterThanOrEqual(4.5)
        expect(contrast(hex(lines[at]!), ground), seen).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test.each(BRANDS.flatMap(brand => [[brand, 'light'] as const, [brand, 'dark'] as const]))(
    'of the brand %s on a %s device dress everything, readably',
    async (brand, scheme) => {
      const visitor = await visitBrand(brand, scheme)
      const { page, launcher, chat, messages, open, write } = visitor
      const contrastOn = async (element: typeof launcher) =>
        contrast(
          hex(await shownColor(element, 'color')),
          hex(await shownColor(element, 'background-color'))
        )
      expect(hex(await shownColor(launcher, 'background-color'))).toBe(brand)
      expect(await contrastOn(launcher)).toBeGreaterThanOrEqual(4.5)
      await open()
      await write('Hello')
      await expect.poll(messages).toMatchObject([{ status: 'sent' }])
      const header = chat.locator('#header')
      expect(hex(await shownColor(header, 'background-color'))).toBe(brand)
      expect(await contrastOn(header)).toBeGreaterThanOrEqual(4.5)
      expect(await contrastOn(chat.locator('[data-role=user] .bubble'))).toBeGreaterThanOrEqual(4.5)
      await visitor.composer.fill('Again')
      expect(await contrastOn(chat.locator('.send'))).toBeGreaterThanOrEqual(4.5)

      const frame = (await (await page.locator('iframe').elementHandle()).contentFrame())!
      await frame.evaluate(axe.source)
      const findViolations = async () => {
        await standStill(frame.locator('html'))
        return frame.evaluate(async () => {
          const { axe } = window as unknown as { axe: typeof import('axe-core') }
          const { violations } = await axe.run(document, { iframes: false })
          return violations.map(({ id }) => id)
        })
      }
      expect(await findViolations(), 'a message that was sent').toEqual([])
      await page.route('**/conversations/*/messages', route => route.abort())
      await write('Are you there?')
      await chat.locator('[data-status="waiting"]').waitFor()
      expect(await findViolations(), 'a message that waits').toEqual([])
    }
  )

  test('of bubbles and buttons are those of the brand where that can be told from the page', async () => {
    const { chat, messages, open, write } = await visitBrand('e01e5a')
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    const bubble = chat.locator('[data-role=user] .bubble')
    expect(hex(await shownColor(bubble, 'background-color'))).toBe('e01e5a')
  })

  test('of text tint what they are mixed with, and do not cover it', async () => {
    const { page } = await world.visit()
    const tinted = await page.evaluate(
      colors =>
        colors.map(([ground, text]) => {
          const box = document.body.appendChild(document.createElement('p'))
          box.style.cssText = `color: ${text}; background: color-mix(in srgb, currentColor 8%, transparent)`
          const pen = document.createElement('canvas').getContext('2d')!
          for (const color of [ground, getComputedStyle(box).backgroundColor]) {
            pen.fillStyle = color
            pen.fillRect(0, 0, 1, 1)
          }
          return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
        }),
      BRANDS.map(brand => [`#${brand}`, textColorOn(`#${brand}`)] as const)
    )
    for (const [at, brand] of BRANDS.entries()) {
      const parts = brand.match(/../g)!.map(digits => parseInt(digits, 16))
      for (const [place, part] of parts.entries()) {
        expect(Math.abs(tinted[at]![place]! - part), brand).toBeLessThanOrEqual(0.1 * 255)
      }
    }
  })

  test.each([
    ['a dark page', '<style>:root { color-scheme: dark }</style>', 'light', {}, DARK],
    ['a light page', '<meta name="color-scheme" content="light">', 'dark', {}, LIGHT],
    ['a page that says nothing', '', 'dark', {}, DARK],
    ['a page for both', '<meta name="color-scheme" content="light dark">', 'dark', {}, DARK],
    [
      'a dark page that sets a theme',
      '<style>:root { color-scheme: dark }</style>',
      'dark',
      { theme: 'light' },
      LIGHT
    ]
  ] as const)('of the panel are as on %s', async (_, head, scheme, options, expected) => {
    const visitor = await visitBrand('e01e5a', scheme, head, options)
    await visitor.open()
    const app = visitor.chat.locator('#app')
    expect(hex(await shownColor(app, 'background-color'))).toBe(expected)
  })

  test('of the launcher stay those of the settings where the page names none that is valid', async () => {
    const style = '<style>:root { --pipit-brand-color: url(/brand) }</style>'
    const { launcher } = await visitBrand('e01e5a', 'light', style)
    expect(hex(await shownColor(launcher, 'background-color'))).toBe('e01e5a')
    expect(hex(await shownColor(launcher, 'color'))).toBe('ffffff')
  })
})
