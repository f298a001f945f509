import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

let world: SharedWorld

/** Sends a message of the business, and returns its id. */
const say = async (conversationId: string, text: string): Promise<string> => {
  const { messages } = (await world.say(conversationId, text)) as { messages: { id: string }[] }
  return messages[0]!.id
}

describe('Deletion by the business', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('removes a deleted message from the open conversation', async () => {
    const visitor = await world.converse('Hello')
    const wrong = await say(visitor.id, 'Meant for somebody else')
    await say(visitor.id, 'How can I help?')
    await expect
      .poll(visitor.texts)
      .toEqual(['Hello', 'Meant for somebody else', 'How can I help?'])

    await world.rest('DELETE', `/conversations/${visitor.id}/messages/${wrong}`)
    await expect.poll(visitor.texts).toEqual(['Hello', 'How can I help?'])
    await visitor.page.reload()
    await visitor.open()
    await expect.poll(visitor.texts).toEqual(['Hello', 'How can I help?'])
  })

  longTest('removes a deleted message that was unread from the unread count', async () => {
    const visitor = await world.converse('Hello')
    await visitor.page.evaluate(() => (window as unknown as WithPipit).Pipit.close())
    const first = await say(visitor.id, 'One')
    await say(visitor.id, 'Two')
    await expect.poll(() => visitor.badge.textContent()).toBe('2')

    await world.rest('DELETE', `/conversations/${visitor.id}/messages/${first}`)
    await expect.poll(() => visitor.badge.textContent()).toBe('1')
  })

  test('removes a deleted conversation from the list', async () => {
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

  test('lets a deleted visitor start again, though the composer was blocked', async () => {
    const visitor = await world.converse('Hello')
    const { page, chat, composer } = visitor
    await world.rest('POST', `/conversations/${visitor.id}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'Wait for me', blockChatInput: true }
    })
    await expect.poll(() => composer.isDisabled()).toBe(true)

    const userId = await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id)
    await world.rest('DELETE', `/users/${userId}`)
    await expect.poll(visitor.texts).toEqual([])
    await expect.poll(() => composer.isEnabled()).toBe(true)
    await expect.poll(() => chat.locator('.bar').count()).toBe(0)
    await visitor.write('Hello again')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello again', status: 'sent' }])
  })

  longTest('removes deleted cards without errors in the page', async () => {
    const visitor = await world.converse('What have you got?')
    const errors: string[] = []
    visitor.page.on('pageerror', error => errors.push(error.message))
    const items = ['Red', 'Blue'].map(title => ({
      title,
      actions: [{ type: 'postback', text: 'Take it', payload: title }]
    }))
    const { messages } = await world.rest<{ messages: { id: string }[] }>(
      'POST',
      `/conversations/${visitor.id}/messages`,
      { author: { type: 'business' }, content: { type: 'carousel', items } }
    )
    await visitor.chat.getByText('Blue').waitFor()
    await world.rest('DELETE', `/conversations/${visitor.id}/messages/${messages[0]!.id}`)
    await expect.poll(() => visitor.chat.getByText('Blue').count()).toBe(0)
    await visitor.write('Thank you')
    await expect.poll(visitor.texts).toEqual(['What have you got?', 'Thank you'])
    expect(errors).toEqual([])
  })
})
