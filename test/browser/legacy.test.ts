import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { forgetWhatIsNew } from './old-browser'
import { longTest } from './short-run'
import { visitorOn } from './visitor'

const FIELDS = [
  { type: 'text', name: 'name', label: 'Your name' },
  { type: 'email', name: 'email', label: 'Your e-mail address' }
]
const NONCE = 'bm9uY2U'

let world: ChatWorld

const pageWithLegacyScript = (options?: { nonce?: string; starts?: boolean }) =>
  pageWithScript(world, options).replace('/pipit.js', '/pipit.legacy.js')

/** Serves a page of the business, and opens it in a browser that supports only ES5. */
const visitOld = async (html: string, headers?: Record<string, string>) => {
  const site = await servePage(html, headers)
  onTestFinished(site.close)
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  await context.addInitScript(forgetWhatIsNew)
  const page = await context.newPage()
  const violations: string[] = []
  page.on('pageerror', ({ message }) => violations.push(message))
  page.on('console', message => {
    if (/error|warning/.test(message.type())) violations.push(message.text())
  })
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.goto(site.url)
  return { ...visitorOn(page), violations, requests }
}

/** Evaluates in the page itself, which lacks what other ways need. */
const readInPage = async (page: Page, expression: string) => {
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression })
  return JSON.parse(String(result.value)) as unknown
}

/** The newest conversation, as the business sees it. */
const newest = async () => (await world.conversations()).at(-1)!.id

describe('The messenger in old browsers', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('carries a conversation and a form over long polling in a browser that supports only ES5', async () => {
    const visitor = await visitOld(await pageWithSnippet(world))
    const { chat, violations, launcher, messages, open, page, requests, texts, write } = visitor
    await open()
    const frame = page.locator('#web-messenger-container')
    expect((await frame.boundingBox())!.height).toBeGreaterThan(500)
    await page.setViewportSize({ width: 360, height: 640 })
    await expect.poll(() => frame.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect.poll(async () => (await frame.boundingBox())!.width).toBe(410)
    expect(requests.filter(path => path.endsWith('.js'))).toContain('/cdn/5.0.0/pipit.legacy.js')
    await write('Is the blue one back?')
    await expect
      .poll(messages)
      .toEqual([{ text: 'Is the blue one back?', role: 'user', status: 'sent' }])

    const id = await newest()
    await world.say(id, 'Since this morning')
    await expect.poll(texts).toEqual(['Is the blue one back?', 'Since this morning'])

    await world.rest('POST', `/conversations/${id}/messages`, {
      author: { type: 'business' },
      content: { type: 'form', fields: FIELDS }
    })
    const active = chat.locator('form .active')
    await active.fill('Ada')
    await active.press('Enter')
    await chat.getByLabel('Your e-mail address').fill('ada@example.com')
    await active.press('Enter')
    await chat.locator('form summary').waitFor()
    await chat.locator('form summary').click()
    await expect
      .poll(async () => (await chat.locator('.answers').innerText()).split('\n'))
      .toEqual(['Your name', 'Ada', 'Your e-mail address', 'ada@example.com'])

    await launcher.click()
    await expect.poll(() => frame.isVisible()).toBe(false)
    await page.reload()
    await open()
    await expect.poll(texts).toContain('Since this morning')
    await chat.locator('form summary').waitFor()
    expect(requests.filter(path => /\.js$/.test(path) && !/\.legacy\.js$/.test(path))).toEqual([])
    expect(violations).toEqual([])
  })

  test('leaves the page unchanged, except for its own global', async () => {
    const names = `JSON.stringify([window, document, Object, Object.prototype, Array, Array.prototype,
    String.prototype, Function.prototype, Node.prototype, Element.prototype].map(function (owner) {
      return Object.getOwnPropertyNames(owner).sort()
    }))`
    const { page, open, write, messages } = await visitOld(pageWithLegacyScript({ starts: false }))
    const before = await readInPage(page, names.replace('[window', '[{}'))
    const globals = (await readInPage(page, names)) as string[][]
    const integrationId = JSON.stringify(world.server.demo.integrationId)
    await readInPage(page, `Pipit.init({ integrationId: ${integrationId} }), 'null'`)
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    const after = (await readInPage(page, names)) as string[][]
    expect(after[0]!.filter(name => !globals[0]!.includes(name) && !/^\d+$/.test(name))).toEqual([])
    expect(globals[0]!.filter(name => /pipit/i.test(name))).toEqual(['Pipit'])
    expect(await readInPage(page, names.replace('[window', '[{}'))).toEqual(before)
  })

  longTest('sends a message under a policy that allows only its nonce', async () => {
    const headers = {
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'nonce-${NONCE}'`,
        `style-src 'nonce-${NONCE}'`,
        `connect-src ${world.url}`,
        `img-src ${world.url}`
      ].join('; ')
    }
    const html = pageWithLegacyScript({ nonce: NONCE })
    const { chat, violations, composer, messages, open, write } = await visitOld(html, headers)
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(await composer.evaluate(field => getComputedStyle(field).resize)).toBe('none')
    expect(await chat.locator('style').count()).toBeGreaterThan(0)
    expect(violations).toEqual([])
  })

  test('reports that its code did not load, and loads it at the next click', async () => {
    const { badge, launcher, messages, open, page, write } = await visitOld(pageWithLegacyScript())
    await page.route('**/messenger.legacy.js', route => route.abort())
    await launcher.click()
    await expect.poll(() => badge.textContent()).toBe('!')
    await page.unroute('**/messenger.legacy.js')
    await open()
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
  })

  test('is not chosen by the snippet in a modern browser', async () => {
    const site = await servePage(await pageWithSnippet(world))
    onTestFinished(site.close)
    const { page, launcher } = await world.visit({ url: site.url })
    await launcher.waitFor()
    expect(await page.locator('script[src*=legacy]').count()).toBe(0)
  })
})
