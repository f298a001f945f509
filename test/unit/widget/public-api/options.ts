import type { InitOptions } from '../../../../src/widget'

/** Expectations for an option. */
export interface OptionRow {
  /** A valid value. */
  right: unknown
  /** Other options that it needs. */
  beside?: Partial<InitOptions>
  /** Invalid values, by the error of `init`. */
  wrong: Record<string, unknown>
  /** Whether `updateSettings` accepts it, too. */
  changes: boolean
  /** Address of the config request, where the option only changes that. */
  asks?: string
}

const OFTEN = { string: 'red', boolean: true } as const

/** A value of a simple type, and an invalid one. */
const simple = (name: string, type: keyof typeof OFTEN, changes: boolean): OptionRow => ({
  right: OFTEN[type],
  wrong: {
    [`${name}: expected ${type}, got object`]: {},
    [`${name}: expected ${type}, got function`]: OFTEN.string.at
  },
  changes
})

const setting = (name: string, type: keyof typeof OFTEN) => simple(name, type, true)
const once = (name: string, type: keyof typeof OFTEN) => simple(name, type, false)

const oneOf = (
  name: string,
  changes: boolean,
  ...values: [string, string, ...string[]]
): OptionRow => {
  const expected = `${name}: expected ${values.map(value => `"${value}"`).join(' or ')}, got`
  return {
    right: values[1],
    wrong: { [`${expected} "other"`]: 'other', [`${expected} number`]: 1 },
    changes
  }
}

const picture = (name: string): OptionRow => ({
  right: 'https://shop.example/icon.png',
  wrong: {
    [`${name}: expected an https address of a picture, got "icon.png"`]: 'icon.png',
    [`${name}: expected an https address of a picture, got "http://shop.example/icon.png"`]:
      'http://shop.example/icon.png',
    [`${name}: expected string, got object`]: {}
  },
  changes: true
})

const length = (name: string): OptionRow => ({
  right: '60px',
  wrong: {
    [`${name}: expected a length such as "58px", got "wide"`]: 'wide',
    [`${name}: expected a length such as "58px", got "58 bananas"`]: '58 bananas',
    [`${name}: expected a length such as "58px", got "7px;top:0"`]: '7px;top:0',
    [`${name}: expected a length such as "58px", got "0"`]: '0',
    [`${name}: expected string, got number`]: 58,
    [`${name}: expected string, got array`]: []
  },
  changes: true
})

const method = () => undefined
const transport = {
  connected: false,
  connect: async () => {},
  disconnect: method,
  send: method,
  on: () => method
}
const webAddress = 'expected an address that begins with https:// or http://, got'
const notEmpty = 'expected a string that is not empty, got'

/** Every option. A new option without a row does not compile. */
export const OPTIONS: Record<keyof InitOptions, OptionRow> = {
  integrationId: {
    right: 'other',
    asks: 'https://chat.example/sdk/v1/integrations/other/config?locale=,',
    wrong: {
      'integrationId: expected a string that is not empty, got ""': '',
      'integrationId: expected a string that is not empty, got undefined': undefined,
      'integrationId: expected a string that is not empty, got null': null,
      'integrationId: expected a string that is not empty, got number': 7
    },
    changes: false
  },
  configBaseUrl: {
    right: 'https://other.example',
    wrong: {
      [`configBaseUrl: ${webAddress} "other.example"`]: 'other.example',
      [`configBaseUrl: ${webAddress} "ftp://other.example"`]: 'ftp://other.example',
      [`configBaseUrl: ${webAddress} object`]: {}
    },
    changes: false,
    asks: 'https://other.example/sdk/v1/integrations/integration/config?locale=,'
  },
  region: {
    right: 'eu-1',
    asks: 'https://eu.example/sdk/v1/integrations/integration/config?locale=,',
    wrong: {
      'region: expected one of eu-1, us-1, got "eu-2"': 'eu-2',
      'region: expected string, got number': 1
    },
    changes: false
  },
  externalId: {
    right: 'anna',
    beside: { jwt: 'a.b.c' },
    wrong: { [`externalId: ${notEmpty} ""`]: '', [`externalId: ${notEmpty} number`]: 7 },
    changes: false
  },
  jwt: {
    right: 'a.b.c',
    beside: { externalId: 'anna' },
    wrong: { [`jwt: ${notEmpty} ""`]: '', [`jwt: ${notEmpty} object`]: {} },
    changes: false
  },
  authCode: {
    right: 'code',
    wrong: { [`authCode: ${notEmpty} ""`]: '', [`authCode: ${notEmpty} number`]: 7 },
    changes: false
  },
  delegate: {
    right: { onInvalidAuth: () => 'a.b.c' },
    wrong: {
      'delegate: expected object, got "x"': 'x',
      'delegate: expected object, got array': [],
      'delegate.beforeSend: expected function, got boolean': { beforeSend: true }
    },
    changes: false
  },
  embedded: once('embedded', 'boolean'),
  displayStyle: oneOf('displayStyle', false, 'button', 'tab'),
  browserStorage: oneOf('browserStorage', false, 'localStorage', 'sessionStorage'),
  preload: oneOf('preload', false, 'intent', 'idle', 'eager'),
  launcher: { ...once('launcher', 'boolean'), right: false },
  nonce: once('nonce', 'string'),
  transport: {
    right: [transport],
    wrong: {
      'transport: expected object, got "websocket"': 'websocket',
      'transport: expected at least one transport, got array': [],
      'transport.connected: expected boolean, got undefined': {},
      'transport.0.connected: expected boolean, got number': [{ ...transport, connected: 1 }],
      'transport.send: expected function, got "x"': { ...transport, send: 'x' }
    },
    changes: false
  },
  theme: oneOf('theme', true, 'light', 'dark', 'auto'),
  locale: { ...setting('locale', 'string'), right: 'pt-BR' },
  businessName: setting('businessName', 'string'),
  businessIconUrl: picture('businessIconUrl'),
  buttonIconUrl: picture('buttonIconUrl'),
  backgroundImageUrl: picture('backgroundImageUrl'),
  buttonWidth: length('buttonWidth'),
  buttonHeight: length('buttonHeight'),
  zIndex: {
    right: 7,
    wrong: {
      'zIndex: expected finite number, got "7"': '7',
      'zIndex: expected finite number, got NaN': NaN,
      'zIndex: expected finite number, got Infinity': Infinity
    },
    changes: true
  },
  fixedHeader: setting('fixedHeader', 'boolean'),
  preview: { ...setting('preview', 'boolean'), right: false },
  soundNotificationEnabled: setting('soundNotificationEnabled', 'boolean'),
  imageUploadEnabled: setting('imageUploadEnabled', 'boolean'),
  notificationChannelPromptEnabled: setting('notificationChannelPromptEnabled', 'boolean'),
  // Permissions of visitors can only be reduced.
  canUserSeeConversationList: { ...setting('canUserSeeConversationList', 'boolean'), right: false },
  canUserCreateMoreConversations: {
    ...setting('canUserCreateMoreConversations', 'boolean'),
    right: false
  },
  customColors: {
    right: { brandColor: '09f', actionColor: '0099ff' },
    wrong: {
      'customColors: expected object, got "red"': 'red',
      'customColors.brandColor: expected 3 or 6 hex digits, got "red"': { brandColor: 'red' },
      'customColors.actionColor: expected 3 or 6 hex digits, got "#1234"': { actionColor: '#1234' }
    },
    changes: true
  },
  customText: {
    right: { headerText: 'Hello' },
    wrong: { 'customText: expected object, got "Hello"': 'Hello' },
    changes: true
  },
  customScreenReaderAnnouncement: {
    right: { sentImage: '{author} sent a picture' },
    wrong: { 'customScreenReaderAnnouncement: expected object, got array': [] },
    changes: true
  },
  position: {
    right: { side: 'left', bottom: 30, inline: 40 },
    wrong: {
      'position: expected object, got "left"': 'left',
      'position.side: expected "left" or "right", got "top"': { side: 'top' },
      'position.bottom: expected finite number, got "20px"': { bottom: '20px' }
    },
    changes: true
  },
  menuItems: {
    right: { imageUpload: true, shareLocation: false },
    wrong: {
      'menuItems: expected object, got boolean': true,
      'menuItems: expected object, got array': [],
      'menuItems.fileUpload: expected boolean, got "no"': { fileUpload: 'no' }
    },
    changes: true
  },
  integrationOrder: {
    right: ['telegram'],
    wrong: {
      'integrationOrder: expected array, got "telegram"': 'telegram',
      'integrationOrder.1: expected string, got number': ['telegram', 7]
    },
    changes: true
  },
  starters: {
    right: ['Where is my order?', 'Opening hours'],
    wrong: {
      'starters: expected array, got "Opening hours"': 'Opening hours',
      'starters: expected at most 4 texts, got array': ['1', '2', '3', '4', '5'],
      'starters.1: expected a text of 1 to 80 characters, got ""': ['Opening hours', ''],
      'starters.0: expected a text of 1 to 80 characters, got "  "': ['  '],
      'starters.0: expected a text of 1 to 80 characters, got number': [7],
      [`starters.0: expected a text of 1 to 80 characters, got "${'?'.repeat(81)}"`]: [
        '?'.repeat(81)
      ]
    },
    changes: true
  },
  showAnswerTime: setting('showAnswerTime', 'boolean'),
  prechatCapture: {
    right: { enabled: true, fields: [{ type: 'email', name: 'email', label: 'E-mail' }] },
    wrong: {
      'prechatCapture: expected object, got boolean': true,
      'prechatCapture.enabled: expected boolean, got "yes"': { enabled: 'yes' },
      'prechatCapture.avatarUrl: expected an https address of a picture, got "me.png"': {
        avatarUrl: 'me.png'
      },
      'prechatCapture.fields.0: expected object, got "email"': { fields: ['email'] }
    },
    changes: true
  }
}
