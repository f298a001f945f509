import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStoryWorld, type StoryWorld } from './story-world'

/** Twice the size of text that browsers begin with. */
const LARGE_PX = 32

let world: StoryWorld

const look = async (options: object = {}) => {
  const tab = await world.openTab({ reducedMotion: 'reduce', ...options })
  return {
    ...tab,
    openMessenger: async (story: string) => {
      await tab.open(story)
      return tab.frame()
    }
  }
}

describe('For a visitor who has set', () => {
  beforeAll(async () => {
    world = await openStoryWorld()
  })
  afterAll(() => world.close())

  test('large text, no line is lower than its words', async () => {
    const { page, openMessenger } = await look()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX } })
    for (const story of ['text/actions', 'list/several', 'channel/email-pending']) {
      const messenger = await openMessenger(story)
      const low = await messenger.locator('#app *').evaluateAll(elements =>
        elements
          .filter(element => {
            const { fontSize, lineHeight } = getComputedStyle(element)
            return parseFloat(lineHeight) < parseFloat(fontSize)
          })
          .map(({ className }) => className)
      )
      expect(low, story).toEqual([])
    }
  })

  test('forced colours, the panel has an edge, typing dots are seen, and one choice is marked', async () => {
    const { page, openMessenger } = await look({ forcedColors: 'active' })
    const typing = await openMessenger('typing/somebody')
    const dot = await typing.locator('.typing-indicator b:nth-child(3)').evaluate(dot => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(dot)
      const { backgroundColor } = getComputedStyle(document.querySelector('#app')!)
      return { isSeen: borderTopColor !== backgroundColor, borderTopWidth }
    })
    expect(dot).toEqual({ isSeen: true, borderTopWidth: '3px' })
    const edge = await page
      .locator('#web-messenger-container')
      .evaluate(frame => getComputedStyle(frame).outlineStyle)
    expect(edge).toBe('solid')
    const list = await openMessenger('list/several')
    const edges = await list
      .locator('.choice')
      .evaluateAll(choices =>
        choices.map(choice => [
          choice.matches('[aria-current]'),
          getComputedStyle(choice).borderInlineStartColor
        ])
      )
    const marked = edges.filter(([isCurrent]) => isCurrent).map(([, color]) => color)
    const others = edges.filter(([isCurrent]) => !isCurrent).map(([, color]) => color)
    expect(marked).toHaveLength(1)
    expect(others).not.toContain(marked[0])
  })
})
