import { expect } from 'vitest'
import type { ChatWorld } from '../chat-world'
import type { Visitor } from '../visitor'
import { bubbleColorOf, sendColorOf, sizeOf, styleOf, writeFirst } from '../visitor-effects'

/** Row of the table: an option, and what a visitor sees because of it. */
export interface Effect {
  options: object
  see(visitor: Visitor, world: ChatWorld): Promise<unknown>
  shown: unknown
}

const PICTURE = 'https://pictures.invalid/icon.png'
const ATTACH = 'Attach'
const ORDER = { type: 'text', name: 'order', label: 'Number of your order' }

const open = (visitor: Visitor) => visitor.open().then(() => visitor)

const launcherStyle = ({ launcher }: Visitor, name: string) =>
  launcher.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

/** Distances of the launcher from the edges of the window. */
const gapsOf = async ({ launcher, page }: Visitor) => {
  const box = (await launcher.boundingBox())!
  const { width, height } = page.viewportSize()!
  return { bottom: height - box.y - box.height, left: box.x, right: width - box.x - box.width }
}

const menuOf = async (visitor: Visitor) => {
  await visitor.open()
  await visitor.chat.getByRole('button', { name: ATTACH }).click()
  const items = visitor.chat.locator('.upload-menu button')
  await items.first().waitFor()
  return items.allTextContents()
}

const storedIn = async (visitor: Visitor) => {
  await writeFirst(visitor)
  return visitor.page.evaluate(() => [localStorage.length > 0, sessionStorage.length > 0])
}

const waitForChunk = async ({ page }: Visitor, name: string) => {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(e => e.name)))
    .toContainEqual(expect.stringContaining(`/${name}.js`))
}

/** Options that a visitor sees the effect of, each in one row. */
export const EFFECTS: Record<string, Effect> = {
  'customColors.brandColor': {
    options: { customColors: { brandColor: '#123456' } },
    see: async visitor => styleOf(await open(visitor), '#header', 'background-color'),
    shown: 'rgb(18, 52, 86)'
  },
  'customColors.conversationColor': {
    options: { customColors: { conversationColor: '123456' } },
    see: bubbleColorOf,
    shown: 'rgb(18, 52, 86)'
  },
  'customColors.actionColor': {
    options: { customColors: { actionColor: '123456' } },
    see: sendColorOf,
    shown: [18, 52, 86]
  },
  displayStyle: {
    options: { displayStyle: 'tab', businessName: 'Ann & Co' },
    see: ({ launcher }) => launcher.textContent().then(text => text?.startsWith('Ann & Co')),
    shown: true
  },
  buttonIconUrl: {
    options: { buttonIconUrl: PICTURE },
    see: visitor => launcherStyle(visitor, 'background-image'),
    shown: `url("${PICTURE}")`
  },
  buttonWidth: { options: { buttonWidth: '90px' }, see: sizeOf, shown: { width: 90, height: 58 } },
  buttonHeight: { options: { buttonHeight: '90' }, see: sizeOf, shown: { width: 58, height: 90 } },
  fixedHeader: {
    options: { fixedHeader: true },
    async see(visitor) {
      await visitor.open()
      return visitor.chat.locator('.introduction').evaluate(introduction => {
        const messages = document.querySelector('#conversation')!
        return introduction.getBoundingClientRect().bottom <= messages.getBoundingClientRect().top
      })
    },
    shown: true
  },
  businessName: {
    options: { businessName: 'Ann & Co' },
    see: async visitor => (await open(visitor)).chat.locator('h1').textContent(),
    shown: 'Ann & Co'
  },
  businessIconUrl: {
    options: { businessIconUrl: PICTURE },
    see: async visitor =>
      (await open(visitor)).chat.locator(`#header img[src="${PICTURE}"]`).count(),
    shown: 1
  },
  backgroundImageUrl: {
    options: { backgroundImageUrl: PICTURE },
    async see(visitor) {
      await visitor.open()
      await expect
        .poll(() => styleOf(visitor, '#conversation', 'background-image'))
        .toContain(PICTURE)
    },
    shown: undefined
  },
  'prechatCapture.enabled': {
    options: { prechatCapture: { enabled: true } },
    async see(visitor) {
      await visitor.launcher.click()
      await visitor.chat.getByLabel('Your name').waitFor()
    },
    shown: undefined
  },
  'prechatCapture.fields': {
    options: { prechatCapture: { enabled: true, fields: [ORDER] } },
    async see(visitor) {
      await visitor.launcher.click()
      await visitor.chat.getByLabel(ORDER.label).waitFor()
    },
    shown: undefined
  },
  'prechatCapture.avatarUrl': {
    options: { prechatCapture: { enabled: true, avatarUrl: PICTURE } },
    async see(visitor) {
      await visitor.launcher.click()
      await visitor.chat.locator(`.prechat img[src="${PICTURE}"]`).waitFor({ state: 'attached' })
    },
    shown: undefined
  },
  starters: {
    options: { starters: ['Opening hours'] },
    async see(visitor) {
      await visitor.open()
      await visitor.chat.getByRole('button', { name: 'Opening hours' }).click()
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      return visitor.texts()
    },
    shown: ['Opening hours']
  },
  preview: {
    options: { preview: false },
    async see(visitor, world) {
      await storedIn(visitor)
      await visitor.page.keyboard.press('Escape')
      await world.say(await visitor.conversationId(), 'Good morning')
      await expect.poll(() => visitor.page.title()).toBe('(1) new message')
      return visitor.page.getByRole('button', { name: 'Dismiss message' }).count()
    },
    shown: 0
  },
  locale: {
    options: { locale: 'de' },
    see: visitor => visitor.launcher.getAttribute('aria-label').then(name => /öffnen/.test(name!)),
    shown: true
  },
  customText: {
    options: { customText: { inputPlaceholder: 'Ask Ann' } },
    see: async visitor => (await open(visitor)).composer.getAttribute('placeholder'),
    shown: 'Ask Ann'
  },
  customScreenReaderAnnouncement: {
    options: { customScreenReaderAnnouncement: { sentImage: '{author} showed something' } },
    async see(visitor, world) {
      await storedIn(visitor)
      const id = await visitor.conversationId()
      await world.rest('POST', `/conversations/${id}/messages`, {
        author: { type: 'business' },
        content: { type: 'image', mediaUrl: PICTURE }
      })
      await visitor.chat.getByText('Harbour Street Cycles showed something').waitFor({
        state: 'attached'
      })
    },
    shown: undefined
  },
  theme: {
    options: { theme: 'dark' },
    see: async visitor => styleOf(await open(visitor), '#app', 'color-scheme'),
    shown: 'dark'
  },
  'position.side': {
    options: { position: { side: 'left' } },
    see: gapsOf,
    shown: { left: 20, bottom: 20 }
  },
  'position.bottom': {
    options: { position: { bottom: 77 } },
    see: gapsOf,
    shown: { right: 20, bottom: 77 }
  },
  'position.inline': {
    options: { position: { inline: 66 } },
    see: gapsOf,
    shown: { right: 66, bottom: 20 }
  },
  zIndex: { options: { zIndex: 7 }, see: visitor => launcherStyle(visitor, 'z-index'), shown: '7' },
  'menuItems.imageUpload': {
    options: { menuItems: { imageUpload: true } },
    see: menuOf,
    shown: ['Photo']
  },
  'menuItems.fileUpload': {
    options: { menuItems: { fileUpload: true } },
    see: menuOf,
    shown: ['File']
  },
  'menuItems.shareLocation': {
    options: { menuItems: { shareLocation: true } },
    see: menuOf,
    shown: ['Location']
  },
  imageUploadEnabled: { options: { imageUploadEnabled: false }, see: menuOf, shown: ['Location'] },
  embedded: {
    options: { embedded: true },
    see: ({ launcher }) => launcher.count(),
    shown: 0
  },
  browserStorage: {
    options: { browserStorage: 'sessionStorage' },
    see: storedIn,
    shown: [false, true]
  },
  preload: {
    options: { preload: 'eager' },
    see: visitor => waitForChunk(visitor, 'messenger'),
    shown: undefined
  },
  launcher: { options: { launcher: false }, see: ({ launcher }) => launcher.count(), shown: 0 },
  integrationId: {
    options: { integrationId: '0'.repeat(24) },
    see: async () => undefined,
    shown: 'integration-not-found'
  },
  configBaseUrl: {
    options: { configBaseUrl: 'http://127.0.0.1:9' },
    see: async () => undefined,
    shown: 'network'
  },
  region: {
    options: { region: 'moon-1' },
    see: async () => undefined,
    shown: 'invalid-option'
  },
  jwt: {
    options: { externalId: 'ann', jwt: 'a.b.c' },
    see: async () => undefined,
    shown: 'invalid-auth'
  },
  authCode: {
    options: { authCode: 'no such code' },
    see: async () => undefined,
    shown: 'invalid-auth'
  }
}

/** Options that need more than a page, with the test that holds their effect. */
export const HELD_ELSEWHERE: Record<string, string> = {
  canUserSeeConversationList:
    'test/browser/settings.test.ts › of the page override those of the business',
  canUserCreateMoreConversations:
    'test/browser/settings.test.ts › of the page override those of the business',
  integrationOrder:
    'test/unit/widget/channels-texts.test.ts › list the channels of %j in that order',
  'prechatCapture.enableEmailLinking':
    'test/browser/setting-effects.test.ts › prechatCapture.enableEmailLinking',
  'prechatCapture.everyConversation':
    'test/browser/setting-effects.test.ts › prechatCapture.everyConversation',
  showAnswerTime: 'test/browser/welcome.test.ts › showAnswerTime: false',
  soundNotificationEnabled: 'test/browser/sounds.test.ts › plays no sound when sounds are off',
  notificationChannelPromptEnabled:
    'test/unit/widget/channels-prompt.test.ts › notificationChannelPromptEnabled: false',
  nonce: 'test/browser/content-security.test.ts › hasNonce ? { nonce: NONCE }',
  externalId: 'test/browser/identity.test.ts › init signs a user in, reports why it cannot',
  delegate: 'test/browser/before-send.test.ts › that never answers holds its message back for 10 s',
  transport: 'test/browser/option-effects.test.ts › connects by the transport that the page gives'
}
