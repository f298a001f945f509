import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const PASSWORD = 'correct horse'

let world: ConsoleWorld

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const members = (page: Page) => page.getByRole('region', { name: 'Members' }).locator('bdi')

const openTeam = async (options?: BrowserContextOptions) => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`, options)
  await heading(page, 'Members').waitFor()
  return page
}

/** Chooses the role of the next invitation. */
const chooseRole = async (page: Page, role: string) => {
  await page.getByRole('button', { name: /^Role, / }).click()
  await page.getByRole('menuitemradio', { name: role, exact: true }).click()
}

/** Makes a link by a button, and reads it. */
const makeLink = async (page: Page, name: string, label: string) => {
  await button(page, name).click()
  return (await page.getByRole('region', { name: label }).textContent()) ?? ''
}

const fill = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
}

/** Lets someone join by a link, in a browser of their own. */
const join = async (link: string, email: string) => {
  const page = await world.open()
  await page.goto(link)
  await fill(page, email)
  await button(page, 'Join').click()
  await heading(page, 'No conversations yet').waitFor()
  return page
}

describe('The team', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('is invited by a link, which works once, and each member can be removed', async () => {
    const owner = await openTeam()
    await owner.getByText('No invitation waits.').waitFor()
    const link = await makeLink(owner, 'Invite someone', 'Link of the invitation')
    await owner.getByText(/^Agent, from .+, until /).waitFor()
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])

    const bob = await join(link, 'bob@example.com')
    const late = await world.open()
    await late.goto(link)
    await fill(late, 'carol@example.com')
    await button(late, 'Join').click()
    await late.getByText('This link does not work: it was used').waitFor()

    await owner.reload()
    await expect.poll(() => members(owner).allTextContents()).toContain('bob@example.com')
    await button(owner, 'Remove bob@example.com').click()
    const question = owner.getByRole('alertdialog')
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
    await button(owner, 'Cancel').click()
    await question.waitFor({ state: 'detached' })
    await button(owner, 'Remove bob@example.com').click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await owner.getByText('bob@example.com is removed.').waitFor()
    await expect.poll(() => members(owner).allTextContents()).not.toContain('bob@example.com')
    await bob.getByText('Your session has ended.').waitFor()
    await fill(bob, 'bob@example.com')
    await button(bob, 'Sign in').click()
    await bob.getByText('do not belong together').waitFor()
  })

  test('has no field for an address in its invitations where the server sends no mails', async () => {
    const owner = await openTeam()
    await button(owner, 'Invite someone').waitFor()
    expect(await owner.getByLabel('E-mail').count()).toBe(0)
  })

  longTest(
    'is joined although the answer was lost, and the next try leads to the sign-in',
    async () => {
      const owner = await openTeam()
      const page = await world.open()
      await page.goto(await makeLink(owner, 'Invite someone', 'Link of the invitation'))
      await page.route('**/console/api/join', async route => {
        await route.fetch()
        await route.abort()
      })
      await fill(page, 'hal@example.com')
      await button(page, 'Join').click()
      await page.getByText('The server cannot be reached.').waitFor()
      await page.unroute('**/console/api/join')
      // The session came with the answer.
      await page.context().clearCookies()
      await button(page, 'Join').click()
      await page.getByText('If you have just used it, go to sign-in.').waitFor()
      await button(page, 'Go to sign-in').click()
      await fill(page, 'hal@example.com')
      await button(page, 'Sign in').click()
      await heading(page, 'No conversations yet').waitFor()
    }
  )

  longTest('is joined on a phone after each wrong field is named', async () => {
    const owner = await openTeam()
    await chooseRole(owner, 'Admin')
    const link = await makeLink(owner, 'Invite someone', 'Link of the invitation')
    const page = await world.open(PHONE)
    await page.goto(link)
    await fill(page, 'no address', 'short')
    await button(page, 'Join').click()
    await page.getByText('Write an e-mail address').waitFor()
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await fill(page, world.server.demo.signIn.email)
    await button(page, 'Join').click()
    await page.getByText('Someone signs in with this e-mail already.').waitFor()
    await fill(page, 'dan@example.com')
    await button(page, 'Join').click()
    await heading(page, 'No conversations yet').waitFor()

    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Team' }).click()
    await heading(page, 'Members').waitFor()
    expect(await button(page, 'Remove dan@example.com').count()).toBe(0)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('is deactivated, says so when they sign in, and is activated again', async () => {
    const owner = await openTeam()
    const link = await makeLink(owner, 'Invite someone', 'Link of the invitation')
    const gus = await join(link, 'gus@example.com')
    await owner.reload()
    await button(owner, 'Deactivate gus@example.com').click()
    const question = owner.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await owner.getByText('gus@example.com is deactivated.').waitFor()
    await button(owner, 'Activate gus@example.com').waitFor()
    expect(await button(owner, 'Password link for gus@example.com').count()).toBe(0)
    expect(await findAccessibilityProblems(owner.mainFrame())).toEqual([])
    // By itself it finds out within 15 s, as at a removal.
    await gus.reload()
    await heading(gus, 'Sign in to Pipit').waitFor()
    await fill(gus, 'gus@example.com')
    await button(gus, 'Sign in').click()
    await gus.getByText('This account is deactivated.').waitFor()
    await button(owner, 'Activate gus@example.com').click()
    await owner.getByText('gus@example.com can sign in again.').waitFor()
    await button(gus, 'Sign in').click()
    await heading(gus, 'No conversations yet').waitFor()
  })

  test('withdraws an invitation, and gives a member another password by a link', async () => {
    const owner = await openTeam()
    const link = await makeLink(owner, 'Invite someone', 'Link of the invitation')
    const eve = await join(link, 'eve@example.com')
    await owner.reload()
    const label = 'Password link for eve@example.com'
    const reset = await makeLink(owner, label, label)
    const elsewhere = await world.open()
    await elsewhere.goto(reset)
    await elsewhere.getByLabel('New password').fill('another horse')
    await button(elsewhere, 'Set password').click()
    await heading(elsewhere, 'No conversations yet').waitFor()
    await eve.reload()
    await heading(eve, 'Sign in to Pipit').waitFor()

    const withdrawn = await makeLink(owner, 'Invite someone', 'Link of the invitation')
    await button(owner, 'Withdraw').first().click()
    await owner.getByText('The invitation has ended.').waitFor()
    await owner.getByRole('region', { name: 'Link of the invitation' }).waitFor({ state: 'hidden' })
    await elsewhere.goto('about:blank')
    await elsewhere.goto(withdrawn)
    await fill(elsewhere, 'fay@example.com')
    await button(elsewhere, 'Join').click()
    await elsewhere.getByText('This link does not work: it was used').waitFor()
  })

  longTest('says that it could not be loaded, and loads it again', async () => {
    const page = await openTeam()
    await page.route('**/console/api/team', route => route.abort())
    await page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Team' }).click()
    await page.getByText('The team could not be loaded.').waitFor()
    await page.unroute('**/console/api/team')
    await button(page, 'Try again').click()
    await heading(page, 'Members').waitFor()
  })
})
