import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused, tabTo } from './keyboard'
import { longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const WRONG = 'Meant for somebody else'

let world: ChatWorld

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const deleteButton = (page: Page, text: string) =>
  page
    .getByRole('log')
    .locator('.message', { hasText: text })
    .getByRole('button', { name: 'Delete message' })
const hasFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)
const check = async (page: Page) =>
  expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])

const show = async (page: Page, conversationId: string) => {
  await page.evaluate(
    hash => (location.hash = hash),
    `#/${world.server.demo.appId}/inbox/${conversationId}`
  )
  await page.getByRole('log').locator('.bubble').first().waitFor()
  return page
}
const openThread = async (conversationId: string) => show(await openConsole(world), conversationId)

/** Makes a conversation of a visitor beside the one that goes on in their channels. */
const addConversation = async ({ page }: Visitor, text: string) => {
  const userId = await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id)
  const { conversation } = await world.rest<{ conversation: { id: string } }>(
    'POST',
    '/conversations',
    { type: 'personal', participants: [{ userId }] }
  )
  await world.say(conversation.id, text)
  return conversation.id
}

/** Lets someone join as an agent of the demo app, in a browser of their own. */
const joinAsAgent = async (owner: Page, options: BrowserContextOptions = {}) => {
  const api = `${world.url}/console/api`
  const { csrfToken } = await (await owner.request.get(`${api}/me`)).json()
  const invited = await owner.request.post(`${api}/team/invitations`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { role: 'agent', appIds: [world.server.demo.appId] }
  })
  const { token } = await invited.json()
  const context = await world.browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const joined = await page.request.post(`${api}/join`, {
    data: { token, email: 'bob@example.com', password: 'correct horse battery' }
  })
  expect(joined.ok()).toBe(true)
  await page.goto(`${world.url}/console/`)
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  return page
}

describe('Deletion in the console', () => {
  beforeAll(async () => {
    world = await openChatWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())

  test('takes a message away by keys alone, for colleagues and the visitor at once', async () => {
    const visitor = await world.converse('Where is my lock?')
    await world.say(visitor.id, WRONG)
    await world.say(visitor.id, 'On its way.')
    const [page, colleague] = [await openThread(visitor.id), await openThread(visitor.id)]
    for (const each of [page, colleague]) await expect.poll(() => shown(each)).toHaveLength(3)

    await page.getByRole('textbox', { name: /^Write a reply/ }).focus()
    await tabTo(page, deleteButton(page, 'On its way.'), 'Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await hasFocus(deleteButton(page, WRONG))
    await page.keyboard.press('Enter')
    const asked = question(page, 'Delete this message?')
    await asked.getByText(WRONG).waitFor()
    await asked.getByText('It is gone for the visitor too.').waitFor()
    await hasFocus(asked.getByRole('button', { name: 'Cancel' }))
    await check(page)
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await hasFocus(deleteButton(page, WRONG))
    expect(await world.stored(visitor.id)).toContain(WRONG)

    await page.keyboard.press('Enter')
    await page.route('**/messages/*', route => route.abort())
    await hasFocus(asked.getByRole('button', { name: 'Cancel' }))
    await tabTo(page, asked.getByRole('button', { name: 'Delete' }))
    await page.keyboard.press('Enter')
    await asked
      .getByRole('alert')
      .getByText(/server/i)
      .waitFor()
    await page.unroute('**/messages/*')
    await page.keyboard.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await hasFocus(page.getByRole('log'))
    for (const each of [page, colleague]) {
      await expect.poll(() => shown(each)).toEqual(['Where is my lock?', 'On its way.'])
    }
    await expect.poll(visitor.texts).toEqual(['Where is my lock?', 'On its way.'])
    expect(await world.stored(visitor.id)).toEqual(['Where is my lock?', 'On its way.'])
  })

  test('takes a conversation away, for colleagues and the visitor at once', async () => {
    const visitor = await world.converse('Hello')
    const id = await addConversation(visitor, 'About your order')
    const [page, colleague] = [await openThread(id), await openThread(id)]
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
    const asked = question(page, 'Delete this conversation?')
    await asked.getByText('This cannot be undone.').waitFor()
    await check(page)
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await hasFocus(button(page, 'More actions'))

    await colleague.getByRole('textbox', { name: /^Write a reply/ }).fill('It will be')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete conversation' }).press('Enter')
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('The conversation is deleted.').waitFor()
    await page.getByText('Choose a conversation to read and answer it.').waitFor()
    await hasFocus(page.locator('a[data-conversation-id]').first())
    expect(await page.locator(`[data-conversation-id="${id}"]`).count()).toBe(0)
    await colleague.getByText('This conversation is not there any more.').waitFor()
    await hasFocus(colleague.getByRole('heading', { name: 'Not found' }))
    const written = colleague.getByRole('textbox', { name: 'What you wrote here' })
    expect(await written.inputValue()).toBe('It will be')
    await check(colleague)
    await button(colleague, 'Remove').click()
    await written.waitFor({ state: 'detached' })
    await hasFocus(colleague.getByRole('heading', { name: 'Not found' }))
    await expect
      .poll(() => world.conversations())
      .not.toContainEqual(expect.objectContaining({ id }))
  })

  longTest(
    'says why the conversation that goes on in the channels of its person stays',
    async () => {
      const visitor = await world.converse('Hello')
      const page = await openThread(visitor.id)
      await button(page, 'More actions').click()
      await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
      const kept = question(page, 'This conversation cannot be deleted')
      await kept.getByText('It goes on in the channels of its person.').waitFor()
      await check(page)
      expect(await kept.getByRole('button').allTextContents()).toEqual(['Close'])
      await kept.getByRole('button', { name: 'Close' }).click()
      await kept.waitFor({ state: 'detached' })
      await hasFocus(button(page, 'More actions'))
    }
  )

  longTest('is for agents, by touch on a phone too, of messages alone', async () => {
    const visitor = await world.converse('Hello')
    await world.rest('POST', `/conversations/${visitor.id}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'He called twice' },
      destination: { integrationType: 'none' }
    })
    const page = await show(await joinAsAgent(await openConsole(world), PHONE), visitor.id)
    await button(page, 'Assign').waitFor()
    expect(await button(page, 'More actions').count()).toBe(0)
    const opacity = await deleteButton(page, 'He called twice').evaluate(
      element => getComputedStyle(element).opacity
    )
    expect(opacity).toBe('1')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await deleteButton(page, 'He called twice').tap()
    const asked = question(page, 'Delete this message?')
    await asked.getByText('The note is gone for the whole team.').waitFor()
    await asked.getByRole('button', { name: 'Delete' }).tap()
    await expect.poll(() => shown(page)).toEqual(['Hello'])
    expect(await world.stored(visitor.id)).toEqual(['Hello'])
  })
})
