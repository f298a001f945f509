import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTING_PATHS, type SettingPath } from '../../src/console/model'
import { servePage, type ServedPage } from '../util/serve-page'
import { openPreviewWorld, type PreviewScreen, type PreviewWorld } from './preview-world'
import { field, press, settingChanges } from './setting-changes'

/** Time in which a saved setting reaches pages, in ms. Spec §4 Settings. */
const REACH_MS = 15_000

let world: PreviewWorld
let shop: ServedPage

/** A row of the table: on which screen a setting is seen, and how. */
interface Seen {
  screen: string
  /** Changes that have to come before. */
  before?: (preview: PreviewScreen) => Promise<unknown>
  see: (preview: PreviewScreen) => Promise<unknown>
  /** Facts before the change, and after it. */
  facts: [before: unknown, after: unknown]
}

const styleOf = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const launcherOf = ({ site }: PreviewScreen) => site.locator('#messenger-button')

const widthAndHeight = async (preview: PreviewScreen) => {
  const { width, height } = await launcherOf(preview).evaluate(element =>
    element.getBoundingClientRect()
  )
  return `${width} × ${height}`
}

const switchOn = ({ page }: PreviewScreen, name: string) =>
  page.getByRole('switch', { name, exact: true }).check()

const several = (preview: PreviewScreen) => switchOn(preview, 'Several conversations')
const prechat = (preview: PreviewScreen) => switchOn(preview, 'Prechat form')

const labels = ({ chat }: PreviewScreen) => chat.locator('.prechat label').allTextContents()

const SEEN: Record<SettingPath, Seen | string> = {
  brandColor: {
    screen: 'Conversation',
    see: ({ chat }) => styleOf(chat.locator('#header'), 'background-color'),
    facts: ['rgb(101, 117, 142)', 'rgb(18, 52, 86)']
  },
  conversationColor: {
    screen: 'Conversation',
    see: ({ chat }) => styleOf(chat.locator('[data-role=user] .bubble').last(), 'background-color'),
    facts: ['rgb(0, 153, 255)', 'rgb(170, 187, 204)']
  },
  actionColor: {
    screen: 'Conversation',
    see: ({ chat }) => styleOf(chat.locator('#app'), '--pipit-action-color'),
    facts: ['#09f', '#654321']
  },
  displayStyle: {
    screen: 'Launcher',
    see: async preview => (await launcherOf(preview).textContent())?.includes('Harbour'),
    facts: [false, true]
  },
  customText: {
    screen: 'Conversation',
    see: async ({ chat }) =>
      (await chat.locator('#header').textContent())?.includes('Ask the baker'),
    facts: [false, true]
  },
  buttonWidth: { screen: 'Launcher', see: widthAndHeight, facts: ['58 × 58', '70 × 58'] },
  buttonHeight: { screen: 'Launcher', see: widthAndHeight, facts: ['58 × 58', '58 × 80'] },
  buttonIconUrl: {
    screen: 'Launcher',
    see: async preview =>
      (await styleOf(launcherOf(preview), 'background-image')).includes(world.icon),
    facts: [false, true]
  },
  businessIconUrl: {
    screen: 'Conversation',
    see: ({ chat }) => chat.locator(`#header img[src="${world.icon}"]`).count(),
    facts: [0, 1]
  },
  backgroundImageUrl: {
    screen: 'Conversation',
    see: async ({ chat }) =>
      (await styleOf(chat.locator('#conversation'), 'background-image')).includes(
        'https://pictures.example/background.png'
      ),
    facts: [false, true]
  },
  businessName: {
    screen: 'Conversation',
    see: ({ chat }) => chat.locator('h1').textContent(),
    facts: ['Harbour Street Cycles', 'Ann & Co']
  },
  starters: {
    screen: 'Welcome',
    see: ({ chat }) => chat.locator('.starters button').allTextContents(),
    facts: [[], ['Opening hours?', 'Where are you?']]
  },
  showAnswerTime: {
    screen: 'Welcome',
    see: ({ chat }) => chat.locator('.answer-time').count(),
    facts: [1, 0]
  },
  fixedIntroPane: {
    screen: 'Conversation',
    see: ({ chat }) => chat.locator('#conversation .introduction').count(),
    facts: [1, 0]
  },
  preview: {
    screen: 'Launcher',
    see: ({ site }) => site.getByRole('button', { name: 'Dismiss message' }).count(),
    facts: [1, 0]
  },
  canUserSeeConversationList: {
    screen: 'List',
    before: several,
    see: ({ chat }) => chat.locator('#conversation-list').count(),
    facts: [1, 0]
  },
  canUserCreateMoreConversations: {
    screen: 'List',
    see: ({ chat }) => chat.locator('#conversation-list .choice').count(),
    facts: [0, 3]
  },
  integrationOrder: {
    screen: 'Settings',
    see: ({ chat }) => chat.locator('#settings .choice').count(),
    facts: [2, 1]
  },
  originWhitelist: 'decides which pages load the messenger, and changes nothing of its looks',
  'prechatCapture.enabled': {
    screen: 'Prechat',
    see: labels,
    facts: [[], ['Your name']]
  },
  'prechatCapture.enableEmailLinking':
    'decides what becomes of an answer, and changes nothing of the questions',
  'prechatCapture.everyConversation': {
    screen: 'List',
    before: preview => Promise.all([several(preview), prechat(preview)]),
    see: async preview => {
      const create = preview.chat.getByRole('button', { name: 'New conversation' })
      if (await create.count()) await create.click()
      return preview.chat.locator('.prechat').count()
    },
    facts: [0, 1]
  },
  'prechatCapture.avatarUrl': {
    screen: 'Prechat',
    before: prechat,
    see: ({ chat }) => chat.locator(`.prechat img[src="${world.icon}"]`).count(),
    facts: [0, 1]
  },
  'prechatCapture.fields': {
    screen: 'Prechat',
    before: async preview => {
      await prechat(preview)
      await press(preview.page, 'Ask your own questions')
      await field(preview.page, 'Label').first().fill('Before')
    },
    see: labels,
    facts: [['Before'], ['Your order']]
  }
}

const changes = settingChanges({
  get icon() {
    return world.icon
  },
  get lineId() {
    return world.lineId
  }
})

const change = (path: SettingPath, { page }: PreviewScreen) =>
  path === 'prechatCapture.fields'
    ? field(page, 'Label').first().fill('Your order')
    : changes[path].change(page)

/** Loads the shop's page as a new visitor, and reads what it was told of the messenger. */
const loadShop = async (): Promise<string> => {
  const context = await world.browser.newContext()
  const page = await context.newPage()
  const config = page.waitForResponse(answer => answer.url().includes('/config'))
  await page.goto(shop.url)
  const init = { integrationId: world.integrationId, configBaseUrl: world.server.url }
  await page.evaluate(
    init =>
      void (window as unknown as { Pipit: { init(options: object): Promise<void> } }).Pipit.init(
        init
      ).catch(() => {}),
    init
  )
  const answer = await config
  const text = answer.ok() ? await answer.text() : `refused: ${answer.status()}`
  await context.close()
  // Undone questions leave an empty table, which means the same as none; the version tells them apart.
  return text.replace('"prechatCapture":{},', '').replace(/"settingsVersion":"\w+",/, '')
}

const saveOnce = async (page: Page) => {
  await press(page, 'Save changes')
  await page.getByText('Saved: ').waitFor()
}

describe('In the live preview, the settings of a web integration', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
    shop = await servePage(
      `<!doctype html><html lang="en"><title>Shop</title><script src="${world.server.url}/cdn/5/pipit.js"></script></html>`
    )
  })
  afterAll(async () => {
    await shop.close()
    await world.close()
  })

  test('each have a row here', () => {
    expect(Object.keys(SEEN).sort()).toEqual([...SETTING_PATHS].sort())
  })

  test('are each seen as soon as they are changed, and not any more once they are discarded', async () => {
    const preview = await world.openPreview()
    for (const [path, row] of Object.entries(SEEN) as [SettingPath, Seen | string][]) {
      if (typeof row === 'string') continue
      const [before, after] = row.facts
      await row.before?.(preview)
      await preview.choose(row.screen)
      await expect.poll(() => row.see(preview), { message: path }).toEqual(before)
      if (path === 'prechatCapture.everyConversation') await preview.choose('List')
      await change(path, preview)
      await expect.poll(() => row.see(preview), { message: path }).toEqual(after)
      await press(preview.page, 'Discard')
    }
    await preview.choose('Conversation')
    await expect.poll(() => preview.chat.locator('h1').textContent()).toBe('Harbour Street Cycles')
  })

  test.each(SETTING_PATHS)(
    'reach a page of another origin once they are saved, and leave it once they are undone: %s',
    async path => {
      const page = await world.openSettings()
      // Questions differ from none only where they are asked.
      if (path.startsWith('prechatCapture.') && path !== 'prechatCapture.enabled') {
        await changes['prechatCapture.enabled'].change(page)
        await saveOnce(page)
      }
      const before = await loadShop()
      await changes[path].change(page)
      await saveOnce(page)
      await expect.poll(loadShop, { timeout: REACH_MS }).not.toBe(before)
      await press(page, 'Undo')
      await expect.poll(loadShop, { timeout: REACH_MS }).toBe(before)
    }
  )
})
