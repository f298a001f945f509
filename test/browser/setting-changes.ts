import type { Page } from 'playwright-core'
import type { SettingPath } from '../../src/console/model'
import type { WebSettings } from '../../src/protocol'

const BACKGROUND = 'https://pictures.example/background.png'

/** Finds the field of a label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Finds the field of a text of the messenger. */
export const ownText = (page: Page, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`(^| )${key}$`) })

/** Presses the button of a name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Steps by which a person changes a setting in the console, and what the REST API then says. */
export interface SettingChange {
  change(page: Page): Promise<unknown>
  read(settings: WebSettings): unknown
  value: () => unknown
}

const filled = (label: string, name: keyof WebSettings, text: () => string): SettingChange => ({
  change: page => field(page, label).fill(text()),
  read: settings => settings[name],
  value: text
})
const switched = (label: string, read: SettingChange['read'], value: boolean): SettingChange => ({
  change: page => page.getByRole('switch', { name: label, exact: true }).setChecked(value),
  read,
  value: () => value
})

/** Values that a test has made. */
interface Made {
  /** Address of a picture that may be an icon. */
  readonly icon: string
  /** Id of the integration `Bread on LINE`. */
  readonly lineId: string
}

/** Lists how each setting is changed. */
export const settingChanges = (made: Made): Record<SettingPath, SettingChange> => ({
  brandColor: filled('Brand colour', 'brandColor', () => '123456'),
  conversationColor: filled('Conversation colour', 'conversationColor', () => 'abc'),
  actionColor: filled('Action colour', 'actionColor', () => '654321'),
  displayStyle: {
    change: page => field(page, 'Style of the launcher').selectOption('Tab'),
    read: settings => settings.displayStyle,
    value: () => 'tab'
  },
  buttonWidth: filled('Width of the button', 'buttonWidth', () => '70'),
  buttonHeight: filled('Height of the button', 'buttonHeight', () => '80'),
  buttonIconUrl: filled('Icon of the launcher', 'buttonIconUrl', () => made.icon),
  businessIconUrl: filled('Icon of the business', 'businessIconUrl', () => made.icon),
  backgroundImageUrl: filled('Background picture', 'backgroundImageUrl', () => BACKGROUND),
  businessName: filled('Name of the business', 'businessName', () => 'Ann & Co'),
  starters: {
    async change(page) {
      await press(page, 'Add message')
      await field(page, 'Message 1').fill('Opening hours?')
      await field(page, 'Message 1').press('Enter')
      await field(page, 'Message 2').fill('Where are you?')
    },
    read: settings => settings.starters,
    value: () => ['Opening hours?', 'Where are you?']
  },
  customText: {
    async change(page) {
      await page.getByRole('searchbox', { name: 'Search the texts' }).fill('headerText')
      await ownText(page, 'headerText').fill('Ask the baker')
    },
    read: settings => settings.customText,
    value: () => ({ en: { headerText: 'Ask the baker' } })
  },
  showAnswerTime: switched('Answer time', settings => settings.showAnswerTime, false),
  fixedIntroPane: switched('Introduction in place', settings => settings.fixedIntroPane, true),
  preview: switched('Preview of messages', settings => settings.preview, false),
  canUserSeeConversationList: switched(
    'List of conversations',
    settings => settings.canUserSeeConversationList,
    false
  ),
  canUserCreateMoreConversations: switched(
    'Several conversations',
    settings => settings.canUserCreateMoreConversations,
    true
  ),
  integrationOrder: {
    async change(page) {
      await field(page, 'Which channels').selectOption('Only these')
      await press(page, 'Add LINE, Bread on LINE')
    },
    read: settings => settings.integrationOrder,
    value: () => [made.lineId]
  },
  originWhitelist: {
    async change(page) {
      await field(page, 'Who may show the messenger').selectOption('Only pages of these origins')
      await field(page, 'Origin 1').fill('https://shop.example')
    },
    read: settings => settings.originWhitelist,
    value: () => ['https://shop.example']
  },
  'prechatCapture.enabled': switched(
    'Prechat form',
    settings => settings.prechatCapture.enabled,
    true
  ),
  'prechatCapture.enableEmailLinking': switched(
    'Use the first e-mail',
    settings => settings.prechatCapture.enableEmailLinking,
    false
  ),
  'prechatCapture.everyConversation': switched(
    'Ask each time',
    settings => settings.prechatCapture.everyConversation,
    true
  ),
  'prechatCapture.avatarUrl': {
    change: page => field(page, 'Picture beside the form').fill(made.icon),
    read: settings => settings.prechatCapture.avatarUrl,
    value: () => made.icon
  },
  'prechatCapture.fields': {
    change: page => press(page, 'Ask your own questions'),
    read: settings => settings.prechatCapture.fields?.map(({ name }) => name),
    value: () => ['name', 'email']
  }
})
