import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'

const BROKEN = 'https://pictures.example/gone.png'

let world: SharedWorld

describe('An avatar', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('that fails to load leaves its place empty', async () => {
    const { page, chat, id } = await world.converse('Is Ann there?')
    const failed = page.waitForEvent('requestfailed', request => request.url() === BROKEN)
    await world.rest('POST', `/conversations/${id}/messages`, {
      author: { type: 'business', displayName: 'Ann', avatarUrl: BROKEN },
      content: { type: 'text', text: 'Yes' }
    })
    await failed
    const portrait = chat.locator('.avatar')
    await expect.poll(() => portrait.evaluate(img => (img as HTMLImageElement).complete)).toBe(true)
    const shoot = async () => {
      const clip = (await portrait.boundingBox())!
      return (await page.screenshot({ clip })).toString('base64')
    }
    const shown = await shoot()
    await portrait.evaluate(img => void ((img as HTMLElement).style.opacity = '0'))
    expect(shown).toBe(await shoot())
  })
})
