import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '../../src/guide/pages'
import { openChatWorld, type ChatWorld } from './chat-world'
import { findAccessibilityProblems } from './find-accessibility-problems'

/** Some forty pages, each looked at by axe. */
const LONG_MS = 600_000

/** Rules of axe beyond those of WCAG, such as the order of headings. */
const GOOD_PRACTICE = ['best-practice']

const PATHS = ['/guide/', ...PAGES.map(({ path }) => path)]

let world: ChatWorld

/** Runs in the page. Names what a sheet of paper would not show whole, or would show in vain. */
const listPrintFaults = () => {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  return [
    ...all('pre, table, img').filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0
    ),
    ...all('header, nav, .code button')
  ].map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Runs in the page. Names cells in which usual words have no room, and how far the page scrolls sideways. */
const listNarrowFaults = () => {
  const room = 12
  const isNarrow = ({ clientWidth, innerText }: HTMLTableCellElement) => {
    const words = innerText.split(/\s+/).filter(({ length }) => length <= room)
    const longest = Math.max(...words.map(({ length }) => length))
    return clientWidth < longest * 6
  }
  const over = document.documentElement.scrollWidth - innerWidth
  return [
    ...(over > 0 ? [`${over} px too wide`] : []),
    ...[...document.querySelectorAll('td')].filter(isNarrow).map(({ innerText }) => innerText)
  ]
}

/** Runs in the page. */
const sumLayoutShifts = () =>
  new Promise<number>(resolve => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
        resolve(shifts.reduce((sum, { value }) => sum + value, 0))
      })
    )
  })

describe('Each page of the guide', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test.each([1280, 360])(
    'stays where it is while it loads, %i pixels wide',
    async width => {
      const page = await world.browser.newPage({ viewport: { width, height: 800 } })
      for (const path of PATHS) {
        await page.goto(world.url + path, { waitUntil: 'networkidle' })
        expect(await page.evaluate(sumLayoutShifts), path).toBe(0)
      }
      await page.close()
    },
    LONG_MS
  )

  test.each([1280, 960, 720])(
    'breaks no word in its tables, %i pixels wide',
    async width => {
      const page = await world.browser.newPage({ viewport: { width, height: 800 } })
      for (const path of PATHS) {
        await page.goto(world.url + path)
        expect(await page.evaluate(listNarrowFaults), path).toEqual([])
      }
      await page.close()
    },
    LONG_MS
  )

  test(
    'is printed whole on A4, without its lists and buttons',
    async () => {
      const page = await world.browser.newPage({ viewport: { width: 700, height: 990 } })
      await page.emulateMedia({ media: 'print' })
      for (const path of PATHS) {
        await page.goto(world.url + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.evaluate(listPrintFaults), path).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path
        ).toBe(0)
      }
      await page.close()
    },
    LONG_MS
  )

  test(
    'has headings in their order and no accessibility violations',
    async () => {
      const page = await world.browser.newPage()
      for (const path of [...PATHS, '/guide/no-such-page']) {
        await page.goto(world.url + path)
        expect(await findAccessibilityProblems(page.mainFrame(), GOOD_PRACTICE), path).toEqual([])
      }
    },
    LONG_MS
  )
})
