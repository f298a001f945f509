import type { Frame, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstInShortRun, longTest } from './short-run'
import { openStoryWorld, type StoryWorld } from './story-world'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
/** A phone on its side, of which a keyboard leaves this. */
const ON_ITS_SIDE = { ...PHONE, viewport: { width: 844, height: 180 } }
/** Messages of which at least one line must be seen, of the eight that were written. */
const SEEN_MIN = 5

/** Places of the introduction, with a story of each. */
const PLACES: [where: string, story: string][] = [
  ['above messages', 'channel-prompt/nine'],
  ['before the first message', 'conversation/empty'],
  ['where it is fixed', 'introduction/fixed-alone']
]

let world: StoryWorld

/** Opens a story, and reads what stands where. */
const look = async (story: string, options: object = PHONE) => {
  const { open, frame } = await world.openTab({ reducedMotion: 'reduce', ...options })
  await open(story)
  const messenger: Frame = await frame()
  const topOf = async (selector: string) =>
    (await messenger.locator(selector).first().boundingBox())!.y
  const scrollTo = (top: number) =>
    messenger.locator('#conversation').evaluate((list, to) => list.scrollTo(0, to), top)
  return { messenger, topOf, scrollTo, introduction: messenger.locator('.introduction') }
}

describe('The introduction', () => {
  beforeAll(async () => {
    world = await openStoryWorld()
  })
  afterAll(() => world.close())

  test('says who answers to a visitor who has not written yet, without other channels', async () => {
    const { introduction } = await look('conversation/empty')
    expect(await introduction.innerText()).toMatch(
      /^How can we help\?\s+Write to us. We answer here.$/
    )
    expect(await introduction.locator('img').getAttribute('src')).toMatch('shop.svg')
  })

  test.each(firstInShortRun(PLACES, 1))(
    'and the header show name, picture and headline once %s',
    async (_, story) => {
      const { messenger } = await look(story)
      const head = messenger.locator(':is(#header, .introduction)')
      const count = (part: Locator) => part.locator('visible=true').count()
      expect(await count(messenger.locator('#header h1'))).toBe(1)
      expect(await count(head.locator('.portrait'))).toBe(1)
      expect(await count(head.getByText('How can we help?'))).toBe(1)
      expect(await count(head.getByText('Harbour Street Cycles'))).toBe(1)
    }
  )

  test('scrolls away with the first messages', async () => {
    const { topOf, scrollTo } = await look('channel-prompt/nine')
    await scrollTo(0)
    const before = await topOf('.introduction')
    await scrollTo(80)
    await expect.poll(() => topOf('.introduction')).toBe(before - 80)
  })

  test('stays above the messages where the header is fixed, without other channels too', async () => {
    const { topOf, scrollTo, introduction } = await look('introduction/fixed-alone')
    const above = await topOf('.introduction')
    expect(above).toBeLessThan(await topOf('#conversation'))
    await scrollTo(0)
    expect(await topOf('.introduction')).toBe(above)
    expect(await introduction.innerText()).toBe('Write to us. We answer here.')
    expect(await introduction.count()).toBe(1)
  })

  longTest(
    'and the prompt leave most messages in sight on a phone, with nine channels',
    async () => {
      const { messenger } = await look('channel-prompt/nine')
      const seen = await messenger.locator('.bubble').evaluateAll(bubbles => {
        const list = document.querySelector('#conversation')!.getBoundingClientRect()
        return bubbles.filter(bubble => {
          const { top, bottom } = bubble.getBoundingClientRect()
          return top >= list.top && bottom <= list.bottom
        }).length
      })
      expect(seen).toBeGreaterThanOrEqual(SEEN_MIN)
      expect(await messenger.locator('.channel-prompt .channel-row button').count()).toBe(9)
    }
  )

  test('leaves the room to the composer over the keyboard of a phone held on its side', async () => {
    const { messenger } = await look('channel-prompt/nine', ON_ITS_SIDE)
    const composer = await messenger.locator('#footer').boundingBox()
    expect(composer!.y + composer!.height).toBeLessThanOrEqual(ON_ITS_SIDE.viewport.height)
    expect(await messenger.locator('.bubble').last().isVisible()).toBe(true)
    expect(await messenger.locator('.channel-prompt').isVisible()).toBe(false)
  })

  longTest('keeps the last of nine channels within reach of the keyboard', async () => {
    const { messenger } = await look('channel-prompt/nine')
    const last = messenger.locator('.channel-prompt .channel-row button').last()
    await last.focus()
    await expect.poll(async () => (await last.boundingBox())!.x).toBeLessThan(360 - 40)
  })
})
