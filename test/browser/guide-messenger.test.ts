import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { recordProblems } from './record-problems'
import { visitorOn } from './visitor'

let world: SharedWorld

describe('The page of the guide on the messenger', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('has the messenger on it, which its policy allows, and which answers', async () => {
    const { page } = await world.visit({ url: 'about:blank' })
    const violations = await recordProblems(page)
    await page.goto(`${world.url}/guide/web-messenger`)
    const visitor = visitorOn(page)
    await visitor.open()
    await visitor.write('Hello from the guide')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    await world.say(await visitor.conversationId(), 'Good morning')
    await expect.poll(visitor.texts).toEqual(['Hello from the guide', 'Good morning'])
    expect(violations).toEqual([])
  })
})
