import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

const LETTER = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** Opens the menu, which takes the focus. */
const openMenu = async () => {
  const visitor = await world.visit()
  const { chat, open } = visitor
  await open()
  const button = chat.getByRole('button', { name: 'Attach' })
  await button.click()
  const file = chat.getByRole('button', { name: 'File', exact: true })
  await expect.poll(() => chat.locator('.upload-menu :focus').count()).toBe(1)
  return { ...visitor, button, file }
}

test('Escape closes the menu, and gives the focus back to its button', async () => {
  const { chat, page, button } = await openMenu()
  await page.keyboard.press('Escape')
  await chat.locator('.upload-menu').waitFor({ state: 'detached' })
  expect(await button.evaluate(each => each.matches(':focus'))).toBe(true)
})

test('once a file is chosen, the visitor can write on', async () => {
  const { chat, page, composer, file } = await openMenu()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
  await chooser.setFiles(LETTER)
  await chat.getByText('letter.pdf').waitFor()
  expect(await composer.evaluate(each => each.matches(':focus'))).toBe(true)
})
