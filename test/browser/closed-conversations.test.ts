import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'

describe('A closed conversation', () => {
  let world: ChatWorld
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('cannot be written in where conversations do not reopen, and leads to a new one', async () => {
    await world.rest('PATCH', '', { settings: { disableConversationReopen: true } })
    const visitor = await world.visit()
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const { conversations } = await world.rest<{ conversations: { id: string }[] }>(
      'GET',
      '/conversations'
    )
    await world.rest('PATCH', `/conversations/${conversations[0]!.id}`, { status: 'closed' })

    const another = visitor.chat.getByRole('button', { name: 'New conversation' })
    await another.waitFor()
    expect(await visitor.composer.isVisible()).toBe(false)
    await another.click()
    await visitor.composer.waitFor()
    await expect.poll(() => visitor.composer.isEnabled()).toBe(true)
    await visitor.write('One more question')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'One more question' }])
  })
})
