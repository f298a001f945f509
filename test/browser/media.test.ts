import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const PICTURE = 'https://pictures.example/blue.svg'
const BICYCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** A visitor to whom the business has sent a picture. */
const receivePicture = async ({ isReachable = true } = {}) => {
  const visitor = await world.converse('How does it look?')
  const { page, chat, id } = visitor
  const network = { isReachable }
  await page.route(PICTURE, route =>
    network.isReachable
      ? route.fulfill({ body: BICYCLE, contentType: 'image/svg+xml' })
      : route.abort()
  )
  await world.rest('POST', `/conversations/${id}/messages`, {
    author: { type: 'business' },
    content: { type: 'image', mediaUrl: PICTURE, altText: 'A blue bicycle' }
  })
  return {
    ...visitor,
    network,
    picture: chat.getByRole('button', { name: 'A blue bicycle' }),
    large: chat.getByRole('dialog', { name: 'A blue bicycle' })
  }
}

const isFocused = (element: Locator) => element.evaluate(each => each.matches(':focus'))

test('opens a picture large by keyboard, keeps the focus inside, and gives it back', async () => {
  const { page, chat, picture, large } = await receivePicture()
  await picture.focus()
  await page.keyboard.press('Enter')
  const close = large.getByRole('button', { name: 'Close picture' })
  await expect.poll(() => isFocused(close)).toBe(true)

  const beside = large.getByRole('link', { name: 'Open in a new tab' })
  for (const [key, stop] of [
    ['Tab', beside],
    ['Tab', close],
    ['Shift+Tab', beside],
    ['Shift+Tab', close]
  ] as const) {
    await page.keyboard.press(key)
    expect(await isFocused(stop)).toBe(true)
  }

  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  expect(await isFocused(picture)).toBe(true)
  expect(await chat.locator('#conversation').isVisible()).toBe(true)
})

test('fits a large picture into the messenger; a press beside it closes it', async () => {
  const { page, picture, large } = await receivePicture()
  await picture.click()
  const frame = (await page.locator('iframe').boundingBox())!
  const box = (await large.getByRole('img').boundingBox())!
  expect(box.width).toBeCloseTo(frame.width, 0)
  expect(box.width / box.height).toBeCloseTo(1.5)

  await large.getByRole('img').click()
  expect(await large.isVisible()).toBe(true)
  await large.click({ position: { x: 20, y: frame.height - 20 } })
  await large.waitFor({ state: 'detached' })
})

test('tries again to load a picture that failed', async () => {
  const { picture, chat, network } = await receivePicture({ isReachable: false })
  const failed = chat.getByRole('button', { name: /did not load/ })
  await failed.waitFor()
  await failed.click()
  await failed.waitFor()
  network.isReachable = true
  await failed.click()
  await picture.waitFor()
  expect(await picture.getByRole('img').evaluate(img => (img as HTMLImageElement).complete)).toBe(
    true
  )
})

test('keeps the newest message in sight when a picture above it has loaded', async () => {
  const { chat, id, picture } = await receivePicture()
  await world.say(id, 'Nice, is it not?')
  await expect
    .poll(() => picture.evaluate(button => button.matches('.empty')), { message: 'loaded' })
    .toBe(false)
  const newest = chat.getByText('Nice, is it not?')
  await newest.waitFor()
  const list = (await chat.locator('#conversation').boundingBox())!
  await expect
    .poll(async () => {
      const { y, height } = (await newest.boundingBox())!
      return y >= list.y && y + height <= list.y + list.height
    })
    .toBe(true)
})
