import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'

let world: ConsoleWorld

const address = (conversationId: string) => `#/${world.server.demo.appId}/inbox/${conversationId}`

/** Lets Bob join the team, in a browser of his own. */
const joinAsBob = async (owner: Page): Promise<Page> => {
  const api = `${world.server.url}/console/api`
  const { csrfToken } = await (await owner.request.get(`${api}/me`)).json()
  const invited = await owner.request.post(`${api}/team/invitations`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { role: 'admin' }
  })
  const { token } = await invited.json()
  const context = await world.browser.newContext({ viewport: { width: 360, height: 640 } })
  onTestFinished(() => context.close())
  const joined = await context.request.post(`${api}/join`, {
    data: { token, email: 'bob@example.com', password: 'correct horse battery' }
  })
  expect(joined.ok()).toBe(true)
  const page = await context.newPage()
  await page.goto(`${world.server.url}/console/`)
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  return page
}

const open = (page: Page, conversationId: string) =>
  page.evaluate(hash => (location.hash = hash), address(conversationId))
const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a reply', exact: true })
const state = (page: Page) => page.locator('.colleagues')

describe('A conversation that colleagues have open', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('says who else is there and who writes, until they leave, and tells the visitor nothing', async () => {
    const { email } = world.server.demo.signIn
    const visitor = await world.visit('A question', { givenName: 'Ann' })
    const owner = await world.openSignedIn(address(visitor.conversationId))
    const second = await world.openSignedIn(address(visitor.conversationId))
    await composer(second).waitFor()
    const bob = await joinAsBob(owner)
    await open(bob, visitor.conversationId)
    await state(bob).getByText(`Also here: ${email}`).waitFor()
    await state(owner).getByText('Also here: bob@example.com').waitFor()
    expect(await state(owner).textContent()).not.toContain(email)

    await composer(bob).fill('Let me see')
    await state(owner).getByText('Writing a reply: bob@example.com').waitFor()
    for (const page of [owner, bob]) {
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    }
    await composer(bob).press('Enter')
    await state(owner).getByText('Also here: bob@example.com').waitFor()

    await bob.getByRole('button', { name: 'Add', exact: true }).click()
    await bob.getByRole('menuitem', { name: 'Location', exact: true }).click()
    await bob.getByLabel('Latitude').fill('1')
    await state(owner).getByText('Writing a reply: bob@example.com').waitFor()
    await bob.keyboard.press('Escape')
    await state(owner).getByText('Also here: bob@example.com').waitFor()

    await bob.getByRole('link', { name: 'Back to the conversations' }).click()
    await expect.poll(() => state(owner).textContent()).toBe('')
    await open(bob, visitor.conversationId)
    await state(owner).getByText('Also here: bob@example.com').waitFor()
    await bob.goto('about:blank')
    await expect.poll(() => state(owner).textContent()).toBe('')
    expect(await visitor.read()).toEqual(['A question', 'Let me see'])
  })
})
