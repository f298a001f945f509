import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'
import type { Visitor } from './visitor'

/** More than a page. */
const SOME = 60
/** More than two pages. */
const MANY = 120

let world: SharedWorld

/** Opens the page of a visitor who returns to a long conversation. */
const returnTo = async (count: number) => {
  const visitor = await world.converse('Message 0')
  const { page } = visitor
  const address = page.url()
  await page.goto('about:blank')
  for (let index = 1; index < count; index++) await world.say(visitor.id, `Message ${index}`)
  await page.goto(address)
  await visitor.open()
  await visitor.chat.getByRole('button', { name: 'Load earlier messages' }).waitFor()
  return { ...visitor, list: visitor.chat.locator('#conversation') }
}

const fromEnd = ({ chat }: Visitor) =>
  chat
    .locator('#conversation')
    .evaluate(list => list.scrollHeight - list.clientHeight - list.scrollTop)

describe('History', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('prepends earlier messages on scrolling up, without moving the visible ones', async () => {
    const visitor = await returnTo(MANY)
    expect(await fromEnd(visitor)).toBeLessThan(1)

    while ((await visitor.texts()).length < MANY) {
      // Checks whenever the list has changed its size, which is after layout and before paint.
      const jump = await visitor.list.evaluate(
        list =>
          new Promise<number>(resolve => {
            const view = list.ownerDocument.defaultView as Window & typeof globalThis
            const rows = list.getElementsByClassName('row')
            list.scrollTop = 120
            const row = rows[3]!
            const { top } = row.getBoundingClientRect()
            const before = rows.length
            const observer = new view.ResizeObserver(() => {
              if (rows.length === before) return
              observer.disconnect()
              resolve(Math.abs(row.getBoundingClientRect().top - top))
            })
            observer.observe(list.firstElementChild!)
          })
      )
      expect(jump).toBeLessThanOrEqual(1)
    }
    expect(await visitor.texts()).toEqual(
      Array.from({ length: MANY }, (_, index) => `Message ${index}`)
    )
    expect(await visitor.chat.getByText('Load earlier messages').count()).toBe(0)
  })

  longTest(
    'says that earlier messages could not be loaded, and loads them at the next press',
    async () => {
      const visitor = await returnTo(SOME)
      await visitor.page.route(/before=/, route => route.abort())
      await visitor.list.evaluate(list => (list.scrollTop = 0))
      const again = visitor.chat.getByRole('button', {
        name: 'These messages could not be loaded. Try again'
      })
      await again.waitFor()
      const before = await visitor.texts()
      expect(before).not.toContain('Message 0')
      await visitor.page.unroute(/before=/)
      await again.click()
      await expect.poll(async () => (await visitor.texts()).length).toBeGreaterThan(before.length)
      expect(await again.count()).toBe(0)
    }
  )

  test('keeps the scroll position of a reader when a message arrives, and announces the message', async () => {
    const visitor = await returnTo(SOME)
    const newMessages = visitor.chat.getByRole('button', { name: '1 new message' })
    const position = () => visitor.list.evaluate(list => list.scrollTop)
    await world.say(visitor.id, 'Seen at once')
    await visitor.chat.getByText('Seen at once').waitFor()
    await expect.poll(() => fromEnd(visitor)).toBeLessThan(1)
    expect(await newMessages.count()).toBe(0)

    await visitor.list.evaluate(list => list.scrollBy(0, -300))
    const before = await position()
    await world.say(visitor.id, 'Not seen yet')
    await newMessages.waitFor()
    expect(Math.abs((await position()) - before)).toBeLessThanOrEqual(1)

    await newMessages.click()
    await newMessages.waitFor({ state: 'detached' })
    expect(await fromEnd(visitor)).toBeLessThan(1)
    expect(await visitor.badge.isVisible()).toBe(false)
  })

  longTest(
    'keeps the scroll position of a reader who scrolls up just as a message arrives',
    async () => {
      const visitor = await returnTo(SOME)
      await expect.poll(() => fromEnd(visitor)).toBeLessThan(1)
      await visitor.page.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('#web-messenger-container')!
        const list = frame.contentDocument!.querySelector('#conversation')!
        ;(window as any).Pipit.on('message', () => list.scrollBy(0, -300))
      })
      await world.say(visitor.id, 'Not seen yet')
      await visitor.chat.getByRole('button', { name: '1 new message' }).waitFor()
      expect(await fromEnd(visitor)).toBeGreaterThan(300)
    }
  )

  longTest('shows the visitor what they have just written', async () => {
    const visitor = await returnTo(SOME)
    for (let paragraph = 0; paragraph < 3; paragraph++) {
      await visitor.write(`${paragraph} ${'a long paragraph '.repeat(240)}`)
      await expect.poll(() => fromEnd(visitor)).toBeLessThan(1)
    }
    await expect
      .poll(async () => (await visitor.messages()).at(-1))
      .toMatchObject({ status: 'sent' })
  })

  longTest(
    'shows a reader of earlier messages what they have just written, offline too',
    async () => {
      const visitor = await returnTo(SOME)
      await visitor.list.evaluate(list => list.scrollBy(0, -600))
      await visitor.page.context().setOffline(true)
      await visitor.write('Is it back?')
      await visitor.chat.getByText('Is it back?').waitFor()
      await expect.poll(() => fromEnd(visitor)).toBeLessThan(1)

      await visitor.list.evaluate(list => list.scrollBy(0, -600))
      await visitor.page.context().setOffline(false)
      await expect.poll(async () => (await visitor.messages()).at(-1)?.status).toBe('sent')
      expect(await fromEnd(visitor)).toBeGreaterThan(500)
    }
  )
})
