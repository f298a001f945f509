import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Screen } from '../../src/console/model'
import { englishTexts } from '../../src/console/texts'
import { restAt } from '../util/rest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'

type Role = 'owner' | 'admin' | 'agent'
type RealScreen = Exclude<Screen, 'missing' | 'not-allowed'>

/** Least role that each screen is for. */
const LEAST: Record<RealScreen, Role> = {
  inbox: 'agent',
  account: 'agent',
  install: 'admin',
  integrations: 'admin',
  connect: 'admin',
  'connect-web': 'admin',
  'connect-custom': 'admin',
  'connect-channel': 'admin',
  settings: 'admin',
  team: 'admin',
  'audit-log': 'admin',
  app: 'admin',
  privacy: 'admin',
  changes: 'admin',
  replies: 'admin',
  keys: 'owner',
  health: 'owner'
}
const SCREENS = Object.keys(LEAST) as RealScreen[]
const screensFor = (...roles: Role[]) => SCREENS.filter(screen => roles.includes(LEAST[screen]))
const FOR_ALL = screensFor('agent')

/** Part of the address of a screen that follows its name. */
const OPENED: Partial<Record<RealScreen, string>> = {
  settings: '/INTEGRATION',
  'connect-channel': '/telegram'
}

/** Someone of the team: how they join, the screens that are for them, the menus, and what others say. */
interface Person {
  role: Role
  /** Whether they belong to the app whose addresses they open. */
  isIn: boolean
  screens: RealScreen[]
  /** Items of the menu of apps, beside the apps. */
  appItems: string[]
  /** Items of the menu of the account that lead to a screen. */
  accountItems: string[]
  /** Heading at all other addresses, and a sentence below it; an owner sees none. */
  refusal: [heading: string, text: string]
}

const notFor = (role: string): Person['refusal'] => [
  'This page is not for your role',
  `Your role is: ${role}.`
]

const PEOPLE: [string, Person][] = [
  [
    'an agent',
    {
      role: 'agent',
      isIn: true,
      screens: FOR_ALL,
      appItems: [],
      accountItems: ['Your account'],
      refusal: notFor('Agent')
    }
  ],
  [
    'an agent of another app',
    {
      role: 'agent',
      isIn: false,
      screens: [],
      appItems: [],
      accountItems: ['Your account'],
      refusal: ['This page is not there', 'or it leads to something that is not open to you.']
    }
  ],
  [
    'an admin',
    {
      role: 'admin',
      isIn: true,
      screens: screensFor('agent', 'admin'),
      appItems: ['App settings'],
      accountItems: ['Team', 'Your account'],
      refusal: notFor('Admin')
    }
  ],
  [
    'an owner',
    {
      role: 'owner',
      isIn: true,
      screens: SCREENS,
      appItems: ['App settings', 'New app', 'Remove the demo'],
      accountItems: ['Team', 'Your account'],
      refusal: notFor('Owner')
    }
  ]
]

const { t } = englishTexts()

let world: ConsoleWorld
let otherAppId: string

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Signs someone in who has just joined the team, in a browser of their own. */
const join = async ({ role, isIn }: Person): Promise<Page> => {
  const { url, demo } = world.server
  const owner = await world.openSignedIn('')
  const { csrfToken } = await (await owner.request.get(`${url}/console/api/me`)).json()
  const invited = await owner.request.post(`${url}/console/api/team/invitations`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { role, appIds: [isIn ? demo.appId : otherAppId] }
  })
  const { token } = await invited.json()
  const page = await world.open()
  const joined = await page.request.post(`${url}/console/api/join`, {
    data: { token, email: `${role}-${isIn}@example.com`, password: 'correct horse battery' }
  })
  expect(joined.status(), await joined.text()).toBe(201)
  await page.reload()
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  return page
}

const addressOf = (screen: RealScreen): string => {
  const { appId, integrationId } = world.server.demo
  const opened = OPENED[screen] ?? ''
  return `#/${appId}/${screen}${opened.replace('INTEGRATION', integrationId)}`
}

const goTo = (page: Page, screen: RealScreen) =>
  page.evaluate(hash => (location.hash = hash), addressOf(screen))

/** Lists the screens to which the links of a page lead. */
const linkedScreens = async (page: Page): Promise<string[]> => {
  const addresses = await page
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const screens = addresses
    .filter(address => address.startsWith('#/'))
    .map(address => address.split('/')[2] ?? '')
  return [...new Set(screens)].map(screen => (screen === 'views' ? 'inbox' : screen))
}

/** Lists the items of a menu that lead somewhere or do something. */
const itemsOf = async (page: Page, menu: RegExp): Promise<string[]> => {
  await page.getByRole('button', { name: menu }).click()
  const items = await page.getByRole('menu').getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return items.filter(item => item !== 'Sign out')
}

describe('In the console,', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const account = restAt(`${world.server.url}/v2`, world.server.accountKey)
    const { app } = await account<{ app: { id: string } }>('POST', '/apps', {
      displayName: 'Other shop'
    })
    otherAppId = app.id
  })
  afterAll(() => world.close())

  test.each(PEOPLE)(
    '%s opens the screens that are for them, is offered no others, and is told so at those',
    async (_, person) => {
      const page = await join(person)
      expect(await itemsOf(page, /^App: /)).toEqual(person.appItems)
      expect(await itemsOf(page, /^Account: /)).toEqual(person.accountItems)
      const offered = person.isIn ? person.screens : FOR_ALL
      const [title, text] = person.refusal

      for (const screen of SCREENS) {
        await goTo(page, screen)
        if (person.screens.includes(screen)) {
          await expect.poll(() => page.title()).toContain(`${t(`screens.${screen}`)} · `)
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
          await expect
            .poll(() => page.locator('.quiet-note', { hasText: 'Loading…' }).count())
            .toBe(0)
          expect(await heading(page, title).count(), screen).toBe(0)
        } else {
          await heading(page, title).waitFor()
          await page.getByText(text).waitFor()
        }
        expect(offered, `links of ${screen}`).toEqual(
          expect.arrayContaining(await linkedScreens(page))
        )
      }
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    }
  )
})
