import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { firstInShortRun, longTest } from './short-run'

/** Lists, the addresses and the screen of each, and what it consists of. */
const LISTS: [name: string, addresses: RegExp, screen: string, shown: string][] = [
  ['conversations', /\/conversations(\?|$)/, 'inbox', '.row'],
  ['integrations', /\/integrations(\?|$)/, 'install', 'pre'],
  ['integrations', /\/integrations(\?|$)/, 'integrations', '.integrations'],
  ['snippet', /\/snippet\.js/, 'install', '[aria-label=Snippet]']
]

let world: ConsoleWorld

/** Opens a console, signed in, whose calls to these addresses fail until `mend` is called. */
const openWithout = async (addresses: RegExp, screen = 'inbox') => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/${screen}`)
  await page.route(addresses, route => route.abort())
  await page.reload()
  return { page, mend: () => page.unroute(addresses) }
}

const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })

describe('The console says what happened, and', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(LISTS, 1))(
    'offers to load a list again that could not be loaded: %s',
    async (name, addresses, screen, shown) => {
      await world.visit('Hello', { givenName: 'Ann' })
      const { page, mend } = await openWithout(addresses, screen)
      await page.getByText(`The ${name} could not be loaded.`).waitFor()
      await mend()
      await again(page).click()
      await page.locator(shown).first().waitFor()
      expect(await page.getByText('could not be loaded').count()).toBe(0)
    }
  )

  longTest('offers to load messages again', async () => {
    const { conversationId } = await world.visit('I am here', { givenName: 'Bo' })
    const { page, mend } = await openWithout(/\/messages/)
    await rowOf(page, 'Bo').click()
    await page.getByText('The messages could not be loaded.').waitFor()
    expect(page.url()).toContain(conversationId)
    await mend()
    await again(page).click()
    await page.getByRole('log').getByText('I am here').waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
  })

  longTest(
    'names the fields of the sign-in that are empty, and goes to the first of them',
    async () => {
      const page = await world.open()
      const email = page.getByRole('textbox', { name: 'E-mail' })
      const password = page.getByLabel('Password')
      const problems = () => page.locator('.field > .problem').allTextContents()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect
        .poll(problems)
        .toEqual(['E-mail must not be empty.', 'Password must not be empty.'])
      await email.fill(world.server.demo.signIn.email)
      await page.keyboard.press('Enter')
      await expect.poll(problems).toEqual(['', 'Password must not be empty.'])
      for (const field of [email, password]) expect(await field.getAttribute('required')).toBe('')
      await expect
        .poll(() => password.evaluate(input => input === document.activeElement))
        .toBe(true)
      await world.signIn(page)
    }
  )

  test('opens once the server can be reached', async () => {
    const page = await world.open()
    const calls = /\/console\/api\//
    await page.route(calls, route => route.abort())
    await page.getByLabel('E-mail').fill(world.server.demo.signIn.email)
    await page.getByLabel('Password').fill(world.server.demo.signIn.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('The server cannot be reached. Check the connection').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await world.signIn(page)
  })

  longTest(
    'says that it is not known to be signed out, and signs out at the next press',
    async () => {
      const page = await world.open()
      await world.signIn(page)
      const session = /\/console\/api\/session/
      await page.route(session, async route => {
        await route.fetch()
        await route.abort()
      })
      const leave = async () => {
        await page.getByRole('button', { name: /^Account: / }).click()
        await page.getByRole('menuitem', { name: 'Sign out' }).click()
      }
      await leave()
      await page.getByText('The server did not confirm that you are signed out').waitFor()
      await page.unroute(session)
      await leave()
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    }
  )

  test('copies the snippet, or selects it where the clipboard is not allowed', async () => {
    const { page } = await openWithout(/nothing/, 'install')
    const link = page.getByRole('link', { name: 'Test this integration' })
    const [tested] = await Promise.all([page.waitForEvent('popup'), link.click()])
    const id = tested.getByLabel('Integration id')
    await expect.poll(() => id.inputValue()).toMatch(/^[0-9a-f]{24}$/)
    await tested.close()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const snippet = page.getByRole('region', { name: 'Snippet' })
    const text = await snippet.textContent()
    const copy = page.getByRole('figure', { name: 'Snippet' }).getByRole('button', { name: 'Copy' })
    await copy.click()
    await page.getByText('Copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy.click()
    await page.getByText('Selected. Copy it with Ctrl+C').waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe(text)
  })

  longTest(
    'marks the open conversation as read at a press, and then says that all is read',
    async () => {
      const { url, demo, accountKey } = world.server
      const rest = restAt(`${url}/v2`, accountKey)
      const { app } = await rest<{ app: { id: string } }>('POST', '/apps', { displayName: 'Quiet' })
      const inApp = restAt(`${url}/v2/apps/${app.id}`, accountKey)
      await inApp('POST', '/users', { externalId: 'cy', profile: { givenName: 'Cy' } })
      const { conversation } = await inApp<{ conversation: { id: string } }>(
        'POST',
        '/conversations',
        { type: 'personal', participants: [{ userExternalId: 'cy' }] }
      )
      await inApp('POST', `/conversations/${conversation.id}/messages`, {
        author: { type: 'user', userExternalId: 'cy' },
        content: { type: 'text', text: 'Hello' }
      })
      expect(app.id).not.toBe(demo.appId)
      const page = await world.open()
      // As in a window that is not in front: nothing is read by itself.
      await page.addInitScript(() => (document.hasFocus = () => false))
      await page.goto(`${url}/console/#/${app.id}/inbox`)
      await page.reload()
      await world.signIn(page)
      await rowOf(page, 'Cy').click()
      await page.getByRole('button', { name: 'Mark as read' }).click()
      await expect.poll(() => rowOf(page, 'Cy').textContent()).not.toContain('unread')
      await page.getByRole('radio', { name: 'Unread' }).check()
      await page.getByText('All read. Nothing waits for you.').waitFor()
    }
  )

  longTest('says that a deleted conversation is not there any more', async () => {
    const { conversationId, userId } = await world.visit('Hello', { givenName: 'Di' })
    const { url, demo, accountKey } = world.server
    const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
    const page = await world.openSignedIn('#/')
    await rowOf(page, 'Di').waitFor()
    const address = (await rowOf(page, 'Di').getAttribute('href')) ?? ''
    expect(address).toContain(conversationId)
    await rest('DELETE', `/users/${userId}`)
    await rowOf(page, 'Di').waitFor({ state: 'detached' })
    await page.evaluate(hash => (location.hash = hash), address)
    await page.getByText('This conversation is not there any more.').waitFor()
  })
})
