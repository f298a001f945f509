import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript } from './host-page'
import { looksOf, portrait } from './looks'
import { firstInShortRun } from './short-run'
import type { WithPipit } from './visitor'

const FOLDER = fileURLToPath(new URL('../fixtures/hostile-styles/', import.meta.url))
const SHEETS = readdirSync(FOLDER).map(file => [file, readFileSync(FOLDER + file, 'utf8')] as const)
const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

const SHOP = `<main>
  <h1 id="top" title="Bicycles">A shop</h1>
  <p>Bicycles, <a href="/repairs">repairs</a> and <span class="price">good advice</span>.</p>
  <form><label>Your town <input type="text" name="town"></label>
    <button type="button" class="find" aria-label="Find a shop">Find</button></form>
  <svg width="40" height="40" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>
  <table><tr><th>Monday</th><td>8 to 18</td></tr></table>
</main>`

let world: SharedWorld

/** Reads where the parts of an element are in it, and what they look like. */
const partsOf = (element: Locator) =>
  element.evaluate(whole => {
    const shown = [whole, ...whole.querySelectorAll('*')].filter(
      part => part.getClientRects().length
    )
    return shown.map(part => {
      const from = whole.getBoundingClientRect()
      const { x, y, width, height } = part.getBoundingClientRect()
      const { color, backgroundColor, font, opacity, visibility, filter } = getComputedStyle(part)
      const box = [x - from.x, y - from.y, width, height].map(Math.round)
      return [part.localName, ...box, color, backgroundColor, font, opacity, visibility, filter]
    })
  })

/** Opens a shop with a style sheet, and takes screenshots while the messenger is used. */
const goThrough = async (css: string) => {
  const html = pageWithScript(world, { starts: false })
    .replace('</head>', `<style>${css}</style></head>`)
    .replace('<h1>A shop</h1>', SHOP)
  const site = await servePage(html)
  onTestFinished(site.close)
  const visitor = await world.visit({ ...DESK, url: site.url })
  const { page, launcher, badge, chat, open, write, messages, texts } = visitor
  const panel = page.locator('#web-messenger-container')
  const before = await looksOf(page)
  await page.evaluate(
    integrationId => (window as unknown as WithPipit).Pipit.init({ integrationId }),
    world.server.demo.integrationId
  )
  const closed = await portrait(launcher)
  const after = await looksOf(page)

  await open()
  await chat.getByText('Harbour Street Cycles').first().waitFor()
  const opened = await portrait(panel)
  const corners = await panel.evaluate(frame => getComputedStyle(frame).borderRadius)
  const beside = await looksOf(page)
  await write('Hello')
  await expect.poll(messages).toMatchObject([{ status: 'sent' }])
  const id = await visitor.conversationId()
  await world.say(id, 'Good morning')
  await expect.poll(texts).toEqual(['Hello', 'Good morning'])
  const path = `/conversations/${id}/participants`
  const unread = async () =>
    (await world.rest<{ participants: { unreadCount: number }[] }>('GET', path)).participants[0]!
      .unreadCount
  // Or the mark would take the next message along.
  await expect.poll(unread).toBe(0)

  await launcher.click()
  await panel.waitFor({ state: 'hidden' })
  await world.say(id, 'Are you there?')
  await badge.waitFor()
  const preview = page.getByRole('button', { name: 'Dismiss message' }).locator('..')
  await preview.waitFor()
  return {
    closed,
    opened,
    corners,
    badge: await portrait(badge),
    preview: await partsOf(preview),
    own: { before, after, beside }
  }
}

/** Screenshots without hostile styles. */
let fair: Promise<Awaited<ReturnType<typeof goThrough>>> | undefined

describe('The messenger beside hostile styles', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(SHEETS, 1))(
    'looks and behaves as on other pages, and leaves the page unchanged: %s',
    async (_, css) => {
      const { own: _own, ...expected } = await (fair ??= goThrough(''))
      const { own, ...ours } = await goThrough(css)
      expect(ours).toEqual(expected)
      expect(own.after).toEqual(own.before)
      expect(own.beside).toEqual(own.before)
    }
  )
})
