import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { Visitor } from './visitor'

let world: ChatWorld

const frameOf = async ({ page }: Visitor) =>
  (await (await page.locator('iframe').elementHandle()).contentFrame())!

interface Recorder {
  /** Reads the texts added to each live region, by its role. */
  said: [region: string, text: string][]
}

/** Records what a screen reader would announce from now on: text added to a live region. */
const listen = (frame: Frame) =>
  frame.evaluate(() => {
    const LIVE = '[aria-live], [role=log], [role=status], [role=alert]'
    const said: Recorder['said'] = []
    const observer = new MutationObserver(changes => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(LIVE)
        if (!region) continue
        const texts =
          type === 'characterData' ? [target.textContent] : [...addedNodes].map(readShown)
        const name = region.role ?? region.ariaLive ?? ''
        for (const text of texts) if (text) said.push([name, text])
      }
    })
    function readShown(node: Node) {
      return node instanceof HTMLElement
        ? node.innerText.replace(/\s+/g, ' ').trim()
        : node.textContent
    }
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { said })
  })

const heard = (frame: Frame) => frame.evaluate(() => (window as unknown as Recorder).said)

describe('The live region of a conversation', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('announces a message once, with its author', async () => {
    const visitor = await world.converse('Is the blue one back?')
    const frame = await frameOf(visitor)
    const log = visitor.chat.getByRole('log')
    expect(await log.count()).toBe(1)
    expect([null, 'polite']).toContain(await log.getAttribute('aria-live'))

    await listen(frame)
    await listen(visitor.page.mainFrame())
    await world.say(visitor.id, 'Yes, since Monday.')
    await visitor.chat.getByText('Yes, since Monday.').waitFor()

    const ofMessage = (await heard(frame)).filter(([, text]) => text.includes('since Monday'))
    expect(ofMessage).toEqual([['log', expect.stringContaining('Harbour Street Cycles')]])
    expect(await heard(visitor.page.mainFrame())).toEqual([])
  })

  test('does not announce typing or connection status', async () => {
    const visitor = await world.converse('Is the blue one back?')
    const frame = await frameOf(visitor)
    await listen(frame)
    // A sign that is given before the page of the visitor listens is not kept for it.
    await expect
      .poll(async () => {
        await world.rest('POST', `/conversations/${visitor.id}/activity`, {
          author: { type: 'business' },
          type: 'typing:start'
        })
        return visitor.chat.locator('.typing-indicator').isVisible()
      })
      .toBe(true)
    world.network.setDown(true)
    await visitor.chat.locator('.bar').waitFor()
    world.network.setDown(false)

    const regions = (await heard(frame)).map(([region]) => region)
    expect(regions).toContain('status')
    expect(regions).not.toContain('log')
  })
})
