import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import type { WithPipit } from './visitor'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** Opens the messenger of a page in a locale, and writes in it. */
const converseIn = async (locale?: string, page = 'lang="en"') => {
  const { integrationId } = world.server.demo
  const init = `<script>Pipit.init(${JSON.stringify({ integrationId, locale, businessName: 'Shop' })})</script></body>`
  const html = pageWithScript(world, { starts: false })
    .replace('</body>', init)
    .replace('lang="en"', page)
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ url: site.url })
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

test.each([
  ['ar', 'ar', 'اكتب رسالة…', 'rtl'],
  ['he-IL', 'he', 'כתיבת הודעה…', 'rtl'],
  ['de-XX', 'de', 'Nachricht schreiben…', 'ltr'],
  ['pt-BR', 'pt-BR', 'Escreva uma mensagem…', 'ltr'],
  ['xx', 'en', 'Write a message…', 'ltr'],
  ['not a locale', 'en', 'Write a message…', 'ltr']
])('with the locale %s it speaks the language %s', async (locale, lang, placeholder, dir) => {
  const { app, composer, problems } = await converseIn(locale)
  expect(await composer.getAttribute('placeholder')).toBe(placeholder)
  const shown = await composer.evaluate(box => ({
    lang: box.closest('[lang]')!.getAttribute('lang'),
    dir: getComputedStyle(box.closest('#app')!).direction
  }))
  expect(shown).toEqual({ lang, dir })
  expect(await app.locator('#header').count()).toBe(1)
  expect(problems).toEqual([])
})

test.each([
  [undefined, 'en', 'rtl'],
  ['en-GB', 'en', 'ltr'],
  ['de', 'de', 'ltr'],
  ['fa', 'fa', 'rtl']
])('on an Arabic page the locale %s is that of the messenger', async (locale, lang, dir) => {
  const { app } = await converseIn(locale, 'lang="ar" dir="rtl"')
  const shown = await app.evaluate(each => [
    (each as HTMLElement).lang,
    getComputedStyle(each).direction
  ])
  expect(shown).toEqual([lang, dir])
})

test('the messenger is named in its language, wherever it is placed', async () => {
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
})

test('the panel of a language from right to left is turned around', async () => {
  const { chat } = await converseIn('ar')
  const closing = (await chat.getByRole('button', { name: 'إغلاق المحادثة' }).boundingBox())!
  const title = (await chat.getByRole('heading', { level: 1 }).boundingBox())!
  expect(closing.x).toBeLessThan(title.x)
})

test.each([
  ['de-XX', 'de'],
  ['fa', 'fa'],
  ['en-GB', 'en-GB'],
  ['xx', 'en-US']
])('with the locale %s times are written as in %s', async (locale, written) => {
  const { chat } = await converseIn(locale)
  const [at, shown] = await chat
    .locator('.row time')
    .evaluate(time => [(time as HTMLTimeElement).dateTime, time.textContent] as const)
  const expected = await chat
    .locator('#app')
    .evaluate(
      (_, [time, tag]) =>
        new Date(time).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short' }),
      [at, written] as const
    )
  expect(shown).toBe(expected)
})

test('plural forms of the language reach the visitor', async () => {
  const { composer, chat } = await converseIn('ru')
  await composer.fill('Длинно'.repeat(700))
  await chat
    .getByRole('alert')
    .getByText('В сообщении может быть не более 4096 знаков.', { exact: false })
    .waitFor()
})
