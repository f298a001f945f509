import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { Visitor } from './visitor'

/** Count of messages that arrive while the connection is dropped again and again. */
const ARRIVING = 30

let world: ChatWorld

/**
 * Ends a loss of responses; pending requests are lost with it, and new ones are refused at first.
 */
const failRequests = async ({ messages }: Visitor) => {
  const { network } = world
  network.setDown(true)
  network.losesAnswers = false
  await expect.poll(async () => (await messages()).at(-1)?.status).toBe('waiting')
  network.setDown(false)
}

const sent = (...texts: string[]) => texts.map(text => ({ text, status: 'sent' }))

describe('The messenger under network faults', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('makes one visitor, conversation and message when the first response is lost', async () => {
    const visitor = await world.visit()
    await visitor.open()
    world.network.losesAnswers = true
    await visitor.write('Is the blue one back?')
    await expect.poll(world.conversations).toHaveLength(1)
    expect(await visitor.messages()).toMatchObject([{ status: 'sending' }])

    await failRequests(visitor)
    await expect.poll(visitor.messages).toMatchObject(sent('Is the blue one back?'))
    expect(await world.conversations()).toHaveLength(1)
    const id = await visitor.conversationId()
    expect(await world.stored(id)).toEqual(['Is the blue one back?'])
    const { participants } = await world.rest<{ participants: { userId: string }[] }>(
      'GET',
      `/conversations/${id}/participants`
    )
    const userId = await visitor.page.evaluate(() => (window as any).Pipit.getUser().id)
    expect(participants.map(participant => participant.userId)).toEqual([userId])
  })

  test('stores a message once when its response is lost', async () => {
    const visitor = await world.converse('First')
    world.network.losesAnswers = true
    await visitor.write('Second')
    await expect.poll(() => world.stored(visitor.id)).toEqual(['First', 'Second'])
    await failRequests(visitor)
    await expect.poll(visitor.messages).toMatchObject(sent('First', 'Second'))
    await visitor.write('Third')
    await expect.poll(visitor.messages).toMatchObject(sent('First', 'Second', 'Third'))
    expect(await world.stored(visitor.id)).toEqual(['First', 'Second', 'Third'])
  })

  test('shows all messages once and in order when the connection drops while they arrive', async () => {
    const visitor = await world.converse('Tell me everything')
    const said = Array.from({ length: ARRIVING }, (_, index) => `Part ${index}`)
    for (const [index, text] of said.entries()) {
      if (index % 5 === 4) world.network.cut()
      await world.say(visitor.id, text)
    }
    await expect.poll(visitor.texts).toEqual(['Tell me everything', ...said])
    await world.say(visitor.id, 'That is all')
    await expect.poll(visitor.texts).toEqual(['Tell me everything', ...said, 'That is all'])
  })

  test('shows one bar when the connection is lost again right after it came back', async () => {
    const { chat } = await world.converse('Before')
    const bars = chat.locator('.bar')
    world.network.setDown(true)
    await chat.getByText('No connection. Trying again…').waitFor()
    world.network.setDown(false)
    await chat.getByText('Back online.').waitFor()
    world.network.setDown(true)
    await chat.getByText('No connection. Trying again…').waitFor()
    expect(await bars.allInnerTexts()).toEqual(['No connection. Trying again…'])
    world.network.setDown(false)
  })
})
