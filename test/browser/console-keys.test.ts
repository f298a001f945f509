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
})
