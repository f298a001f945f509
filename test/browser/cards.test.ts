import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const NAMES = ['Blue', 'Red', 'Green', 'Yellow']
const ITEMS = NAMES.map(title => ({
  title,
  description: '28 inches, 8 gears',
  actions: [
    { type: 'link', text: `See ${title}`, uri: `https://shop.example/${title}`, default: true },
    { type: 'link', text: `Ask about ${title}`, uri: `https://shop.example/${title}/ask` }
  ]
}))

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** A visitor to whom the business has sent a carousel of four cards. */
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
    /** Titles of the cards that can be seen whole. */
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

test('moves by its buttons, which vanish at the ends', async () => {
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

test('goes on from where it is heading when it is pressed twice at once', async () => {
  const { seen, next } = await receiveCarousel({ reducedMotion: 'no-preference' })
  await next.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(seen).toEqual(['Green'])
})

test.each([
  ['from the left', 'ltr', 'ArrowRight', 'ArrowLeft'],
  ['from the right', 'rtl', 'ArrowLeft', 'ArrowRight']
])('moves by keys on a page that reads %s', async (_, dir, onwards, back) => {
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
})

test('shows the card whose button has the focus', async () => {
  const { seen, row, keyboard, chat } = await receiveCarousel()
  await row.focus()
  for (const name of NAMES) {
    for (const text of [name, `See ${name}`, `Ask about ${name}`]) {
      await keyboard.press('Tab')
      expect(await chat.locator(':focus').textContent()).toBe(text)
      await expect.poll(seen).toContain(name)
    }
  }
})

test.each([
  ['smoothly', 'no-preference' as const, 'smooth'],
  ['at once where no motion is wanted', 'reduce' as const, 'auto']
])('moves %s', async (_, reducedMotion, behavior) => {
  const { row } = await receiveCarousel({ reducedMotion })
  expect(await row.evaluate(element => getComputedStyle(element).scrollBehavior)).toBe(behavior)
})

test('is moved by a finger on a phone', async () => {
  const { page, row, seen, previous } = await receiveCarousel({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true
  })
  const { y, height } = (await row.boundingBox())!
  const session = await page.context().newCDPSession(page)
  let seconds = Date.now() / 1000 - 1
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (seconds += 0.1),
      touchPoints: xs.map(x => ({ x, y: y + height / 4 }))
    })
  await touch('touchStart', 300)
  // The finger rests before it lifts: how far a swing carries depends on how busy the machine is.
  for (const x of [250, 200, 150, 100, 100, 100]) await touch('touchMove', x)
  await touch('touchEnd')
  await expect.poll(seen).toEqual(['Red'])
  await previous.waitFor()
})
