import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { heading, nameField, openWindow } from './connect-screens'
import { connect, idIn, listNames, makeSnippet, openOne, openSite } from './connect-steps'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { press } from './setting-changes'
import { longTest } from './short-run'
import { shownColor } from './shown-color'

/** Colour that the console gives to new integrations. */
const GREEN = [31, 111, 92]

let world: ConsoleWorld
let rest: Rest

describe('In the console, a web integration', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is made in nine steps, and its snippet brings a message that is answered in the inbox', async () => {
    const page = await world.openSignedIn('')
    const refusals: string[] = []
    page.on('pageerror', error => refusals.push(error.message))
    page.on('console', line => /policy|trusted/i.test(line.text()) && refusals.push(line.text()))
    await openWindow(page)
    await nameField(page).fill('Shop page')
    const save = page.getByRole('button', { name: 'Save changes' })
    const confirm = page.getByRole('button', { name: 'Confirm Integration' })
    expect(await confirm.isEnabled()).toBe(false)
    await page.getByRole('radio', { name: 'Script Tag' }).check()
    const snippet = (await page.getByRole('region', { name: 'Snippet' }).textContent()) ?? ''
    const id = idIn(snippet)
    expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(id).not.toBe(world.server.demo.integrationId)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy')
    await page.getByText('Copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet)

    expect(await save.isEnabled()).toBe(false)
    await confirm.click()
    await page.getByText('Confirmed: the server has it.').waitFor()
    await save.click()
    await page.getByText('“Shop page” is saved.').waitFor()
    const row = page.getByRole('row', { name: 'Shop page' })
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(['Web Messenger', 'Active'])

    const site = await openSite(world, snippet)
    const launcher = site.locator('#messenger-button')
    // The specification's own colours are for integrations that are made over REST.
    expect(await shownColor(launcher, 'background-color')).toEqual(GREEN)
    await launcher.click()
    const frame = site.frameLocator('#web-messenger-container')
    await frame.locator('textarea.message-input').fill('Do you bake rye?')
    await frame.locator('textarea.message-input').press('Enter')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('link', { name: /Do you bake rye/ }).click()
    await page.getByPlaceholder('Write a reply').fill('On Fridays')
    await press(page, 'Send')
    await frame.getByText('On Fridays').waitFor()
    expect(refusals).toEqual([])
  })

  longTest(
    'hides its snippets when the window is closed, and Install shows them again',
    async () => {
      const page = await world.openSignedIn('')
      const snippet = await makeSnippet(page, 'Closed early')
      await press(page, 'Close')
      await heading(page, 'Integrations').waitFor()
      expect(await page.locator('pre').count()).toBe(0)
      await page.goBack()
      await heading(page, 'Connect Integrations').waitFor()
      expect(await page.locator('pre').count()).toBe(0)

      await page.getByRole('link', { name: 'Install' }).click()
      expect(await page.getByRole('region', { name: 'Snippet' }).textContent()).toBe(snippet)
      await openOne(page, 'Demo page')
      await page.getByRole('link', { name: 'Show the snippets' }).click()
      const shown = page.getByRole('region', { name: 'Snippet' })
      await expect.poll(() => shown.textContent()).toContain(world.server.demo.integrationId)
      await page.reload()
      await expect.poll(() => shown.textContent()).toContain(world.server.demo.integrationId)
      await page.getByLabel('Integration').selectOption('Closed early')
      await expect.poll(() => shown.textContent()).toBe(snippet)
      await page.goBack()
      await expect.poll(() => shown.textContent()).toContain(world.server.demo.integrationId)
    }
  )

  longTest('is renamed, and the list has the new name', async () => {
    const page = await world.openSignedIn('')
    await connect(page, 'Old name')
    await openOne(page, 'Old name')
    await nameField(page).fill('  ')
    await press(page, 'Save changes')
    await page.getByText('Name must', { exact: false }).waitFor()
    await nameField(page).fill('New name')
    await press(page, 'Save changes')
    await page.getByText('Saved.').waitFor()
    await heading(page, 'New name').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'New name' }).waitFor()
    expect(await page.getByRole('link', { name: 'Old name' }).count()).toBe(0)
  })

  longTest(
    'is deleted once its name is typed; pages lose the messenger, conversations stay',
    async () => {
      const page = await world.openSignedIn('')
      const snippet = await connect(page, 'To be deleted')
      const site = await openSite(world, snippet)
      await site.locator('#messenger-button').click()
      const frame = site.frameLocator('#web-messenger-container')
      await frame.locator('textarea.message-input').fill('Remember me')
      await frame.locator('textarea.message-input').press('Enter')
      await openOne(page, 'To be deleted')
      const address = page.url()
      const field = page.getByRole('textbox', { name: 'Type its name, To be deleted' })
      const button = page.getByRole('button', { name: 'Delete integration' })
      await field.fill('To be delete')
      expect(await button.isEnabled()).toBe(false)
      await page.keyboard.press('Enter')
      await page.getByText('That is not the name.').waitFor()
      expect(await field.evaluate(input => input.matches('[required]:focus'))).toBe(true)
      await field.fill('To be deleted')
      expect(await listNames(rest)).toContain('To be deleted')
      await button.click()
      await page.getByText('“To be deleted” is deleted.').waitFor()
      await page.getByRole('table').waitFor()
      expect(await page.getByRole('row', { name: 'To be deleted' }).count()).toBe(0)
      expect(await listNames(rest)).not.toContain('To be deleted')

      const later = await openSite(world, snippet, 404)
      expect(await later.locator('#messenger-button').count()).toBe(0)
      await page.getByRole('link', { name: 'Inbox' }).click()
      await page.getByRole('link', { name: /Remember me/ }).waitFor()

      await page.goto(address)
      await heading(page, 'This integration is not there any more').waitFor()
      await page.getByRole('link', { name: 'Show all integrations' }).click()
      await heading(page, 'Integrations').waitFor()
    }
  )
})
