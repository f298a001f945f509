import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { servePage } from '../util/serve-page'
import { checkConnectScreens, heading, nameField, openWindow } from './connect-screens'
import { connect, idIn, listNames, makeSnippet, openOne, openSite } from './connect-steps'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { tabTo } from './keyboard'
import { press } from './setting-changes'

let world: ConsoleWorld
let rest: Rest

describe('In the console, a web integration of any way and fault,', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('shows from which sites it is loaded, and which it refuses', async () => {
    const page = await world.openSignedIn('')
    const snippet = await connect(page, 'Is it there')
    await openOne(page, 'Is it there')
    const sites = page.getByRole('region', { name: 'Is it there?' })
    await sites.getByText('No page has loaded it yet.').waitFor()
    const again = sites.getByRole('button', { name: 'Look again' })

    const site = await openSite(world, snippet)
    const { origin } = new URL(site.url())
    await again.click()
    const row = sites.getByRole('listitem').filter({ hasText: origin })
    await expect.poll(() => row.textContent()).toContain('Works')
    expect(await row.textContent()).toMatch(/The messenger started\. ?Last time: /)

    const strict = await servePage(`<!doctype html><title>Bakery</title>${snippet}`, {
      'content-security-policy': `connect-src ${world.server.url}/web/`
    })
    onTestFinished(() => strict.close())
    const silent = sites.getByRole('listitem').filter({ hasText: new URL(strict.url).origin })
    const visitStrict = async () => {
      const asked = site.waitForResponse(/loader\.json/)
      await site.goto(strict.url)
      await asked
      await again.click()
      await row.waitFor()
      return silent.allTextContents()
    }
    // Another load of the same integration is kept a second later.
    await expect.poll(visitStrict).toEqual([expect.stringContaining('Not started')])
    expect(await silent.textContent()).toContain('The policy of the page may block it.')

    await rest('PATCH', `/integrations/${idIn(snippet)}`, {
      originWhitelist: ['https://bakery.example']
    })
    const other = await openSite(world, snippet, 403)
    const refused = sites.getByRole('listitem').filter({ hasText: new URL(other.url()).origin })
    await again.click()
    await expect.poll(() => refused.textContent()).toContain('Refused')

    const calls = /\/page-loads/
    await page.route(calls, route => route.abort())
    await again.click()
    await sites.getByText('The sites could not be loaded.').waitFor()
    await page.unroute(calls)
    await sites.getByRole('button', { name: 'Try again' }).click()
    await refused.waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  test('has a snippet for each way, and is made once', async () => {
    const page = await world.openSignedIn('')
    const id = idIn(await makeSnippet(page, 'Two ways'))
    await page.getByRole('radio', { name: 'npm' }).check()
    const code = page.getByRole('region', { name: 'Module' })
    expect(await code.textContent()).toContain(`integrationId: '${id}'`)
    expect(await code.textContent()).toContain(`configBaseUrl: '${world.server.url}'`)
    expect(await page.getByRole('region', { name: 'npm package' }).textContent()).toBe(
      'npm install pipit'
    )
    expect(await page.getByRole('region', { name: 'Snippet' }).count()).toBe(0)
    expect((await listNames(rest)).filter(name => name === 'Two ways')).toHaveLength(1)
  })

  test('is the same after a reload of its window', async () => {
    const page = await world.openSignedIn('')
    const snippet = await makeSnippet(page, 'Reloaded')
    await page.reload()
    await expect.poll(() => nameField(page).inputValue()).toBe('Reloaded')
    expect(await page.locator('pre').count()).toBe(0)
    await page.getByRole('radio', { name: 'Script Tag' }).check()
    expect(await page.getByRole('region', { name: 'Snippet' }).textContent()).toBe(snippet)
    await nameField(page).fill('Reloaded and renamed')
    await press(page, 'Confirm Integration')
    await press(page, 'Save changes')
    await page.getByText('“Reloaded and renamed” is saved.').waitFor()
    expect((await listNames(rest)).filter(name => name.startsWith('Reloaded'))).toEqual([
      'Reloaded and renamed'
    ])
  })

  test('needs a name that the server takes, and says so at the field', async () => {
    const page = await world.openSignedIn('')
    await openWindow(page)
    await page.getByRole('radio', { name: 'Script Tag' }).check()
    const field = nameField(page)
    const isAt = (text: RegExp) =>
      expect.poll(() => field.evaluate(e => e.parentElement?.textContent)).toMatch(text)
    await isAt(/Give it a name first/)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate(e => e === document.activeElement)).toBe(true)
    await field.fill('x'.repeat(101))
    await page.keyboard.press('Tab')
    await isAt(/Name must have at most 100 characters/)
    expect(await page.locator('pre').count()).toBe(0)
    await field.fill('Short enough')
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Snippet' }).waitFor()
    await isAt(/^((?!must have).)*$/)

    await field.fill('y'.repeat(101))
    await press(page, 'Confirm Integration')
    await press(page, 'Save changes')
    await isAt(/Name must have at most 100 characters/)
    await expect.poll(() => field.evaluate(e => e === document.activeElement)).toBe(true)
    expect(await listNames(rest)).toContain('Short enough')
  })

  test('takes a press on a way during which a problem of the name comes or goes', async () => {
    const page = await world.openSignedIn('')
    await openWindow(page)
    const script = page.getByRole('radio', { name: 'Script Tag' })
    const npm = page.getByRole('radio', { name: 'npm' })
    const refusal = page.getByText('Name must have at most 100 characters.')
    // As long as a person presses.
    const pressLabel = (text: string) => page.getByText(text, { exact: true }).click({ delay: 150 })
    await pressLabel('Script Tag')
    await page.getByText('Give it a name first.').waitFor()
    await nameField(page).fill('x'.repeat(101))
    await pressLabel('npm')
    expect(await npm.isChecked()).toBe(true)
    await refusal.waitFor()

    await nameField(page).fill('Short at last')
    await pressLabel('Script Tag')
    expect(await script.isChecked()).toBe(true)
    await page.getByRole('region', { name: 'Snippet' }).waitFor()
    await refusal.waitFor({ state: 'hidden' })
  })

  test('can be tried again when the server was away', async () => {
    const page = await world.openSignedIn('')
    const calls = /\/v2\/apps\/\w+\/integrations/
    await openWindow(page)
    await page.route(calls, route => route.abort())
    await nameField(page).fill('Late')
    await page.getByRole('radio', { name: 'Script Tag' }).check()
    const away = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
    await away.waitFor()
    expect(await page.locator('pre').count()).toBe(0)
    await page.unroute(calls)
    await away.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('region', { name: 'Snippet' }).waitFor()

    await page.route(calls, route => route.abort())
    await press(page, 'Confirm Integration')
    await away.waitFor()
    expect(await page.getByRole('button', { name: 'Save changes' }).isEnabled()).toBe(false)
    await page.unroute(calls)
    await press(page, 'Confirm Integration')
    await page.getByText('Confirmed: the server has it.').waitFor()
    await page.route(calls, route => route.abort())
    await press(page, 'Save changes')
    await away.waitFor()
    await page.reload()
    await page.getByText('The integration could not be loaded.').waitFor()
    await page.unroute(calls)
    await press(page, 'Try again')
    await expect.poll(() => nameField(page).inputValue()).toBe('Late')
    expect((await listNames(rest)).filter(name => name === 'Late')).toHaveLength(1)
  })

  test('is not made for a person who may not, who reads why', async () => {
    const page = await world.openSignedIn('')
    await openWindow(page)
    await page.route(/\/integrations$/, route =>
      route.fulfill({
        status: 403,
        json: { errors: [{ code: 'forbidden', title: 'Only owners connect integrations.' }] }
      })
    )
    await nameField(page).fill('Forbidden')
    await page.getByRole('radio', { name: 'npm' }).check()
    await page.getByRole('alert').getByText('Only owners connect integrations.').waitFor()
    expect(await page.locator('pre').count()).toBe(0)
  })

  test('is made and deleted with the keyboard alone', async () => {
    const page = await world.openSignedIn('')
    const go = async (role: 'link' | 'button' | 'textbox' | 'radio', name: string, key: string) => {
      await tabTo(page, page.getByRole(role, { name, exact: true }))
      await page.keyboard.press(key)
    }
    await go('link', 'Connect Integrations', 'Enter')
    await heading(page, 'Connect Integrations').waitFor()
    await go('button', 'Customer Channels', 'Enter')
    const offer = page.getByRole('region', { name: 'Web Messenger', exact: true })
    await tabTo(page, offer.getByRole('button', { name: 'Connect' }))
    await page.keyboard.press('Enter')
    await tabTo(page, nameField(page))
    await page.keyboard.type('By keyboard')
    await go('radio', 'Script Tag', 'Space')
    await page.getByRole('region', { name: 'Snippet' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('region', { name: 'Module' }).waitFor()
    await go('button', 'Confirm Integration', 'Enter')
    await page.getByText('Confirmed: the server has it.').waitFor()
    await go('button', 'Save changes', 'Enter')
    await page.getByText('“By keyboard” is saved.').waitFor()
    await go('link', 'By keyboard', 'Enter')
    await tabTo(page, page.getByRole('textbox', { name: 'Type its name, By keyboard' }))
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await page.getByText('“By keyboard” is deleted.').waitFor()
  })

  test('is made for the app that was picked, whose list is empty before', async () => {
    const { url, accountKey } = world.server
    const account = restAt(`${url}/v2`, accountKey)
    const { app } = await account<{ app: { id: string } }>('POST', '/apps', {
      displayName: 'Second shop'
    })
    onTestFinished(async () => {
      await account('DELETE', `/apps/${app.id}`)
    })
    const page = await world.openSignedIn('')
    await page.getByRole('button', { name: /^App: / }).click()
    await page.getByRole('menuitemradio', { name: 'Second shop' }).click()
    await page.getByRole('link', { name: 'Integrations', exact: true }).click()
    await page.getByText('This app has no integration yet.').waitFor()
    await page.getByRole('link', { name: 'Install' }).click()
    await page.getByText('This app has no web integration yet.').waitFor()
    await connect(page, 'Second page')
    expect(page.url()).toContain(app.id)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(await listNames(rest)).not.toContain('Second page')
  })

  test('can be made and read on every screen', () => checkConnectScreens(world))
})
