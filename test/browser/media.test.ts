import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const PICTURE = 'https://pictures.example/blue.svg'
const BICYCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>'

let world: ChatWorld

/** Opens a visitor's page with an image from the business. */
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

describe('Images', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('open large with the keyboard, keep the focus inside, and return it', async () => {
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

  test('cover the page when large; a press beside one closes it', async () => {
    const { page, picture, large } = await receivePicture()
    await picture.click()
    const frame = (await page.locator('iframe').boundingBox())!
    const box = (await large.getByRole('img').boundingBox())!
    expect(frame).toEqual({ x: 0, y: 0, ...page.viewportSize()! })
    expect(box.x + box.width).toBeLessThanOrEqual(frame.width)
    expect(box.y + box.height).toBeLessThanOrEqual(frame.height)
    expect(box.width / box.height).toBeCloseTo(1.5)

    await large.getByRole('img').click()
    expect(await large.isVisible()).toBe(true)
    await large.click({ position: { x: 20, y: frame.height - 20 } })
    await large.waitFor({ state: 'detached' })
  })

  test('stay as large as the page while messages arrive', async () => {
    const { page, picture, large, id, texts } = await receivePicture()
    await picture.click()
    await large.waitFor()
    await world.say(id, 'Nice, is it not?')
    await expect.poll(texts).toContain('Nice, is it not?')
    expect(await page.locator('iframe').boundingBox()).toEqual({
      x: 0,
      y: 0,
      ...page.viewportSize()!
    })
  })

  test('that fail to load can be loaded again', async () => {
    const { picture, chat, network } = await receivePicture({ isReachable: false })
    const failed = chat.getByRole('button', { name: /did not load/ })
    await failed.waitFor()
    await failed.click()
    await failed.waitFor()
    network.isReachable = true
    await failed.click()
    await picture.waitFor()
    const image = picture.getByRole('img')
    // It is in its place while it loads.
    await expect
      .poll(() => image.evaluate(img => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })

  test('that load above the newest message keep it in view', async () => {
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
})
