import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithSnippet } from './host-page'
import { changesOf, keysOf, RECORD } from './page-record'
import { firstInShortRun, longTest } from './short-run'
import { visitorOn, type WithPipit } from './visitor'

const FOLDER = fileURLToPath(new URL('../fixtures/hostile-scripts/', import.meta.url))
const PAGES = readdirSync(FOLDER).map(file => [file, readFileSync(FOLDER + file, 'utf8')] as const)

let world: SharedWorld

/** Opens a page that is hostile before the messenger loads, and records its console. */
const visit = async (hostile: string) => {
  const html = (await pageWithSnippet(world)).replace(
    '<h1>A shop</h1>',
    `<h1>A shop</h1><input id="town">${hostile}${RECORD}`
  )
  const site = await servePage(html)
  onTestFinished(site.close)
  const { page } = await world.visit({ url: 'about:blank' })
  const printed: string[] = []
  page.on('pageerror', error => printed.push(error.message))
  page.on('console', message => printed.push(message.text()))
  await page.goto(site.url)
  return { ...visitorOn(page), printed }
}

describe('The messenger beside hostile scripts', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(PAGES, 1))(
    'carries messages, and leaves the page unchanged: %s',
    async (_, hostile) => {
      const visitor = await visit(hostile)
      const { page, chat, composer, open, messages, texts, printed } = visitor
      await page.locator('#town').press('a')
      const heard = await keysOf(page)

      await open()
      await composer.pressSequentially('Is it open?')
      await composer.press('Enter')
      await expect.poll(messages).toMatchObject([{ text: 'Is it open?', status: 'sent' }])
      const id = await visitor.conversationId()
      await world.say(id, 'It is')
      await expect.poll(texts).toEqual(['Is it open?', 'It is'])

      await world.rest('POST', `/conversations/${id}/messages`, {
        author: { type: 'business' },
        content: { type: 'form', fields: [{ type: 'text', name: 'name', label: 'Your name' }] }
      })
      await chat.getByLabel('Your name').pressSequentially('Ada')
      await page.keyboard.press('Enter')
      await chat.locator('form summary').waitFor()
      await page.evaluate(() =>
        (window as unknown as WithPipit).Pipit.sendMessage({
          type: 'text',
          text: 'From the page',
          metadata: { price: 3, isNew: true }
        })
      )
      const { messages: stored } = await world.rest<{ messages: object[] }>(
        'GET',
        `/conversations/${id}/messages`
      )
      expect(stored).toMatchObject([
        { content: { type: 'text', text: 'Is it open?' } },
        { content: { type: 'text', text: 'It is' } },
        { content: { type: 'form' } },
        { content: { type: 'formResponse', fields: [{ name: 'name', text: 'Ada' }] } },
        { content: { type: 'text', text: 'From the page' }, metadata: { price: 3, isNew: true } }
      ])

      expect(await keysOf(page)).toEqual([])
      await page.locator('#town').press('a')
      expect(await keysOf(page)).toEqual(heard)
      expect(await changesOf(page)).toEqual(['window.0', 'window.Pipit'])
      // For a page that replaces its console.
      const reported = await page.evaluate(() => (window as { reported?: string[] }).reported ?? [])
      expect(reported).toEqual([])
      await page.reload()
      await open()
      await expect.poll(texts).toContain('From the page')
      expect(printed).toEqual([])
    }
  )

  longTest('reports that the page blocks calls to unknown hosts, and draws nothing', async () => {
    const { page, printed } = await visit(`<script>
    var reasons = []
    window.onunhandledrejection = event => {
      event.preventDefault()
      reasons.push(event.reason.code)
    }
    window.fetch = url => {
      throw new Error('Unknown host: ' + url)
    }
  </script>`)
    const reasons = () => page.evaluate(() => (window as unknown as { reasons: string[] }).reasons)
    await expect.poll(reasons).toEqual(['network'])
    expect(await page.locator('button, iframe').count()).toBe(0)
    expect(printed).toEqual([])
  })
})
