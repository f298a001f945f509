import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'

const PICTURE = 'https://pictures.example/blue.svg'
const SECOND = 'https://pictures.example/red.svg'
const BICYCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>'

let world: SharedWorld

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

/** Receives two pictures, and opens the first. */
const lookAtTwo = async () => {
  const visitor = await receivePicture()
  const { page, chat, id, picture } = visitor
  await page.route(SECOND, route => route.fulfill({ body: BICYCLE, contentType: 'image/svg+xml' }))
  await world.rest('POST', `/conversations/${id}/messages`, {
    author: { type: 'business' },
    content: { type: 'image', mediaUrl: SECOND, altText: 'A red bicycle' }
  })
  await chat.getByRole('button', { name: 'A red bicycle' }).waitFor()
  await picture.click()
  const dialog = chat.getByRole('dialog')
  const image = dialog.getByRole('img')
  const width = async () => Math.round((await image.boundingBox())!.width)
  await expect.poll(width).toBe(900)
  return {
    ...visitor,
    dialog,
    image,
    width,
    whole: 900,
    shown: () => image.getAttribute('alt'),
    /** Drags from the middle of the window. */
    drag: async (x: number, y: number) => {
      const { width, height } = page.viewportSize()!
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.down()
      await page.mouse.move(width / 2 + x, height / 2 + y, { steps: 4 })
      await page.mouse.up()
    }
  }
}

/** Uploads a picture of the business, and returns its address. */
const uploadPicture = async () => {
  const { accountKey, demo } = world.server
  const form = new FormData()
  const bytes = await readFile('src/guide/conversation.png')
  form.append('source', new Blob([new Uint8Array(bytes)]), 'shop.png')
  const answer = await fetch(`${world.url}/v2/apps/${demo.appId}/attachments`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${accountKey.id}:${accountKey.secret}`)}` },
    body: form
  })
  const { attachment } = (await answer.json()) as { attachment: { mediaUrl: string } }
  return attachment.mediaUrl
}

const isFocused = (element: Locator) => element.evaluate(each => each.matches(':focus'))

describe('Images', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
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

  longTest('cover the page when large; a press beside one closes it', async () => {
    const { page, picture, large } = await receivePicture()
    await picture.click()
    await large.waitFor()
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

  test('are zoomed by keys, wheel and double press, in steps that stay on the page', async () => {
    const { page, image, width, whole, drag, shown } = await lookAtTwo()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(width).toBe(Math.round(whole * 1.5 * 1.5))
    const left = async () => Math.round((await image.boundingBox())!.x)
    const before = await left()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(left).toBe(before + 80)
    // A drag moves a zoomed picture, as far as it reaches.
    await drag(whole, 0)
    await expect.poll(left).toBe(0)
    expect(await shown()).toBe('A blue bicycle')
    for (const _ of [1, 2, 3]) await page.keyboard.press('-')
    await expect.poll(width).toBe(whole)

    // The drag ended beside the window.
    await image.hover()
    await page.mouse.wheel(0, -500)
    await expect.poll(width).toBeGreaterThan(whole * 2)
    await page.mouse.wheel(0, 5000)
    await expect.poll(width).toBe(whole)

    await image.dblclick()
    await expect.poll(width).toBe(whole * 2.5)
    await image.dblclick()
    await expect.poll(width).toBe(whole)
  })

  test('are zoomed by two fingers', async () => {
    const { page, width, whole } = await lookAtTwo()
    const { width: room, height } = page.viewportSize()!
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart
          ? [-1, 1].map((side, id) => ({ x: room / 2 + side * apart, y: height / 2, id }))
          : []
      })
    await touch('touchStart', 50)
    await touch('touchMove', 100)
    await expect.poll(width).toBe(whole * 2)
    await touch('touchEnd')
  })

  test('lead to each other by swipe, keys and buttons, and close by a swipe down', async () => {
    const { page, dialog, drag, shown, picture } = await lookAtTwo()
    const next = dialog.getByRole('button', { name: 'Picture 2 of 2' })
    await drag(-120, 10)
    await expect.poll(shown).toBe('A red bicycle')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(shown).toBe('A blue bicycle')
    await next.last().click()
    await expect.poll(shown).toBe('A red bicycle')
    await drag(-20, 0)
    expect(await dialog.isVisible()).toBe(true)
    await drag(10, 120)
    await dialog.waitFor({ state: 'detached' })
    expect(await isFocused(picture)).toBe(true)
  })

  longTest('move without a transition for visitors who want less motion', async () => {
    const { page, image } = await lookAtTwo()
    const duration = () => image.evaluate(img => getComputedStyle(img).transitionDuration)
    expect(await duration()).toBe('0.15s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0s')
  })

  longTest('stay as large as the page while messages arrive', async () => {
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

  test('that this server keeps have their room before they load', async () => {
    const { page, chat, id } = await world.converse('How does it look?')
    const mediaUrl = await uploadPicture()
    let load = () => {}
    const held = new Promise<void>(resolve => (load = resolve))
    await page.route('**/files/**', route => held.then(() => route.continue()))
    await world.rest('POST', `/conversations/${id}/messages`, {
      author: { type: 'business' },
      content: { type: 'image', mediaUrl, altText: 'The shop' }
    })
    const picture = chat.getByRole('button', { name: 'The shop' })
    await picture.waitFor()
    const isEmpty = () => picture.evaluate(button => button.matches('.empty'))
    expect(await isEmpty()).toBe(true)
    // Its place moves while the message comes in.
    const room = () => picture.evaluate(button => [button.clientWidth, button.clientHeight])
    const before = await room()
    expect(before[1]).toBeGreaterThan(100)
    load()
    await expect.poll(isEmpty).toBe(false)
    expect(await room()).toEqual(before)
  })

  longTest('that load above the newest message keep it in view', async () => {
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
