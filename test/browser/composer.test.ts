import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

const LINES_MAX = 5

let world: SharedWorld

/** Opens the messenger with a composer that accepts text. */
const openComposer = async () => {
  const visitor = await world.visit()
  await visitor.open()
  const hasFocus = () => visitor.composer.evaluate(field => field.matches(':focus'))
  await expect.poll(hasFocus).toBe(true)
  return { ...visitor, keyboard: visitor.page.keyboard, hasFocus }
}

describe('The composer', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('sends on Enter, and breaks the line on Shift+Enter', async () => {
    const { keyboard, composer, texts } = await openComposer()
    await keyboard.type('Two')
    await keyboard.press('Shift+Enter')
    await keyboard.type('lines')
    expect(await composer.inputValue()).toBe('Two\nlines')
    await keyboard.press('Enter')
    await expect.poll(texts).toEqual(['Two\nlines'])
    expect(await composer.inputValue()).toBe('')
  })

  longTest(
    'has a button whose name is shown where it is pointed at, in the words of the page',
    async () => {
      const { page, chat, composer, open } = await world.visit()
      await page.evaluate(() =>
        (window as unknown as WithPipit).Pipit.updateSettings({
          customText: { sendButtonText: 'Ask' }
        })
      )
      await open()
      await composer.fill('Hello')
      const button = chat.getByRole('button', { name: 'Ask', exact: true })
      expect(await button.getAttribute('title')).toBe('Ask')
    }
  )

  longTest('sends half a character, which a page has cut, as U+FFFD', async () => {
    const { page, composer, messages } = await openComposer()
    await page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.setPredefinedMessage(`Cut ${'🐦'.slice(0, 1)}`)
    )
    await expect.poll(() => composer.inputValue()).toMatch('Cut')
    await composer.press('Enter')
    await expect.poll(messages).toMatchObject([{ text: 'Cut \ufffd', status: 'sent' }])
  })

  test('does not send on Enter while an input method composes', async () => {
    const { page, keyboard, composer, texts } = await openComposer()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.imeSetComposition', {
      text: 'にほん',
      selectionStart: 3,
      selectionEnd: 3
    })
    expect(await composer.inputValue()).toBe('にほん')
    await devtools.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13
    })
    expect(await texts()).toEqual([])

    await devtools.send('Input.insertText', { text: '日本' })
    expect(await composer.inputValue()).toBe('日本')
    await keyboard.press('Enter')
    await expect.poll(texts).toEqual(['日本'])
  })

  test('sends no message of only spaces, and trims spaces at both ends', async () => {
    const { keyboard, chat, texts } = await openComposer()
    const send = chat.getByRole('button', { name: 'Send' })
    expect(await send.isVisible()).toBe(false)
    await keyboard.type('   ')
    await keyboard.press('Enter')
    expect(await send.isVisible()).toBe(false)
    await keyboard.type('Hello ')
    await send.click()
    await expect.poll(texts).toEqual(['Hello'])
  })

  test('grows line by line up to five lines', async () => {
    const { keyboard, composer } = await openComposer()
    const height = async () => (await composer.boundingBox())!.height
    const heights = [await height()]
    for (let line = 2; line <= LINES_MAX + 2; line++) {
      await keyboard.press('Shift+Enter')
      heights.push(await height())
    }
    const lineHeight = await composer.evaluate(field =>
      parseFloat(getComputedStyle(field).lineHeight)
    )
    const growth = heights.slice(1).map((height, index) => height - heights[index]!)
    expect(growth).toEqual([...Array(LINES_MAX - 1).fill(lineHeight), 0, 0])

    await composer.fill('')
    expect(await height()).toBe(heights[0])
  })

  test('refuses a text that is too long, and keeps it so that it can be shortened', async () => {
    const { composer, chat, texts } = await openComposer()
    await composer.fill('x'.repeat(4097))
    await chat.getByRole('alert').getByText('4096').waitFor()
    await composer.press('Enter')
    expect(await texts()).toEqual([])
    await composer.press('Backspace')
    await expect.poll(() => chat.getByRole('alert').isVisible()).toBe(false)
    await composer.press('Enter')
    await expect.poll(texts).toEqual(['x'.repeat(4096)])
  })

  test('takes the focus when the messenger opens, and returns it when the messenger closes', async () => {
    const { page, keyboard, launcher, composer, chat, hasFocus } = await openComposer()
    const isOnLauncher = () => launcher.evaluate(button => button === document.activeElement)
    await keyboard.type('Half a thou')
    await keyboard.press('Escape')
    await composer.waitFor({ state: 'hidden' })
    expect(await isOnLauncher()).toBe(true)
    expect(await launcher.getAttribute('aria-expanded')).toBe('false')

    await keyboard.press('Enter')
    await expect.poll(hasFocus).toBe(true)
    await keyboard.type('ght')
    expect(await composer.inputValue()).toBe('Half a thought')
    await chat.getByRole('button', { name: 'Close chat' }).click()
    await composer.waitFor({ state: 'hidden' })
    expect(await isOnLauncher()).toBe(true)

    await page.locator('#ask').click()
    await expect.poll(hasFocus).toBe(true)
  })
})
