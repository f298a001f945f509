import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'

let world: SharedWorld

describe('A visitor whom the business has deleted meanwhile', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('loses no message', async () => {
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

  longTest('is told nothing of the connection, which was never lost', async () => {
    const { page, chat, texts, write, messages } = await world.converse('Before')
    const told: string[] = []
    await page.exposeFunction('tellStatus', (text: string) => void told.push(text))
    await chat.locator('[role="status"]').evaluateAll(regions => {
      const { tellStatus } = window.parent as unknown as { tellStatus(text: string): void }
      for (const region of regions) {
        const tell = () => tellStatus(region.textContent)
        new MutationObserver(tell).observe(region, { childList: true, subtree: true })
      }
    })
    const connected = page.evaluate(
      () => new Promise<void>(done => (window as any).Pipit.on('connected', () => done()))
    )
    const userId = await page.evaluate(() => (window as any).Pipit.getUser().id as string)
    await world.rest('DELETE', `/users/${userId}`)

    await expect.poll(texts).toEqual([])
    await connected
    await write('After')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    expect(told.filter(Boolean)).toEqual([])
  })
})
