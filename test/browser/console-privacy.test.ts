import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Rest, restAt } from '../util/rest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { hasFocus } from './seen-walk'
import { longTest } from './short-run'

let world: ConsoleWorld
let app: Rest
let appId: string

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string, level = 1) =>
  page.getByRole('heading', { level, name, exact: true })
const auth = () => {
  const { id, secret } = world.server.accountKey
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
}
const status = async (userId: string) =>
  (await fetch(`${world.server.url}/v2/apps/${appId}/users/${userId}`, { headers: auth() })).status

const find = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Name, e-mail or id' }).fill(text)
  await page.keyboard.press('Enter')
}
const openPerson = async (userId: string) => {
  const page = await world.openSignedIn(`#/${appId}/privacy/${userId}`)
  await heading(page, 'Data of a person').waitFor()
  return page
}

beforeAll(async () => {
  world = await openConsoleWorld()
  const { url, demo, accountKey } = world.server
  appId = demo.appId
  app = restAt(`${url}/v2/apps/${appId}`, accountKey)
})
afterAll(() => world.close())

describe('In the console, a person', () => {
  test('is found by a part of name, e-mail or id', async () => {
    const { userId } = await world.visit('Hello', { givenName: 'Dora', surname: 'Duck' })
    await app('PATCH', `/users/${userId}`, {
      externalId: 'customer-77',
      profile: { email: 'dora@pond.example' }
    })
    const page = await world.openSignedIn(`#/${appId}/app`)
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await heading(page, 'Privacy').waitFor()
    await page.getByText('For ever', { exact: true }).waitFor()
    await find(page, 'nobody of that name')
    await page.getByText('Nobody was found.', { exact: true }).waitFor()
    const found = page
      .getByRole('list', { name: 'People' })
      .getByRole('link', { name: 'Dora Duck' })
    for (const text of ['duck', 'DORA@pond', 'customer-7', userId]) {
      await find(page, 'nobody of that name')
      await found.waitFor({ state: 'detached' })
      await find(page, text)
      await found.waitFor()
    }
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await found.click()
    await heading(page, 'Dora Duck', 2).waitFor()
    await page.getByText('dora@pond.example', { exact: true }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.goBack()
    await found.waitFor()
  })

  longTest(
    'is one of many, who are shown at a press of a key until there are no more',
    async () => {
      for (let count = 0; count < 25; count++)
        await world.visit('Hello', { givenName: `Quinn ${count}` })
      const page = await world.openSignedIn(`#/${appId}/privacy`)
      await find(page, 'Quinn')
      const people = page.getByRole('list', { name: 'People' })
      await expect.poll(() => people.getByRole('listitem').count()).toBe(20)
      const more = button(page, 'Show more people')
      await more.press('Enter')
      await expect.poll(() => people.getByRole('listitem').count()).toBe(25)
      await more.waitFor({ state: 'detached' })
      await hasFocus(people)
    }
  )

  longTest('is searched for again when the server was away', async () => {
    await world.visit('Hello', { givenName: 'Ines' })
    const page = await world.openSignedIn(`#/${appId}/privacy`)
    await page.route('**/search*', route => route.abort())
    await find(page, 'Ines')
    await page.getByText('The server cannot be reached.', { exact: false }).waitFor()
    await page.unroute('**/search*')
    await button(page, 'Try again').press('Enter')
    await page.getByRole('link', { name: 'Ines', exact: true }).waitFor()
    await hasFocus(heading(page, 'Privacy'))
  })

  test('is downloaded as one file, which the audit log notes', async () => {
    const { userId } = await world.visit('Where is my parcel?', { givenName: 'Emil' })
    const page = await openPerson(userId)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download').click()
    ])
    expect(download.suggestedFilename()).toBe(`user-${userId}.json`)
    const file = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({
      user: { id: userId, profile: { givenName: 'Emil' } },
      conversations: [{ messages: [{ content: { text: 'Where is my parcel?' } }] }]
    })
    await page.getByText('The file is in your downloads.', { exact: true }).waitFor()
    await page.evaluate(hash => (location.hash = hash), `#/${appId}/audit-log`)
    await page.getByText(`Data of a person exported · ${userId}`).waitFor()
  })

  longTest('is offered again while the server is busy with other exports', async () => {
    const { userId } = await world.visit('Hello', { givenName: 'Fred' })
    const page = await openPerson(userId)
    await page.route('**/export', route => route.fulfill({ status: 503, body: '{}' }))
    await button(page, 'Download').click()
    await page.getByText('The server is busy with other exports.', { exact: false }).waitFor()
    await page.unroute('**/export')
    const saved = page.waitForEvent('download')
    await button(page, 'Download').click()
    await saved
  })

  test('loses their personal data, and keeps their conversations', async () => {
    const { userId, read } = await world.visit('Keep this', { givenName: 'Gerd' })
    const page = await openPerson(userId)
    await page.getByRole('radio', { name: 'Their personal data' }).check()
    const name = page.getByRole('textbox', { name: 'Type their name, Gerd' })
    await name.fill('Gert')
    await name.press('Enter')
    await page.getByText('That is not the name.', { exact: true }).waitFor()
    expect((await app<{ user: object }>('GET', `/users/${userId}`)).user).toMatchObject({
      profile: { givenName: 'Gerd' }
    })
    await name.fill('Gerd')
    await button(page, 'Erase personal data').press('Enter')
    await page.getByText('The personal data are erased.', { exact: true }).waitFor()
    await heading(page, 'Gerd', 2).waitFor({ state: 'detached' })
    await hasFocus(page.getByRole('heading', { level: 2, name: userId.slice(-4) }))
    expect((await app<{ user: object }>('GET', `/users/${userId}`)).user).toMatchObject({
      profile: {}
    })
    expect(await read()).toEqual(['Keep this'])
  })

  test('is deleted once the name is typed, by keyboard', async () => {
    const { userId } = await world.visit('Forget this', { givenName: 'Hans', surname: 'Hut' })
    const page = await world.openSignedIn(`#/${appId}/privacy`)
    await find(page, 'Hans')
    await page.getByRole('link', { name: 'Hans Hut', exact: true }).press('Enter')
    await heading(page, 'Data of a person').waitFor()
    const name = page.getByRole('textbox', { name: 'Type their name, Hans Hut' })
    await name.fill('Hans Hut')
    await name.press('Enter')
    await page.getByText('The person is deleted.', { exact: true }).waitFor()
    await page.getByText('Nobody was found.', { exact: true }).waitFor()
    expect(await status(userId)).toBe(404)
    await page.evaluate(hash => (location.hash = hash), `#/${appId}/audit-log`)
    await page.getByText(`Person deleted · ${userId}`).waitFor()
  })

  longTest('is not shown when they are gone, on a phone, from right to left', async () => {
    const phone = { viewport: { width: 360, height: 640 } }
    const page = await world.openSignedIn(`#/${appId}/privacy/${'0'.repeat(24)}`, phone)
    await page.getByText('The person could not be loaded.').waitFor()
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    const { userId } = await world.visit('Hello', { givenName: 'Ida' })
    await page.evaluate(hash => (location.hash = hash), `#/${appId}/privacy/${userId}`)
    await heading(page, 'Ida', 2).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  })
})
