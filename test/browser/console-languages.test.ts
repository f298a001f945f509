import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/console/texts'
import { restAt } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { firstInShortRun, longTest } from './short-run'

let world: ConsoleWorld

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }
const PLACES: [string, BrowserContextOptions][] = [
  ['a phone in dark mode', { ...PHONE, colorScheme: 'dark' }],
  ['a desktop screen', {}]
]

const readRoot = (page: Page) =>
  page.locator('html').evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }))

/** Lists what the page says at any moment, from its start. */
const recordTexts = async (page: Page) => {
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    new MutationObserver(() => texts.push(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      characterData: true,
      subtree: true
    })
  })
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts)
}

const choose = async (page: Page, from: string | RegExp, to: string) => {
  await page.getByRole('button', { name: from }).click()
  await page.getByRole('menuitemradio', { name: to, exact: true }).click()
}

describe('The language of the console', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    await world.visit('A question', { givenName: 'Ann' })
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(PLACES, 1))(
    'is Arabic, from right to left, in an Arabic browser, on %s',
    async (_, options) => {
      const page = await world.open({ ...options, locale: 'ar-EG' })
      const check = async (screen: string) => {
        expect(await findAccessibilityProblems(page.mainFrame()), screen).toEqual([])
        const isCut = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth
        )
        expect(isCut, screen).toBe(false)
      }
      const { email, password } = world.server.demo.signIn
      await page.getByLabel('البريد الإلكتروني').fill(email)
      await page.getByLabel('كلمة المرور').fill(password)
      expect(await readRoot(page)).toEqual({ lang: 'ar', dir: 'rtl' })
      await check('sign-in')
      await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
      await page.getByRole('link', { name: 'Ann' }).waitFor()
      await check('inbox')

      const { appId, integrationId } = world.server.demo
      const screens = {
        integrations: 'التكاملات',
        [`settings/${integrationId}`]: 'إعدادات المراسلة',
        app: 'إعدادات التطبيق'
      }
      for (const [screen, heading] of Object.entries(screens)) {
        await page.evaluate(hash => (location.hash = hash), `#/${appId}/${screen}`)
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
        await check(screen)
      }
    }
  )

  test('cuts an English answer at its end in an Arabic list too', async () => {
    const { conversationId } = await world.visit('Another question', { givenName: 'Bea' })
    const { url, demo, accountKey } = world.server
    const rest = restAt(`${url}/v2/apps/${demo.appId}/conversations/${conversationId}`, accountKey)
    await rest('POST', '/messages', {
      author: { type: 'business' },
      content: { type: 'text', text: `Beginning ${'and so on '.repeat(20)}` }
    })
    const page = await world.openSignedIn('')
    await page.evaluate(() => localStorage.setItem('pipit.console.language', 'ar'))
    await page.reload()
    const line = page.getByRole('link', { name: 'Bea' }).locator('.row-preview')
    await expect.poll(() => line.textContent()).toContain('Beginning')
    const isWithin = await line.evaluate(element => {
      const text = [...element.childNodes].find(node => node.textContent?.includes('Beginning'))
      const range = document.createRange()
      range.setStart(text!, 0)
      range.setEnd(text!, 'Beginning'.length)
      const [box, word] = [element.getBoundingClientRect(), range.getBoundingClientRect()]
      return word.left >= box.left && word.right <= box.right
    })
    expect(isWithin).toBe(true)
  })

  test('is chosen in a menu and kept on this machine, and no other is seen first', async () => {
    const page = await world.openSignedIn('')
    await page.getByRole('link', { name: 'Ann' }).waitFor()
    expect(await readRoot(page)).toEqual({ lang: 'en', dir: 'ltr' })
    await choose(page, /^Account: /, 'Deutsch')
    await page.getByRole('navigation', { name: 'Ansichten' }).waitFor()
    expect(await readRoot(page)).toEqual({ lang: 'de', dir: 'ltr' })
    await expect.poll(() => page.title()).toContain('Posteingang')

    const readTexts = await recordTexts(page)
    await page.reload()
    await page.getByRole('link', { name: 'Posteingang' }).waitFor()
    await page.getByRole('link', { name: 'Ann' }).waitFor()
    const texts = (await readTexts()).join(' ')
    expect(texts).toContain('Posteingang')
    expect(texts).not.toMatch(/Inbox|Loading|Sign out/)
  })

  longTest(
    'has room for its words in the side bar of a small desktop screen, whichever it is',
    async () => {
      const page = await world.openSignedIn('', { viewport: { width: 1024, height: 700 } })
      const bar = page.getByRole('banner')
      for (const language of firstInShortRun([...LANGUAGES], 3)) {
        await page.evaluate(tag => localStorage.setItem('pipit.console.language', tag), language)
        await page.reload()
        await page.locator(`:root[lang=${language}] .rows`).waitFor()
        expect(
          await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          language
        ).toBe(0)
      }
    }
  )

  test('stays when the texts of another one cannot be loaded, and can be tried again after a reload', async () => {
    const page = await world.open()
    await page.route(/\/console\/de-\w+\.js$/, route => route.abort())
    await choose(page, 'Language: English', 'Deutsch')
    await page.getByText('The texts of this language could not be loaded.').waitFor()
    expect(await readRoot(page)).toEqual({ lang: 'en', dir: 'ltr' })
    await page.unroute(/\/console\/de-\w+\.js$/)
    await page.reload()
    await choose(page, 'Language: English', 'Deutsch')
    await page.getByRole('heading', { name: 'Bei Pipit anmelden' }).waitFor()
  })
})
