import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { firstInShortRun, longTest } from './short-run'

const NAMES = ['Blue', 'Red', 'Green', 'Yellow']
const ITEMS = NAMES.map(title => ({
  title,
  description: '28 inches, 8 gears',
  actions: [
    { type: 'link', text: `See ${title}`, uri: `https://shop.example/${title}`, default: true },
    { type: 'link', text: `Ask about ${title}`, uri: `https://shop.example/${title}/ask` }
  ]
}))

/** Directions in which a page reads, with the keys that lead onwards and back. */
const DIRECTIONS: [reads: string, dir: string, onwards: string, back: string][] = [
  ['right to left', 'rtl', 'ArrowLeft', 'ArrowRight'],
  ['left to right', 'ltr', 'ArrowRight', 'ArrowLeft']
]
const MOTIONS: [how: string, preferred: 'reduce' | 'no-preference', behavior: string][] = [
  ['at once when reduced motion is preferred', 'reduce', 'auto'],
  ['smoothly', 'no-preference', 'smooth']
]

let world: SharedWorld

/** Opens a visitor's page with a carousel of four cards from the business. */
const receiveCarousel = async ({
  dir = 'ltr',
  ...options
}: BrowserContextOptions & { dir?: string } = {}) => {
  const visitor = await world.converse('What is there?', { reducedMotion: 'reduce', ...options })
  const { page, chat, id } = visitor
  await chat.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
  await world.rest('POST', `/conversations/${id}/messages`, {
    author: { type: 'business' },
    content: { type: 'carousel', items: ITEMS }
  })
  const row = chat.getByRole('group', { name: 'Cards' })
  await row.waitFor()
  return {
    ...visitor,
    row,
    keyboard: page.keyboard,
    previous: chat.getByRole('button', { name: 'Previous card' }),
    next: chat.getByRole('button', { name: 'Next card' }),
    /** Reads the titles of the fully visible cards. */
    seen: () =>
      row.evaluate(({ children, ownerDocument }) => {
        const width = ownerDocument.documentElement.clientWidth
        return [...children]
          .filter(card => {
            const { left, right } = card.getBoundingClientRect()
            return left >= 0 && right <= width
          })
          .map(card => card.querySelector('.opener')!.textContent)
      })
  }
}

beforeAll(async () => {
  world = await borrowChatWorld()
})
afterAll(() => world.close())

describe('A list', () => {
  test.each([
    ['on a desktop screen', {}],
    ['on a phone held on its side', { viewport: { width: 844, height: 390 } }]
  ])('is as wide as its button %s', async (_, options) => {
    const { chat, id } = await world.converse('What is there?', options)
    await world.rest('POST', `/conversations/${id}/messages`, {
      author: { type: 'business' },
      content: {
        type: 'list',
        items: ITEMS.slice(0, 2),
        actions: [{ type: 'link', text: 'All', uri: 'https://shop.example' }]
      }
    })
    const button = chat.locator('.items ~ .actions')
    await button.waitFor()
    const list = (await chat.locator('.items').boundingBox())!
    expect(await button.boundingBox()).toMatchObject({ x: list.x, width: list.width })
  })
})

describe('A carousel', () => {
  test('scrolls with its buttons, which disappear at the ends', async () => {
    const { seen, previous, next, row } = await receiveCarousel()
    await expect.poll(seen).toEqual(['Blue'])
    expect(await previous.count()).toBe(0)

    for (const name of ['Red', 'Green', 'Yellow']) {
      await next.click()
      await expect.poll(seen).toEqual([name])
    }
    await next.waitFor({ state: 'detached' })
    expect(await row.evaluate(element => element.matches(':focus'))).toBe(true)

    await previous.click()
    await expect.poll(seen).toEqual(['Green'])
    await next.waitFor()
  })

  longTest('scrolls once when its button is pressed twice at the same time', async () => {
    const { seen, next } = await receiveCarousel({ reducedMotion: 'no-preference' })
    await next.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect.poll(seen).toEqual(['Green'])
  })

  test.each(firstInShortRun(DIRECTIONS, 1))(
    'scrolls with the arrow keys on a page that reads %s',
    async (_, dir, onwards, back) => {
      const { seen, row, keyboard } = await receiveCarousel({ dir })
      await row.focus()
      await keyboard.press(onwards)
      await expect.poll(seen).toEqual(['Red'])
      await keyboard.press(onwards)
      await expect.poll(seen).toEqual(['Green'])
      await keyboard.press(back)
      await expect.poll(seen).toEqual(['Red'])
      await keyboard.press('End')
      await expect.poll(seen).toEqual(['Yellow'])
      await keyboard.press('Home')
      await expect.poll(seen).toEqual(['Blue'])
    }
  )

  test('scrolls to the card whose button has the focus', async () => {
    const { seen, row, keyboard, chat } = await receiveCarousel()
    await row.focus()
    for (const name of NAMES) {
      for (const text of [name, `See ${name}`, `Ask about ${name}`]) {
        await keyboard.press('Tab')
        expect(await chat.locator(':focus').textContent()).toMatch(text)
        await expect.poll(seen).toContain(name)
      }
    }
  })

  test.each(firstInShortRun(MOTIONS, 1))('scrolls %s', async (_, reducedMotion, behavior) => {
    const { row } = await receiveCarousel({ reducedMotion })
    expect(await row.evaluate(element => getComputedStyle(element).scrollBehavior)).toBe(behavior)
  })

  test('scrolls under a finger on a phone', async () => {
    const { page, row, seen, previous } = await receiveCarousel({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true
    })
    const { y, height } = (await row.boundingBox())!
    const session = await page.context().newCDPSession(page)
    let seconds = Date.now() / 1000
    // Half a second between two events, however fast they are sent: a slow finger gives no momentum.
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map(x => ({ x, y: y + height / 4 })),
        timestamp: (seconds += 0.5)
      })
    await touch('touchStart', 300)
    for (const x of [250, 200, 150, 100]) await touch('touchMove', x)
    await expect
      .poll(() => row.evaluate(element => Math.abs(element.scrollLeft)))
      .toBeGreaterThan(150)
    await touch('touchEnd')
    await expect.poll(seen).toEqual(['Red'])
    await previous.waitFor()
  })
})
