import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { longTest } from './short-run'

let world: ChatWorld

const openContext = async () => {
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  return context
}

describe('Two tabs', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterEach(() => world.network.setDown(false))
  afterAll(() => world.close())

  test('show a message of one tab in the other once, and the same unread count in both', async () => {
    const context = await openContext()
    const left = await world.converse('Before', { context })
    const right = await world.visit({ context })
    await right.open()
    await expect.poll(right.texts).toEqual(['Before'])

    await left.write('From the left')
    await expect.poll(right.texts).toEqual(['Before', 'From the left'])
    await right.write('From the right')
    await expect.poll(left.texts).toEqual(['Before', 'From the left', 'From the right'])
    for (const tab of [left, right]) {
      await expect.poll(tab.messages).toMatchObject(Array(3).fill({ status: 'sent' }))
    }

    await left.launcher.click()
    await right.launcher.click()
    await world.say(left.id, 'Good morning')
    await world.say(left.id, 'How can I help?')
    for (const { badge } of [left, right]) await expect.poll(() => badge.textContent()).toBe('2')
    await right.open()
    for (const { badge } of [left, right]) await badge.waitFor({ state: 'hidden' })
    expect(await left.page.title()).toBe(await right.page.title())
  })

  longTest('share a conversation that begins in one of them', async () => {
    const context = await openContext()
    const right = await world.visit({ context })
    await right.open()
    const left = await world.converse('Begun on the left', { context })
    await expect.poll(right.messages).toMatchObject([{ text: 'Begun on the left', status: 'sent' }])
    await right.write('Gone on with on the right')
    await expect.poll(left.texts).toEqual(['Begun on the left', 'Gone on with on the right'])
    // The tabs share what is still on its way.
    await expect
      .poll(() => world.stored(left.id))
      .toEqual(['Begun on the left', 'Gone on with on the right'])
  })

  test('send queued messages once when both reconnect', async () => {
    const context = await openContext()
    const left = await world.converse('Before', { context })
    const right = await world.visit({ context })
    await right.open()
    await expect.poll(right.texts).toEqual(['Before'])

    world.network.setDown(true)
    await left.write('From the left')
    await right.write('From the right')
    await expect.poll(left.texts).toHaveLength(3)
    await expect.poll(right.texts).toHaveLength(3)
    world.network.setDown(false)
    for (const tab of [left, right]) {
      await expect.poll(tab.messages).toMatchObject(Array(3).fill({ status: 'sent' }))
    }
    const stored = await world.stored(left.id)
    expect([...stored].sort()).toEqual(['Before', 'From the left', 'From the right'])
    expect(await left.texts()).toEqual(stored)
    expect(await right.texts()).toEqual(stored)
  })

  test('send messages queued offline once after both were closed', async () => {
    const known = (await world.conversations()).length
    const context = await openContext()
    const [left, right] = [await world.visit({ context }), await world.visit({ context })]
    await left.open()
    await right.open()
    world.network.setDown(true)
    await left.write('Left 1')
    await left.write('Left 2')
    await right.write('Right 1')
    await right.write('Right 2')
    await expect.poll(left.texts).toHaveLength(4)
    await left.page.close()
    await right.page.close()

    world.network.setDown(false)
    const visitor = await world.visit({ context })
    await visitor.open()
    await expect.poll(visitor.messages).toMatchObject(Array(4).fill({ status: 'sent' }))
    expect(await world.conversations()).toHaveLength(known + 1)
    expect(await world.stored(await visitor.conversationId())).toEqual([
      'Left 1',
      'Left 2',
      'Right 1',
      'Right 2'
    ])
    expect(Object.keys(await visitor.stored()).filter(key => key.includes('outbox'))).toEqual([])
  })
})
