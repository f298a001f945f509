import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { Visitor } from './visitor'

/** More than two pages. */
const MESSAGES = 120

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** A visitor who comes back to a long conversation. */
const returnToMany = async () => {
  const visitor = await world.converse('Message 0')
  for (let index = 1; index < MESSAGES; index++) await world.say(visitor.id, `Message ${index}`)
  await visitor.page.reload()
  await visitor.open()
  await visitor.chat.getByRole('button', { name: 'Load earlier messages' }).waitFor()
  return { ...visitor, list: visitor.chat.locator('#conversation') }
}

const fromEnd = ({ chat }: Visitor) =>
  chat
    .locator('#conversation')
    .evaluate(list => list.scrollHeight - list.clientHeight - list.scrollTop)

test('adds earlier messages on scrolling up, without a jump of those that are read', async () => {
  const visitor = await returnToMany()
  expect(await fromEnd(visitor)).toBeLessThan(1)

  while ((await visitor.texts()).length < MESSAGES) {
    // Looks whenever the list has changed its size, which is after layout and before paint.
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
    Array.from({ length: MESSAGES }, (_, index) => `Message ${index}`)
  )
  expect(await visitor.chat.getByText('Load earlier messages').count()).toBe(0)
})

test('stays where its reader is, and says that there is something new', async () => {
  const visitor = await returnToMany()
  const newMessages = visitor.chat.getByRole('button', { name: 'New messages' })
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

test('leaves a reader alone who scrolls up in the moment in which a message comes', async () => {
  const visitor = await returnToMany()
  await expect.poll(() => fromEnd(visitor)).toBeLessThan(1)
  await visitor.page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#web-messenger-container')!
    const list = frame.contentDocument!.querySelector('#conversation')!
    ;(window as any).Pipit.on('message', () => list.scrollBy(0, -300))
  })
  await world.say(visitor.id, 'Not seen yet')
  await visitor.chat.getByRole('button', { name: 'New messages' }).waitFor()
  expect(await fromEnd(visitor)).toBeGreaterThan(300)
})
