import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '../../src/guide/pages'
import { openChatWorld, type ChatWorld } from './chat-world'
import { findAccessibilityProblems } from './find-accessibility-problems'

/** Rules of axe beyond those of WCAG, such as the order of headings. */
const GOOD_PRACTICE = ['best-practice']

let world: ChatWorld

describe('Each page of the guide', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('has headings in their order and no accessibility violations', async () => {
    const page = await world.browser.newPage()
    for (const path of ['/guide/', ...PAGES.map(({ path }) => path), '/guide/no-such-page']) {
      await page.goto(world.url + path)
      expect(await findAccessibilityProblems(page.mainFrame(), GOOD_PRACTICE), path).toEqual([])
    }
  })
})
