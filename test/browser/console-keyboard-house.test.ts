import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { isOnPostgres } from '../util/test-database'
import { startReceiver } from '../util/webhook-receiver'
import { heading, nameField } from './connect-screens'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { enter, goTo, hasFocus, keepsFocus, retype } from './seen-walk'
import { openTeamDoor } from './team-members'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

let world: ConsoleWorld
let rest: Rest

const open = async (screen: string, title: string) => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/${screen}`)
  await hasFocus(heading(page, title))
  return page
}

const named = (page: Page) => ({
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  link: (name: string) => page.getByRole('link', { name, exact: true }),
  region: (name: string) => page.getByRole('region', { name, exact: true }),
  box: (name: string) => page.getByRole('checkbox', { name, exact: true })
})

/** Finds axe problems of what is shown. A window hides all that a whole page has to have. */
const check = async (page: Page, tags = ['best-practice']) =>
  expect(await findAccessibilityProblems(page.mainFrame(), tags)).toEqual([])

/** Answers an open question with the button after the one that has the focus. */
const confirm = async (page: Page, question: Locator) => {
  await question.waitFor()
  await check(page, [])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
}

describe('By keyboard alone, an owner', () => {
  beforeAll(async () => {
    world = await openConsoleWorld({ PIPIT_WEBHOOK_PRIVATE: '1' })
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('invites an admin, withdraws that, and removes a member, and the focus is never lost', async () => {
    const page = await open('team', 'Team')
    const { button, region } = named(page)
    await enter(page, button('Role, Agent'))
    await page.getByRole('menu', { name: 'Role' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await hasFocus(button('Role, Admin'))
    await enter(page, button('Invite someone'))
    await page.getByText(/^Admin, from .+, until /).waitFor()
    await goTo(page, region('Link of the invitation'))
    const link = (await region('Link of the invitation').textContent()) ?? ''
    await check(page)

    const bob = await world.open()
    await bob.goto(link)
    await bob.getByLabel('E-mail').fill('bob@example.com')
    await bob.getByLabel('Password').fill('correct horse')
    await bob.keyboard.press('Enter')
    await bob.getByRole('button', { name: 'Account: bob@example.com' }).waitFor()

    await page.reload()
    await hasFocus(heading(page, 'Team'))
    await enter(page, button('Invite someone'))
    await enter(page, button('Withdraw'))
    await page.getByText('No invitation waits.').waitFor()
    const members = page.getByRole('list', { name: 'Members' })
    await hasFocus(members)
    await enter(page, button('Deactivate bob@example.com'))
    await confirm(page, page.getByRole('alertdialog', { name: 'Deactivate bob@example.com?' }))
    await members.getByText('Deactivated', { exact: true }).waitFor()
    await hasFocus(members)
    await enter(page, button('Remove bob@example.com'))
    await confirm(page, page.getByRole('alertdialog', { name: 'Remove bob@example.com?' }))
    await members.getByText('bob@example.com').waitFor({ state: 'detached' })
    await hasFocus(members)
    await check(page)
  })

  test('changes role and apps of a member, lets them in again, and the focus is never lost', async () => {
    const carl = 'carl@example.com'
    await (await openTeamDoor(world.server)).join(carl)
    const page = await open('team', 'Team')
    const { button, region } = named(page)
    const members = page.getByRole('list', { name: 'Members' })
    const choose = async (from: string, key: string, to: string) => {
      await enter(page, button(`Role of ${carl}, ${from}`))
      await page.getByRole('menu', { name: `Role of ${carl}` }).waitFor()
      await page.keyboard.press(key)
      await page.keyboard.press('Enter')
      await hasFocus(button(`Role of ${carl}, ${to}`))
    }
    await choose('Agent', 'ArrowDown', 'Admin')
    await page.getByText(`The role of ${carl} is changed.`).waitFor()
    await choose('Admin', 'ArrowUp', 'Agent')

    await enter(page, button(`Apps of ${carl}`))
    const window = page.getByRole('dialog', { name: `Apps of ${carl}` })
    await goTo(page, window.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    await check(page, [])
    await enter(page, button('Save changes'))
    await page.getByText(`The apps of ${carl} are changed.`).waitFor()
    await hasFocus(button(`Apps of ${carl}`))

    await enter(page, button(`Password link for ${carl}`))
    await goTo(page, region(`Password link for ${carl}`))
    await check(page)
    await enter(page, button(`Deactivate ${carl}`))
    await confirm(page, page.getByRole('alertdialog', { name: `Deactivate ${carl}?` }))
    await hasFocus(members)
    await enter(page, button(`Activate ${carl}`))
    await page.getByText(`${carl} can sign in again.`).waitFor()
    await hasFocus(members)
    await check(page)
  })

  test('changes a group, and deletes it', async () => {
    await rest('POST', '/groups', { name: 'Sales' })
    const page = await open('team', 'Team')
    const { button } = named(page)
    await enter(page, button('Edit the group Sales'))
    await goTo(page, page.getByRole('textbox', { name: 'Name' }))
    await retype(page, 'Shop')
    await check(page, [])
    await page.keyboard.press('Enter')
    await button('Edit the group Shop').waitFor()
    await keepsFocus(page)
    await enter(page, button('Delete the group Shop'))
    await confirm(page, page.getByRole('alertdialog'))
    await page.getByText('The group “Shop” is deleted.').waitFor()
    await hasFocus(button('New group'))
    await check(page)
  })

  test('makes a key for a custom integration, and deletes it', async () => {
    await rest('POST', '/integrations', {
      type: 'custom',
      displayName: 'Order bot',
      webhooks: [{ target: 'https://bot.example.com/', triggers: ['conversation:message'] }]
    })
    const page = await open('app', 'App settings')
    const { button, link, region } = named(page)
    await enter(page, link('API keys'))
    await hasFocus(heading(page, 'API keys'))
    await enter(page, button('New key'))
    await hasFocus(nameField(page))
    await page.keyboard.type('Till')
    await goTo(page, page.getByRole('radio', { name: 'The whole app' }))
    await page.keyboard.press('ArrowDown')
    const program = page.getByRole('combobox', { name: 'Custom integration' })
    await goTo(page, program)
    expect(await program.locator('option:checked').textContent()).toBe('Order bot')
    await check(page, [])
    await enter(page, button('Create key'))
    const made = page.getByRole('dialog', { name: 'The key “Till” is there' })
    await made.waitFor()
    await goTo(page, region('Secret of the key'))
    await check(page, [])
    await enter(page, made.getByRole('button', { name: 'Close' }))
    await hasFocus(button('New key'))
    await page.getByText('Reaches people and conversations, for Order bot').waitFor()
    await check(page)
    await enter(page, button('Delete key Till'))
    await confirm(page, page.getByRole('alertdialog', { name: 'Delete this key?' }))
    await hasFocus(button('New key'))
  })

  test('makes a custom integration, tries its webhook, adds another one and deletes it', async () => {
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const page = await open('connect-custom', 'Custom integration')
    const { button, box, region } = named(page)
    await goTo(page, nameField(page))
    await page.keyboard.type('Keyboard bot')
    await goTo(page, page.getByRole('textbox', { name: 'Address' }))
    await page.keyboard.type(receiver.url)
    await goTo(page, box('A conversation has begun.'))
    await page.keyboard.press('Space')
    await enter(page, button('Make integration'))
    await hasFocus(heading(page, 'Keyboard bot'))
    await goTo(page, region('Secret of the webhook'))
    await check(page)
    await enter(page, button('Send a test'), 'Shift+Tab')
    await receiver.until(1)
    await enter(page, button('Body and answer'))
    await goTo(page, region('Body'))
    await check(page)
    await enter(page, button('Add webhook'))
    await hasFocus(page.getByRole('textbox', { name: 'Address' }))
    await page.keyboard.type('https://other.example.com/')
    await page.keyboard.press('Enter')
    await page.getByText('The webhook is there.').waitFor()
    await hasFocus(button('Add webhook'))
    await enter(page, button('Delete').last(), 'Shift+Tab')
    await confirm(page, page.getByRole('alertdialog', { name: 'Delete this webhook?' }))
    await hasFocus(button('Add webhook'))
    await page.getByRole('heading', { name: 'https://other.example.com/' }).waitFor({
      state: 'detached'
    })
  })

  test('changes a webhook, and sends its event again', async () => {
    const receiver = await startReceiver(() => 404)
    onTestFinished(() => receiver.close())
    const { integration } = await rest<{ integration: { id: string } }>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Changed bot',
      webhooks: [{ target: 'https://bot.example.com/', triggers: ['conversation:message'] }]
    })
    const page = await open(`integrations/${integration.id}`, 'Changed bot')
    const { button, region } = named(page)
    await enter(page, button('Edit'))
    await hasFocus(page.getByRole('textbox', { name: 'Address' }))
    await retype(page, receiver.url)
    await check(page, [])
    await page.keyboard.press('Enter')
    await page.getByText('The webhook is saved.').waitFor()
    await hasFocus(button('Edit'))
    await enter(page, button('Send a test'), 'Shift+Tab')
    await receiver.until(1)
    await enter(page, button('Body and answer'))
    await goTo(page, region('Body'))
    await enter(page, button('Send again'))
    await receiver.until(2)
    await page.getByText('Sent. The outcome is the newest attempt.').waitFor()
    await check(page)
  })

  test('goes from the team to the audit log, and filters it', async () => {
    await rest('PATCH', '', { displayName: 'Bakery' })
    const page = await open('team', 'Team')
    await enter(page, named(page).link('Audit log'))
    await hasFocus(heading(page, 'Audit log'))
    await page.getByRole('listitem').filter({ hasText: 'App changed' }).first().waitFor()
    await check(page)
    await goTo(page, page.getByLabel('Entries about', { exact: true }))
    await page.keyboard.press('End')
    await page.getByText('There are no entries.', { exact: true }).waitFor()
    await check(page)
  })

  test('finds a person, and deletes them once their name is typed', async () => {
    await world.visit('Hello', { givenName: 'Dora', surname: 'Duck' })
    const page = await open('app', 'App settings')
    const { button, link } = named(page)
    await enter(page, link('Privacy'))
    await hasFocus(heading(page, 'Privacy'))
    await goTo(page, page.getByRole('textbox', { name: 'Name, e-mail or id' }))
    await page.keyboard.type('duck')
    await page.keyboard.press('Enter')
    await enter(page, link('Dora Duck'))
    await hasFocus(heading(page, 'Data of a person'))
    await goTo(page, button('Download'))
    await check(page)
    await goTo(page, page.getByRole('radio', { name: /^The person, / }))
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Erase personal data' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await goTo(page, page.getByRole('textbox', { name: 'Type their name, Dora Duck' }))
    await retype(page, 'Dora Duck')
    await page.keyboard.press('Enter')
    await page.getByText('The person is deleted.').waitFor()
    await hasFocus(heading(page, 'Privacy'))
  })

  test.skipIf(isOnPostgres)('looks after the server, and backs it up', async () => {
    const page = await open('team', 'Team')
    const { button, link, region } = named(page)
    await enter(page, link('Health'))
    await hasFocus(heading(page, 'Health'))
    await region('This process').waitFor()
    await enter(page, button('Back up now'))
    await region('Backup').getByText('Last backup:').waitFor()
    await goTo(page, region('Metrics').getByRole('region', { name: 'Command' }))
    await check(page)
  })

  test('signs out other browsers, one and then all', async () => {
    for (let count = 0; count < 3; count++) {
      await world.signIn(await world.open({ userAgent: FIREFOX }))
    }
    const page = await open('account', 'Your account')
    const { region } = named(page)
    const panel = region('Where you are signed in')
    await enter(page, panel.getByRole('button', { name: 'Sign out: Firefox, Windows' }).first())
    await page.getByText('Signed out: Firefox, Windows').first().waitFor()
    await expect.poll(() => panel.getByText('Firefox').count()).toBe(2)
    await keepsFocus(page)
    await enter(page, panel.getByRole('button', { name: 'Sign out everywhere else' }))
    await page.getByText('You are signed out everywhere else.').waitFor()
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)
    await keepsFocus(page)
    await check(page)
  })

  // The last one: it changes the password.
  test('keeps their name, what visitors see of them, and their password', async () => {
    const page = await open('account', 'Your account')
    const { region } = named(page)
    await goTo(page, page.getByRole('textbox', { name: 'Name', exact: true }))
    await retype(page, 'Ann Baker')
    await page.keyboard.press('Enter')
    await page.getByText('Your name is saved.').waitFor()
    const shown = region('What visitors see of you')
    await goTo(page, shown.getByRole('switch', { name: 'Show my name and picture' }))
    await page.keyboard.press('Space')
    await enter(page, shown.getByRole('button', { name: 'Save', exact: true }))
    await page.getByText('Saved. It counts for what you write from now on.').waitFor()

    await goTo(page, page.getByLabel('Old password', { exact: true }))
    await page.keyboard.type(world.server.demo.signIn.password)
    await goTo(page, page.getByLabel('New password', { exact: true }))
    await page.keyboard.type('correct horse battery')
    await page.keyboard.press('Enter')
    await page.getByText('Your password is changed.').waitFor()
    await check(page)
  })
})
