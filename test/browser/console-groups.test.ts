import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { type ConsoleWorld, openConsoleWorld, rowOf } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

let world: ConsoleWorld
let rest: Rest

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page) => page.locator('.life-state').textContent()
const stored = async () =>
  (await rest<{ groups: { id: string; name: string; memberIds: string[] }[] }>('GET', '/groups'))
    .groups
const assign = async (page: Page, name: string | RegExp) => {
  await button(page, 'Assign').click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}
const open = (screen: string, options?: BrowserContextOptions) =>
  world.openSignedIn(`#/${world.server.demo.appId}/${screen}`, options)

describe('In the console, groups of members', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('are made, changed and deleted, and conversations assigned to them', async () => {
    const team = await open('team')
    await team.getByText('No group is here yet.').waitFor()
    await button(team, 'New group').focus()
    await team.keyboard.press('Enter')
    const name = team.getByRole('textbox', { name: 'Name' })
    await name.press('Enter')
    await team.getByText('Name must not be empty.').waitFor()
    await name.fill('Sales')
    await team.getByRole('group', { name: 'Members of the group' }).getByRole('checkbox').check()
    expect(await findAccessibilityProblems(team.mainFrame())).toEqual([])
    await name.press('Enter')
    await team.getByText('The group “Sales” is saved.').waitFor()
    expect(await stored()).toMatchObject([{ name: 'Sales', memberIds: [expect.any(String)] }])
    expect(await findAccessibilityProblems(team.mainFrame())).toEqual([])

    await rest('POST', '/groups', { name: 'Support' })
    await button(team, 'Edit the group Sales').click()
    await name.fill('SUPPORT')
    await name.press('Enter')
    await team.getByRole('alert').getByText('Another group has this name.').waitFor()
    await name.fill('Shop')
    await name.press('Enter')
    await button(team, 'Edit the group Shop').waitFor()

    await world.visit('Whose is it?', { givenName: 'Ann' })
    await world.visit('Nobody asked', { givenName: 'Ben' })
    const [page, other] = [await open('inbox'), await open('inbox')]
    await rowOf(page, 'Ann').click()
    await button(page, 'Assign').click()
    await page.getByRole('menuitemradio', { name: 'Shop', exact: true }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.getByRole('menuitemradio', { name: 'Shop', exact: true }).click()
    await expect.poll(() => state(page)).toBe('Group: Shop')
    await page.getByText('assigned this to the group Shop').waitFor()
    const views = other.getByRole('combobox', { name: 'View', exact: true })
    await expect
      .poll(() => views.locator('option[value=myGroups]').textContent())
      .toBe('My groups (1)')
    await views.selectOption('myGroups')
    await rowOf(other, 'Ben').waitFor({ state: 'detached' })
    await rowOf(other, 'Ann').waitFor()
    const shop = (await stored()).find(group => group.name === 'Shop')!
    await rest('PATCH', `/groups/${shop.id}`, { memberIds: [] })
    await rowOf(other, 'Ann').waitFor({ state: 'detached' })
    await rest('PATCH', `/groups/${shop.id}`, { memberIds: shop.memberIds })
    await rowOf(other, 'Ann').waitFor()
    await views.selectOption('open')
    await rowOf(other, 'Ben').waitFor()

    await other.getByRole('combobox', { name: 'Group' }).selectOption('Shop')
    await rowOf(other, 'Ben').waitFor({ state: 'detached' })
    await rowOf(other, 'Ann').waitFor()

    await assign(page, /\(you\)/)
    await expect.poll(() => state(page)).toBe('Group: ShopYou look after it')
    await assign(page, 'Support')
    await expect.poll(() => state(page)).toBe('Group: Support')
    await rowOf(other, 'Ann').waitFor({ state: 'detached' })
    await page
      .getByRole('alertdialog', { name: 'Ann' })
      .filter({ hasText: 'Group: Support' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect.poll(() => state(page)).toBe('Group: ShopYou look after it')
    await rowOf(other, 'Ann').waitFor()

    await button(team, 'Delete the group Shop').click()
    expect(await findAccessibilityProblems(team.mainFrame())).toEqual([])
    await button(team, 'Delete').click()
    await team.getByText('The group “Shop” is deleted.').waitFor()
    await expect
      .poll(() => button(team, 'New group').evaluate(node => node === document.activeElement))
      .toBe(true)
    await expect.poll(() => state(page)).toBe('You look after it')
    await page.getByText('took this out of its group').waitFor()
    await other.getByText('Nothing in this view matches the filters.').waitFor()
  })

  longTest('can be loaded again when they could not be', async () => {
    const page = await open('account', { viewport: { width: 360, height: 640 } })
    await page.context().route('**/groups', route => route.abort())
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/team`)
    await page.getByText('The groups could not be loaded.').waitFor()
    await page.context().unroute('**/groups')
    await button(page, 'Try again').click()
    await button(page, 'New group').waitFor()
    await page.getByText('The groups could not be loaded.').waitFor({ state: 'detached' })
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })
})
