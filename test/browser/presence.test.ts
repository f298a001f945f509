import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsole } from './agent'
import { borrowChatWorld, openChatWorld, type ChatWorld, type SharedWorld } from './chat-world'
import { openListening, receive, TONES, tonesOf, untilLive } from './listening'
import { longTest } from './short-run'

let world: ChatWorld

const act = (id: string, type: string) =>
  world.rest('POST', `/conversations/${id}/activity`, { author: { type: 'business' }, type })

describe('Presence', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('shows that the business types, until it writes or stops', async () => {
    const visitor = await world.converse('Hello')
    const sign = visitor.chat.locator('.typing-indicator')
    await untilLive(world, visitor)
    await act(visitor.id, 'typing:stop')
    await sign.waitFor({ state: 'detached' })
    await act(visitor.id, 'typing:start')
    await sign.waitFor()
    await world.say(visitor.id, 'Good morning')
    await sign.waitFor({ state: 'detached' })
  })

  longTest('shows the console that the visitor types', async () => {
    const visitor = await world.converse('Anybody?')
    const desk = await openConsole(world)
    await desk.getByText('Anybody?').click()
    const sign = desk.getByText('is typing…')
    // A sign that is given before the console listens is not kept for it.
    await expect
      .poll(async () => {
        await visitor.composer.pressSequentially('I wo')
        return sign.isVisible()
      })
      .toBe(true)
    await visitor.composer.press('Enter')
    await sign.waitFor({ state: 'detached' })
  })

  test('shows that a message was delivered, and then that it was seen', async () => {
    const visitor = await world.converse('First')
    const desk = await openConsole(world)
    await visitor.write('Second')
    await expect
      .poll(visitor.messages)
      .toMatchObject([{ status: 'delivered' }, { text: 'Second', status: 'delivered' }])
    await desk.getByText('Second').click()
    await expect.poll(visitor.messages).toMatchObject([{ status: 'read' }, { status: 'read' }])
    await visitor.page.reload()
    await visitor.open()
    await expect.poll(visitor.messages).toMatchObject([{ status: 'read' }, { status: 'read' }])
  })
})

describe('Presence, in a browser with sounds', () => {
  let loud: SharedWorld

  beforeAll(async () => {
    loud = await borrowChatWorld({ isWhole: true })
  })
  afterAll(() => loud.close())

  test('a new message plays one sound, however many tabs there are', async () => {
    const context = await openListening(loud)
    const visitor = await loud.converse('Hello', { context })
    await untilLive(loud, visitor)
    const other = await loud.visit({ context })
    await other.open()
    await other.composer.click()
    await expect.poll(other.texts).toEqual(['Hello'])
    await receive(loud, visitor, visitor.id, 'Good morning')
    await expect.poll(() => tonesOf(context)).toBe(TONES)
    await receive(loud, other, visitor.id, 'How can I help?')
    await expect.poll(() => tonesOf(context)).toBe(2 * TONES)
  })
})
