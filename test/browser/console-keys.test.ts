import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Rest, restAt } from '../util/rest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'

let world: ConsoleWorld
let app: Rest

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hasFocus = (page: Page, name: string) =>
  button(page, name).evaluate(node => node === document.activeElement)

/** Calls the server as the command of the console does. */
const run = async (command: string) => {
  const [, credentials = '', url = ''] = /^curl -u "(\S+)" "(\S+)"$/.exec(command) ?? []
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  const answer = await fetch(url, { headers: { authorization } })
  return { status: answer.status, body: await answer.json() }
}

describe('In the console, the keys of an app', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('are made with a secret that is shown once and works, and stop once they are deleted', async () => {
    const { appId } = world.server.demo
    const page = await world.openSignedIn(`#/${appId}/app`)
    await page.context().route(/\/keys\?/, route => route.abort())
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByText('The keys could not be loaded.').waitFor()
    await page.context().unrouteAll()
    await button(page, 'Try again').click()
    await page.getByText('No key is here yet.').waitFor()

    await button(page, 'New key').focus()
    await page.keyboard.press('Enter')
    const name = page.getByLabel('Name', { exact: true })
    await name.press('Enter')
    await page.getByText('Name must not be empty.').waitFor()
    await name.fill('Shop')
    await name.press('Enter')
    const made = page.getByRole('dialog', { name: 'The key “Shop” is there' })
    const box = (name: string) => made.getByRole('region', { name }).textContent()
    await made.getByText('It is shown only here').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    const [secret, credentials, command] = [
      (await box('Secret of the key'))!,
      await box('Id and secret'),
      (await box('Try it'))!
    ]
    const { keys } = await app<{ keys: { id: string }[] }>('GET', '/keys')
    expect(credentials).toBe(`${keys[0]?.id}:${secret}`)
    expect(await run(command)).toMatchObject({ status: 200, body: { app: { id: appId } } })
    await page.keyboard.press('Escape')
    await page.getByText('The key “Shop” is there. Its secret is not shown again').waitFor()
    await expect.poll(() => hasFocus(page, 'New key')).toBe(true)

    await expect
      .poll(async () => (await app<{ keys: object[] }>('GET', '/keys')).keys)
      .toMatchObject([{ lastUsedAt: expect.any(String) }])
    await page.reload()
    await page.getByText('Last used: ').waitFor()
    await page.getByText('Reaches the whole app').waitFor()
    expect(await page.content()).not.toContain(secret)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await button(page, 'Delete key Shop').click()
    const question = page.getByRole('alertdialog', { name: 'Delete this key?' })
    await question.getByText('programs that call with “Shop” are refused').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await button(page, 'Delete key').click()
    await page.getByText('The key “Shop” is deleted.').waitFor()
    await page.getByText('No key is here yet.').waitFor()
    await expect.poll(() => hasFocus(page, 'New key')).toBe(true)
    expect((await run(command)).status).toBe(401)
  })

  test('of a custom integration reach what it may, on its screen and among all keys', async () => {
    const { appId } = world.server.demo
    const { integration } = await app<{ integration: { id: string } }>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Order bot',
      webhooks: [{ target: 'https://bot.example.com/', triggers: ['user:remove'] }]
    })
    const page = await world.openSignedIn(`#/${appId}/keys`)
    await button(page, 'New key').click()
    const window = page.getByRole('dialog')
    await window.getByLabel('Name', { exact: true }).fill('Bot')
    expect(await window.getByRole('radio', { name: 'The whole app' }).isChecked()).toBe(true)
    await window.getByRole('radio', { name: 'One custom integration' }).check()
    await window.getByLabel('Custom integration', { exact: true }).selectOption('Order bot')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await button(page, 'Create key').click()
    const command = await window.getByRole('region', { name: 'Try it' }).textContent()
    expect(await run(command ?? '')).toMatchObject({
      status: 200,
      body: { webhooks: [{ target: 'https://bot.example.com/' }] }
    })
    const ofApp = (command ?? '').replace(/\/integrations.*$/, '"')
    expect(await run(ofApp)).toMatchObject({
      status: 403,
      body: { errors: [{ title: 'This needs a key of scope account or app.' }] }
    })
    await page.keyboard.press('Escape')
    const row = page.getByRole('listitem').filter({ hasText: 'Bot' })
    await row.getByText('Reaches people and conversations, for Order bot').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await row.getByRole('link', { name: 'Order bot' }).click()
    const section = page.getByRole('region', { name: 'Its keys' })
    await section.getByText('Last used: ').waitFor()
    await section.getByRole('button', { name: 'New key' }).click()
    await window.getByLabel('Name', { exact: true }).fill('Second bot')
    expect(await window.getByRole('radio').count()).toBe(0)
    await button(page, 'Create key').click()
    await window.getByRole('region', { name: 'Try it' }).waitFor()
    await page.keyboard.press('Escape')
    const listOfBot = async () =>
      (
        await app<{ keys: { displayName: string }[] }>(
          'GET',
          `/integrations/${integration.id}/keys`
        )
      ).keys.map(({ displayName }) => displayName)
    expect(await listOfBot()).toEqual(['Bot', 'Second bot'])
    await section.getByRole('button', { name: 'Delete key Bot' }).click()
    await page.getByText('At once, programs that call with “Bot” are refused.').waitFor()
    await button(page, 'Delete key').click()
    await section.getByText('The key “Bot” is deleted.').waitFor()
    expect(await listOfBot()).toEqual(['Second bot'])
    expect((await run(command ?? '')).status).toBe(401)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })
})
