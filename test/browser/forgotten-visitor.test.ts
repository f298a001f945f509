import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

test('loses no message of a visitor whom the business deleted meanwhile', async () => {
  const { page, write, messages, texts } = await world.converse('Before')
  const userId = await page.evaluate(() => (window as any).Pipit.getUser().id as string)
  await world.rest('DELETE', `/users/${userId}`)

  await write('A long and careful question')
  await expect.poll(messages).toMatchObject([{ status: 'sent' }])
  expect(await texts()).toEqual(['A long and careful question'])

  await page.reload()
  await page.locator('#messenger-button').click()
  await expect.poll(texts).toEqual(['A long and careful question'])
})
