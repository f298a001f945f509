import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { WithPipit } from './visitor'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** The business writes, and says under which id. */
const say = async (conversationId: string, text: string): Promise<string> => {
  const { messages } = (await world.say(conversationId, text)) as { messages: { id: string }[] }
  return messages[0]!.id
}

test('a message that the business deletes goes from the open conversation', async () => {
  const visitor = await world.converse('Hello')
  const wrong = await say(visitor.id, 'Meant for somebody else')
  await say(visitor.id, 'How can I help?')
  await expect.poll(visitor.texts).toEqual(['Hello', 'Meant for somebody else', 'How can I help?'])

  await world.rest('DELETE', `/conversations/${visitor.id}/messages/${wrong}`)
  await expect.poll(visitor.texts).toEqual(['Hello', 'How can I help?'])
  await visitor.page.reload()
  await visitor.open()
  await expect.poll(visitor.texts).toEqual(['Hello', 'How can I help?'])
})

test('a deleted message that nobody has read is counted no longer', async () => {
  const visitor = await world.converse('Hello')
  await visitor.page.evaluate(() => (window as unknown as WithPipit).Pipit.close())
  const first = await say(visitor.id, 'One')
  await say(visitor.id, 'Two')
  await expect.poll(() => visitor.badge.textContent()).toBe('2')

  await world.rest('DELETE', `/conversations/${visitor.id}/messages/${first}`)
  await expect.poll(() => visitor.badge.textContent()).toBe('1')
})

test('a conversation that the business deletes goes from the list', async () => {
  const visitor = await world.converse('Hello')
  const { page, chat } = visitor
  const userId = await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id)
  const { conversation } = await world.rest<{ conversation: { id: string } }>(
    'POST',
    '/conversations',
    { type: 'personal', displayName: 'Order 2', participants: [{ userId }] }
  )
  await chat.getByRole('button', { name: 'Your conversations' }).click()
  const rows = chat.locator('.choice')
  await expect.poll(() => rows.count()).toBe(2)

  await world.rest('DELETE', `/conversations/${conversation.id}`)
  await expect.poll(() => rows.count()).toBe(1)
  expect(await chat.getByText('Order 2').count()).toBe(0)
})
