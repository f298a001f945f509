import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'

const HERE = 'Merge into this conversation'
const THERE = 'Merge this conversation into it'
const WHOLE = ['Where is my lock?', 'Your order is on its way.', 'And my pump?', 'It is here.']

let world: ChatWorld

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Merge the two conversations?' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A visitor whose messages alternate between two conversations; the first is open in their browser. */
const openTwo = async () => {
  const visitor = await world.converse(WHOLE[0]!)
  const userId = await visitor.page.evaluate(() => (window as any).Pipit.getUser().id)
  const { conversation } = await world.rest<{ conversation: { id: string } }>(
    'POST',
    '/conversations',
    { type: 'personal', participants: [{ userId }] }
  )
  await world.say(conversation.id, WHOLE[1]!)
  await visitor.write(WHOLE[2]!)
  await expect
    .poll(visitor.messages)
    .toMatchObject([{}, { status: expect.stringMatching(/sent|delivered|read/) }])
  await world.say(conversation.id, WHOLE[3]!)
  return { visitor, otherId: conversation.id }
}

const openThread = async (conversationId: string) => {
  const page = await openConsole(world)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(
    hash => (location.hash = hash),
    `#/${world.server.demo.appId}/inbox/${conversationId}`
  )
  return page
}

describe('Two conversations of a person in the console', () => {
  beforeAll(async () => {
    world = await openChatWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())

  test('become one after a question, at once for colleagues and in the open messenger', async () => {
    const { visitor, otherId } = await openTwo()
    const [page, colleague] = [await openThread(visitor.id), await openThread(otherId)]
    for (const each of [page, colleague]) await expect.poll(() => shown(each)).toHaveLength(2)
    const field = colleague.getByRole('textbox', { name: 'Write a reply', exact: true })
    await field.fill('It has')
    await press(page, HERE)
    await question(page).getByText('This cannot be undone.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    expect(await world.stored(otherId)).toEqual([WHOLE[1], WHOLE[3]])

    await press(page, HERE)
    await page.route('**/merge', async route => {
      await route.fetch()
      await route.abort()
    })
    await question(page).getByRole('button', { name: 'Merge' }).click()
    await question(page)
      .getByRole('alert')
      .getByText(/server/i)
      .waitFor()
    await page.unroute('**/merge')
    await question(page).getByRole('button', { name: 'Merge' }).click()
    await question(page).waitFor({ state: 'detached' })
    for (const each of [page, colleague]) {
      await expect.poll(() => shown(each)).toEqual(WHOLE)
      await each.getByText('merged another conversation into this one').waitFor()
      await expect.poll(() => each.getByRole('button', { name: HERE }).count()).toBe(0)
    }
    // What a colleague was writing in the one that is gone went along.
    expect(colleague.url()).toContain(visitor.id)
    expect(await field.inputValue()).toBe('It has')
    expect(await isFocused(field)).toBe(true)
    await expect.poll(visitor.texts).toEqual(WHOLE)
    expect(await world.stored(visitor.id)).toEqual(WHOLE)

    await visitor.write('Thank you')
    for (const each of [page, colleague]) {
      await expect.poll(() => shown(each)).toEqual([...WHOLE, 'Thank you'])
    }
    await visitor.page.reload()
    await visitor.open()
    await expect.poll(visitor.texts).toEqual([...WHOLE, 'Thank you'])
  })

  test('lead from a link to a message of the one that is gone to that message', async () => {
    const { visitor, otherId } = await openTwo()
    const { messages } = await world.rest<{ messages: { id: string }[] }>(
      'GET',
      `/conversations/${otherId}/messages`
    )
    const messageId = messages[0]!.id
    await world.rest('POST', `/conversations/${visitor.id}/merge`, {
      sourceConversationId: otherId
    })
    const page = await openThread(`${otherId}/${messageId}`)
    await expect.poll(() => shown(page)).toEqual(WHOLE)
    await page.locator('.message[data-linked]', { hasText: WHOLE[1]! }).waitFor()
    expect(page.url()).toContain(`${visitor.id}/${messageId}`)
  })

  test('leave the one that goes on in channels, from whichever it is asked for', async () => {
    const { visitor, otherId } = await openTwo()
    // The newest message is the visitor's own.
    await visitor.write('Hello?')
    await expect.poll(visitor.messages).toHaveLength(3)
    const page = await openThread(otherId)
    await press(page, THERE)
    await question(page).getByRole('button', { name: 'Merge' }).click()
    await expect.poll(() => shown(page)).toEqual([...WHOLE, 'Hello?'])
    expect(page.url()).toContain(visitor.id)
    await expect.poll(visitor.texts).toEqual([...WHOLE, 'Hello?'])
    await expect.poll(() => page.locator(`.row[data-conversation-id="${otherId}"]`).count()).toBe(0)
  })
})
