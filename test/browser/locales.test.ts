import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript } from './host-page'
import { firstInShortRun, longTest } from './short-run'
import type { WithPipit } from './visitor'

type Direction = 'ltr' | 'rtl'

/** Locales, with the language, the text and the direction of the composer, and the name of the launcher. */
const SPOKEN: [string, string, string, Direction, string][] = [
  ['ar', 'ar', 'اكتب رسالة…', 'rtl', 'إغلاق المحادثة'],
  ['not a locale', 'en', 'Write a message…', 'ltr', 'Close chat'],
  ['de-XX', 'de', 'Nachricht schreiben…', 'ltr', 'Chat schließen'],
  ['he-IL', 'he', 'כתיבת הודעה…', 'rtl', 'סגירת הצ׳אט'],
  ['pt-BR', 'pt-BR', 'Escreva uma mensagem…', 'ltr', 'Fechar a conversa'],
  ['xx', 'en', 'Write a message…', 'ltr', 'Close chat']
]

/** Sources of the locale, with the option, the page and the browser, the language and the launcher. */
const FOLLOWED: [string, string | undefined, string, string, string, string][] = [
  ['that of the page with auto', 'auto', 'lang="de-AT"', 'fr', 'de', 'Chat schließen'],
  ['that of the browser on a page without one', undefined, '', 'de-DE', 'de', 'Chat schließen'],
  ['that of the page', undefined, 'lang="fr"', 'de-DE', 'fr', 'Fermer la discussion'],
  ['English on an English page', undefined, 'lang="en-GB"', 'de-DE', 'en', 'Close chat']
]

const ON_ARABIC_PAGES: [string | undefined, string, Direction][] = [
  [undefined, 'ar', 'rtl'],
  ['en-GB', 'en', 'ltr'],
  ['de', 'de', 'ltr'],
  ['fa', 'fa', 'rtl']
]

/** Locales, and those in which their times are written. */
const TIMES: [string, string][] = [
  ['fa', 'fa'],
  ['xx', 'en-US'],
  ['de-XX', 'de'],
  ['en-GB', 'en-GB']
]

let world: SharedWorld

/** Opens the messenger of a page in a locale, and sends a message. */
const converseIn = async (locale?: string, page = 'lang="en"', browser?: string) => {
  const { integrationId } = world.server.demo
  const init = `<script>Pipit.init(${JSON.stringify({ integrationId, locale, businessName: 'Shop' })})</script></body>`
  const html = pageWithScript(world, { starts: false })
    .replace('</body>', init)
    .replace('lang="en"', page)
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ url: site.url, ...(browser && { locale: browser }) })
  const problems: string[] = []
  visitor.page.on('pageerror', error => problems.push(error.message))
  visitor.page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await visitor.open()
  await visitor.write('Hello')
  await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
  return { ...visitor, problems, app: visitor.chat.locator('#app') }
}

describe('Locales', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(SPOKEN, 1))(
    'with the locale %s the messenger speaks the language %s',
    async (locale, lang, placeholder, dir, closes) => {
      const { app, composer, launcher, problems } = await converseIn(locale)
      expect(await composer.getAttribute('placeholder')).toBe(placeholder)
      const shown = await composer.evaluate(box => ({
        lang: box.closest('[lang]')!.getAttribute('lang'),
        dir: getComputedStyle(box.closest('#app')!).direction
      }))
      expect(shown).toEqual({ lang, dir })
      expect(await app.locator('#header').count()).toBe(1)
      expect(await launcher.getAttribute('aria-label')).toBe(closes)
      expect(problems).toEqual([])
    }
  )

  test.each(firstInShortRun(FOLLOWED, 1))(
    'follow %s, also in the launcher',
    async (_, locale, page, browser, lang, closes) => {
      const { app, launcher, problems } = await converseIn(locale, page, browser)
      await expect.poll(() => app.getAttribute('lang')).toBe(lang)
      expect(await launcher.getAttribute('aria-label')).toBe(closes)
      expect(problems).toEqual([])
    }
  )

  test('change with setLocale, also in the name of the launcher', async () => {
    const { page, composer, launcher } = await converseIn()
    const setLocale = (locale: string) =>
      page.evaluate(tag => (window as unknown as WithPipit).Pipit.setLocale(tag), locale)
    await setLocale('fr')
    expect(await launcher.getAttribute('aria-label')).toBe('Fermer la discussion')
    await expect.poll(() => composer.getAttribute('placeholder')).toMatch('message…')
    await setLocale('en')
    expect(await launcher.getAttribute('aria-label')).toBe('Close chat')
  })

  longTest('follow the page again after setLocale with auto', async () => {
    const { page, app, launcher } = await converseIn('en', 'lang="de"')
    await page.evaluate(() => (window as unknown as WithPipit).Pipit.setLocale('auto'))
    await expect.poll(() => app.getAttribute('lang')).toBe('de')
    expect(await launcher.getAttribute('aria-label')).toBe('Chat schließen')
  })

  test.each(firstInShortRun(ON_ARABIC_PAGES, 1))(
    'on an Arabic page the locale %s is resolved for the messenger',
    async (locale, lang, dir) => {
      const { app } = await converseIn(locale, 'lang="ar" dir="rtl"')
      const shown = await app.evaluate(each => [
        (each as HTMLElement).lang,
        getComputedStyle(each).direction
      ])
      expect(shown).toEqual([lang, dir])
    }
  )

  longTest(
    'on an Arabic page that wants English keep the order of English words and marks',
    async () => {
      const { chat, composer } = await converseIn('en', 'lang="ar" dir="rtl"')
      await composer.fill('x'.repeat(5000))
      const error = chat.getByRole('alert').filter({ hasText: 'A message can hold' })
      const order = await error.evaluate(({ lastChild, ownerDocument }) => {
        const text = lastChild as Text
        const leftOf = (at: number) => {
          const range = ownerDocument.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        }
        return [leftOf(0), leftOf(text.length - 1)]
      })
      expect(order[0]).toBeLessThan(order[1]!)
    }
  )

  test('the texts of the page change at once, with formats of dates and line breaks', async () => {
    const { page, chat } = await converseIn()
    const year = new Date().getFullYear()
    await page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.updateSettings({
        customText: {
          conversationTimestampHeaderFormat: '[In] YYYY',
          headerText: 'One line\nAnother'
        }
      })
    )
    await chat.getByText(`In ${year}`).waitFor()
    const shown = await chat.locator('#header').getByText('One line').first().innerText()
    expect(shown).toBe('One line\nAnother')
  })

  longTest(
    'the messenger has an accessible name in its language, wherever it is placed',
    async () => {
      const { page, chat } = await converseIn('de')
      const frame = page.locator('#web-messenger-container')
      const names = async () => [
        await frame.getAttribute('title'),
        await chat.locator('#app').evaluate(app => app.ownerDocument.title),
        await chat.getByRole('log').getAttribute('aria-label')
      ]
      expect(await names()).toEqual(Array(3).fill('Chat mit Shop'))
      await page.evaluate(() => {
        const place = document.body.appendChild(document.createElement('div'))
        place.style.height = '400px'
        ;(window as unknown as WithPipit).Pipit.render(place)
      })
      expect(await names()).toEqual(Array(3).fill('Chat mit Shop'))
    }
  )

  longTest('the panel is mirrored in a right-to-left language', async () => {
    const { chat } = await converseIn('ar')
    const closing = (await chat.getByRole('button', { name: 'إغلاق المحادثة' }).boundingBox())!
    const title = (await chat.getByRole('heading', { level: 1 }).boundingBox())!
    expect(closing.x).toBeLessThan(title.x)
  })

  test.each(firstInShortRun(TIMES, 1))(
    'with the locale %s times are written as in %s',
    async (locale, written) => {
      const { chat } = await converseIn(locale)
      const [at, shown] = await chat
        .locator('.row time')
        .evaluate(time => [(time as HTMLTimeElement).dateTime, time.textContent] as const)
      const expected = await chat
        .locator('#app')
        .evaluate(
          (_, [time, tag]) => new Date(time).toLocaleTimeString(tag, { timeStyle: 'short' }),
          [at, written] as const
        )
      expect(shown).toBe(expected)
    }
  )

  longTest('plural forms of the language reach the visitor', async () => {
    const { composer, chat } = await converseIn('ru')
    await composer.fill('Длинно'.repeat(700))
    await chat
      .getByRole('alert')
      .getByText('В сообщении может быть не более 4096 знаков.', { exact: false })
      .waitFor()
  })
})
