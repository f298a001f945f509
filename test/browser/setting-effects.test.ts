import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REST_SETTINGS } from '../../src/protocol'
import { servePage, type ServedPage } from '../util/serve-page'
import { formOf, iconOf } from '../server/upload'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { Visitor, WithPipit } from './visitor'
import {
  bubbleColorOf,
  expectShown,
  sendColorOf,
  sizeOf,
  styleOf,
  writeFirst
} from './visitor-effects'

/** A row of the table: settings of an integration, and what a visitor sees because of the named one. */
interface Effect {
  settings: object
  see(visitor: Visitor): Promise<unknown>
  shown: unknown
}

const SITE_ELSEWHERE = 'https://shop.example'
const BACKGROUND = 'https://pictures.invalid/icon.png'
/** Stands for the address of the uploaded icon. */
const ICON = 'icon'
const ICON_PX = 200
const CREATE = { canUserCreateMoreConversations: true }
const ORDER = { type: 'text', name: 'order', label: 'Number of your order' }

let world: ChatWorld
let site: ServedPage
let icon: string

const hasList = async (visitor: Visitor) => {
  await writeFirst(visitor)
  return visitor.chat.getByRole('button', { name: 'Your conversations' }).count()
}

const prechat = (fields: object) => ({ prechatCapture: { enabled: true, ...fields } })

/** Answers one of the questions before a conversation. */
const answer = async ({ chat }: Visitor, label: string, text: string) => {
  await chat.getByLabel(label).fill(text)
  await chat.getByLabel(label).press('Enter')
}

const EFFECTS: Record<string, Effect> = {
  brandColor: {
    settings: { brandColor: '123456' },
    see: visitor => visitor.open().then(() => styleOf(visitor, '#header', 'background-color')),
    shown: 'rgb(18, 52, 86)'
  },
  conversationColor: {
    settings: { conversationColor: '123456' },
    see: bubbleColorOf,
    shown: 'rgb(18, 52, 86)'
  },
  actionColor: {
    settings: { actionColor: '123456' },
    see: sendColorOf,
    shown: [18, 52, 86]
  },
  displayStyle: {
    settings: { displayStyle: 'tab', businessName: 'Ann & Co' },
    see: ({ launcher }) => launcher.textContent().then(text => text?.startsWith('Ann & Co')),
    shown: true
  },
  buttonIconUrl: {
    settings: { buttonIconUrl: ICON },
    see: ({ launcher }) =>
      launcher.evaluate(({ style }) => style.backgroundImage).then(html => html.includes(icon)),
    shown: true
  },
  buttonWidth: { settings: { buttonWidth: '90' }, see: sizeOf, shown: { width: 90, height: 58 } },
  buttonHeight: { settings: { buttonHeight: '90' }, see: sizeOf, shown: { width: 58, height: 90 } },
  businessName: {
    settings: { businessName: 'Ann & Co' },
    see: visitor => visitor.open().then(() => visitor.chat.locator('h1').textContent()),
    shown: 'Ann & Co'
  },
  businessIconUrl: {
    settings: { businessIconUrl: ICON },
    see: visitor =>
      visitor.open().then(() => visitor.chat.locator(`#header img[src="${icon}"]`).count()),
    shown: 1
  },
  backgroundImageUrl: {
    settings: { backgroundImageUrl: BACKGROUND },
    async see(visitor) {
      await visitor.open()
      await expect
        .poll(() => styleOf(visitor, '#conversation', 'background-image'))
        .toContain(BACKGROUND)
    },
    shown: undefined
  },
  originWhitelist: {
    settings: { originWhitelist: [SITE_ELSEWHERE] },
    see: async () => undefined,
    shown: 'origin-not-allowed'
  },
  fixedIntroPane: {
    settings: { fixedIntroPane: true },
    async see({ open, chat }) {
      await open()
      // Both at one time, since the panel moves while it opens.
      return chat.locator('.introduction').evaluate(introduction => {
        const messages = document.querySelector('#conversation')!
        return introduction.getBoundingClientRect().bottom <= messages.getBoundingClientRect().top
      })
    },
    shown: true
  },
  'prechatCapture.enabled': {
    settings: { prechatCapture: { enabled: true } },
    async see(visitor) {
      await visitor.launcher.click()
      await visitor.chat.getByLabel('Your name').waitFor()
    },
    shown: undefined
  },
  'prechatCapture.fields': {
    settings: prechat({ fields: [ORDER] }),
    async see({ launcher, chat }) {
      await launcher.click()
      await chat.locator('.prechat .active').waitFor()
      return chat.locator('.prechat label').allTextContents()
    },
    shown: [ORDER.label]
  },
  'prechatCapture.avatarUrl': {
    settings: prechat({ avatarUrl: ICON }),
    async see({ launcher, chat }) {
      await launcher.click()
      await chat.locator(`.prechat img[src="${icon}"]`).waitFor()
    },
    shown: undefined
  },
  'prechatCapture.enableEmailLinking': {
    settings: prechat({ enableEmailLinking: false }),
    async see(visitor) {
      await visitor.launcher.click()
      await answer(visitor, 'Your name', 'Ada')
      await answer(visitor, 'Your e-mail address', 'ada@example.com')
      await visitor.chat.locator('form summary').waitFor()
      const user = await visitor.page.evaluate(() =>
        (window as unknown as WithPipit).Pipit.getUser()
      )
      return { givenName: user?.givenName, email: user?.email ?? 'none' }
    },
    shown: { givenName: 'Ada', email: 'none' }
  },
  'prechatCapture.everyConversation': {
    settings: { ...CREATE, ...prechat({ everyConversation: true, fields: [ORDER] }) },
    async see(visitor) {
      await visitor.launcher.click()
      await answer(visitor, ORDER.label, '1234')
      await visitor.chat.locator('form summary').waitFor()
      await visitor.chat.getByRole('button', { name: 'Your conversations' }).click()
      await visitor.chat.getByRole('button', { name: 'New conversation' }).click()
      await visitor.chat.getByLabel(ORDER.label).waitFor()
    },
    shown: undefined
  },
  customText: {
    settings: { customText: { en: { inputPlaceholder: 'Ask the baker' } } },
    see: visitor => visitor.open().then(() => visitor.composer.getAttribute('placeholder')),
    shown: 'Ask the baker'
  },
  starters: {
    settings: { starters: ['Where is my order?', 'Opening hours'] },
    async see(visitor) {
      await visitor.open()
      await visitor.chat.getByRole('button', { name: 'Opening hours' }).click()
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      return visitor.texts()
    },
    shown: ['Opening hours']
  },
  canUserCreateMoreConversations: { settings: CREATE, see: hasList, shown: 1 },
  canUserSeeConversationList: {
    settings: { ...CREATE, canUserSeeConversationList: false },
    see: hasList,
    shown: 0
  },
  preview: {
    settings: { preview: false },
    async see(visitor) {
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      await visitor.page.keyboard.press('Escape')
      await world.say(await visitor.conversationId(), 'Good morning')
      await expect.poll(() => visitor.page.title()).toBe('(1) new message')
      return visitor.page.getByRole('button', { name: 'Dismiss message' }).count()
    },
    shown: 0
  }
}

/** Settings that need more than a visitor, with the test that holds their effect. */
const HELD_ELSEWHERE: Record<string, string> = {
  integrationOrder:
    'test/server/channel-integrations.test.ts › lists only the channels of integrationOrder, by id or type, in that order',
  showAnswerTime:
    'test/browser/welcome.test.ts › says how soon the business has answered, once it has answered five'
}

/** Settings of an app, each with the test that holds its effect. */
const APP_EFFECTS: Record<string, string> = {
  conversationRetentionSeconds:
    'test/server/retention.test.ts › is removed for the visitor and the business',
  maskCreditCardNumbers:
    'test/server/card-masking.test.ts › are stored, emitted and returned without card numbers',
  pageVisits: 'test/server/page-visits.test.ts › are not kept where that is turned off',
  useAnimalNames:
    'test/server/app-settings.test.ts › the business sees the same generated name of a visitor',
  echoPostback: 'test/server/sdk-forms.test.ts › echoPostback',
  multiConvoEnabled: 'test/server/app-settings.test.ts › cannot be turned off',
  endSessionEnabled: 'test/server/app-settings.test.ts › cannot be turned on',
  disableConversationReopen: 'test/browser/closed-conversations.test.ts › cannot be written in',
  officeHours: 'test/browser/office-hours.test.ts › says when somebody is back',
  awayUntil: 'test/server/office-hours.test.ts › are closed by hand until a time',
  awayMessage: 'test/server/office-hours.test.ts › have an away message while they are closed'
}

/** Settings of an app that the guide names as kept without effect. */
const WITHOUT_EFFECT = (
  /^- These settings of an app are kept without effect: ([^.]*)\./m.exec(
    readFileSync('src/guide/pages/back-end.md', 'utf8')
  )?.[1] ?? ''
)
  .split(', ')
  .map(name => name.replaceAll('`', ''))

/** Files that keep or describe all settings of an app, whatever they do. */
const KEEPERS = /records\/apps\/apps\.ts$|http\/shared\/app-settings\.ts$/

const isTable = (kind: unknown): kind is object => typeof kind === 'object' && !Array.isArray(kind)

const uploadIcon = async (): Promise<string> => {
  const { url, demo, accountKey } = world.server
  const { body, headers } = await formOf({}, { name: 'icon.png', bytes: iconOf(ICON_PX) })
  const answer = await fetch(`${url}/v2/apps/${demo.appId}/attachments?access=public`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Basic ${btoa(`${accountKey.id}:${accountKey.secret}`)}`
    },
    body
  })
  const { attachment } = (await answer.json()) as { attachment: { mediaUrl: string } }
  return attachment.mediaUrl
}

/** Makes a web integration with these settings, and opens a page that has it. */
const openPage = async (settings: object) => {
  const { integration } = await world.rest<{ integration: { id: string } }>(
    'POST',
    '/integrations',
    { type: 'web', ...JSON.parse(JSON.stringify(settings).replaceAll(`"${ICON}"`, `"${icon}"`)) }
  )
  const visitor = await world.visit({ url: site.url })
  const code = await visitor.page.evaluate(
    integrationId =>
      (window as unknown as WithPipit).Pipit.init({ integrationId }).then(
        () => undefined,
        (error: { code: string }) => error.code
      ),
    integration.id
  )
  return { visitor, code }
}

describe('The settings of an integration', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    icon = await uploadIcon()
    site = await servePage(
      `<!doctype html><html lang="en"><title>A shop</title><script src="${world.url}/cdn/5/pipit.js"></script></html>`
    )
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('each have an effect here, or in a test that is named', () => {
    // Each key of a setting that is an object has a row of its own.
    const names = Object.entries(REST_SETTINGS).flatMap(([name, kind]) =>
      isTable(kind) ? Object.keys(kind).map(key => `${name}.${key}`) : name
    )
    expect(Object.keys({ ...EFFECTS, ...HELD_ELSEWHERE }).sort()).toEqual(names.sort())
  })

  test.each(Object.entries(HELD_ELSEWHERE))('have an effect: %s, held by %s', (_, proof) => {
    const [file = '', title = ''] = proof.split(' › ')
    expect(readFileSync(file, 'utf8')).toContain(title)
  })

  test.each(Object.entries(EFFECTS))('change what visitors see: %s', async (_, effect) => {
    const { visitor, code } = await openPage(effect.settings)
    const seen = code ?? (await effect.see(visitor))
    expectShown(seen, effect.shown)
  })
})

describe('The settings of an app', () => {
  test('each have a test of their effect, or are named in the guide as without', async () => {
    const local = await openChatWorld()
    const { app } = await local.rest<{ app: { settings: object } }>('GET', '')
    await local.close()
    const rows = [...Object.keys(APP_EFFECTS), ...WITHOUT_EFFECT]
    expect(rows.sort()).toEqual(Object.keys(app.settings).sort())
  })

  test.each(Object.entries(APP_EFFECTS))('have an effect: %s, held by %s', (_, proof) => {
    const [file = '', title = ''] = proof.split(' › ')
    expect(readFileSync(file, 'utf8')).toContain(title)
  })

  test.each(WITHOUT_EFFECT)('are without effect still: %s', name => {
    const readers = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter(
      file =>
        /\.ts$/.test(file) &&
        !KEEPERS.test(file) &&
        readFileSync(`src/server/${file}`, 'utf8').includes(name)
    )
    expect(readers).toEqual([])
  })
})
