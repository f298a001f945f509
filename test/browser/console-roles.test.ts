import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { hasFocus } from './seen-walk'
import { longTest } from './short-run'
import { openTeamDoor } from './team-members'

let world: ConsoleWorld

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const screens = (page: Page) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allTextContents()

const openTeam = async () => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
  await heading(page, 'Members').waitFor()
  return page
}

const chooseRole = async (page: Page, shown: string, role: string) => {
  await button(page, shown).click()
  await page.getByRole('menuitemradio', { name: role, exact: true }).click()
}

/** Lets someone join as an agent, in a browser of their own. */
const joinAsAgent = async (owner: Page, email: string) => {
  await button(owner, 'Invite someone').click()
  const link = await owner.getByRole('region', { name: 'Link of the invitation' }).textContent()
  const page = await world.open()
  await page.goto(link ?? '')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('correct horse')
  await button(page, 'Join').click()
  await heading(page, 'No conversations yet').waitFor()
  await owner.reload()
  await button(owner, `Role of ${email}, Agent`).waitFor()
  return page
}

const goTo = (page: Page, screen: string) =>
  page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/${screen}`)

describe('A role in the console', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('shows the screens that are for it, says so at the others, and changes without a sign-in', async () => {
    const owner = await openTeam()
    const bob = await joinAsAgent(owner, 'bob@example.com')
    expect(await screens(bob)).toEqual(['Inbox'])
    await bob.getByText('Conversations are listed here as soon as a visitor writes.').waitFor()
    await button(bob, 'Account: bob@example.com').click()
    expect(await bob.getByRole('menuitem', { name: 'Team' }).count()).toBe(0)
    await bob.getByRole('menuitem', { name: 'Your account' }).click()
    await heading(bob, 'Your account').waitFor()
    for (const screen of ['team', 'app', 'integrations', 'replies']) {
      await goTo(bob, screen)
      await heading(bob, 'This page is not for your role').waitFor()
    }
    await bob.getByText('Your role is: Agent.').waitFor()
    expect(await findAccessibilityProblems(bob.mainFrame())).toEqual([])

    await button(owner, 'Role of bob@example.com, Agent').click()
    await owner.getByText('Also changes settings, integrations and saved replies').waitFor()
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
    await owner.getByRole('menuitemradio', { name: 'Admin', exact: true }).click()
    await owner.getByText('The role of bob@example.com is changed.').waitFor()
    await bob.reload()
    await heading(bob, 'Saved replies').waitFor()
    expect(await screens(bob)).toContain('Integrations')
    await goTo(bob, 'team')
    await bob.getByText('The link is for an agent.').waitFor()
    expect(await bob.getByRole('button', { name: /^(Remove|Role of) / }).count()).toBe(0)

    await goTo(bob, 'keys')
    await heading(bob, 'This page is not for your role').waitFor()
    await goTo(bob, 'app')
    await bob.getByLabel('Name', { exact: true }).fill('Not my shop')
    expect(await bob.getByRole('link', { name: 'API keys' }).count()).toBe(0)
    expect(await button(bob, 'Delete app').count()).toBe(0)
    await chooseRole(owner, 'Role of bob@example.com, Admin', 'Agent')
    await button(owner, 'Role of bob@example.com, Agent').waitFor()
    await button(bob, 'Save changes').click()
    await heading(bob, 'This page is not for your role').waitFor()
    expect(await screens(bob)).toEqual(['Inbox'])
  })

  longTest(
    'of an agent shows the apps that they belong to, and none once they are taken out',
    async () => {
      const owner = await openTeam()
      const eve = await joinAsAgent(owner, 'eve@example.com')
      const row = owner.getByRole('listitem').filter({ hasText: 'eve@example.com' })
      await row.getByText(/^Answers in: /).waitFor()
      const change = async (isIn: boolean) => {
        await button(owner, 'Apps of eve@example.com').click()
        const window = owner.getByRole('dialog')
        await window.getByRole('checkbox').setChecked(isIn)
        expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
        await window.getByRole('button', { name: 'Save changes' }).click()
        await owner.getByText('The apps of eve@example.com are changed.').waitFor()
        await window.waitFor({ state: 'detached' })
      }
      await change(false)
      await row.getByText('Belongs to no app, and sees none.').waitFor()
      await eve.reload()
      await eve.getByText('No app is open to you.').waitFor()
      await button(eve, 'Try again').click()
      await eve.getByText('Nothing has changed yet.').waitFor()
      await eve.route('**/console/api/me', route => route.abort())
      await button(eve, 'Try again').click()
      await eve.getByText('The server cannot be reached.').waitFor()
      expect(await eve.getByText('Nothing has changed yet.').count()).toBe(0)
      await eve.unroute('**/console/api/me')
      expect(await findAccessibilityProblems(eve.mainFrame())).toEqual([])
      await change(true)
      await row.getByText(/^Answers in: /).waitFor()
      await button(eve, 'Try again').click()
      await heading(eve, 'No conversations yet').waitFor()
    }
  )

  longTest('that another owner has given meanwhile stays when apps are saved', async () => {
    await (await openTeamDoor(world.server)).join('ida@example.com')
    const owner = await openTeam()
    const other = await openTeam()
    await chooseRole(other, 'Role of ida@example.com, Agent', 'Admin')
    await other.getByText('The role of ida@example.com is changed.').waitFor()

    await button(owner, 'Apps of ida@example.com').click()
    const window = owner.getByRole('dialog')
    await window.getByRole('checkbox').setChecked(false)
    await window.getByRole('button', { name: 'Save changes' }).click()
    await owner.getByText('ida@example.com is no agent any more').waitFor()
    await button(owner, 'Role of ida@example.com, Admin').waitFor()
    await hasFocus(owner.getByRole('list', { name: 'Members' }))
    expect(await button(owner, 'Apps of ida@example.com').count()).toBe(0)
    await other.reload()
    await button(other, 'Role of ida@example.com, Admin').waitFor()
  })

  longTest('of the last owner stays, and their own one is changed after a question', async () => {
    const owner = await openTeam()
    const { email } = world.server.demo.signIn
    await chooseRole(owner, `Role of ${email}, Owner`, 'Admin')
    const question = owner.getByRole('alertdialog')
    await question.getByText('Only another owner can give it back.').waitFor()
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
    await question.getByRole('button', { name: 'Change role' }).click()
    await question.getByText('The team needs an owner.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await button(owner, `Role of ${email}, Owner`).waitFor()
  })
})
