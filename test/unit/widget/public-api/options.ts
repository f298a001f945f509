import type { InitOptions } from '../../../../src/widget'

/** What holds for an option. */
export interface OptionRow {
  /** A value that is taken as it is. */
  right: unknown
  /** Options that it needs beside it. */
  beside?: Partial<InitOptions>
  /** Values that let `init` fail, by what the error says of them. */
  wrong: Record<string, unknown>
  /** Whether `updateSettings` changes it, too. */
  changes: boolean
  /** The address of which the config is asked then, where all that the option does is to lead there. */
  asks?: string
}

const OFTEN = { string: 'red', boolean: true } as const

/** A value of one of the simple types, and one that is of none of them. */
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

/** Every option. A new one has no row, and does not compile. */
export const OPTIONS: Record<keyof InitOptions, OptionRow> = {
  integrationId: {
    right: 'other',
    asks: 'https://chat.example/sdk/v1/integrations/other/config',
    wrong: {
      'integrationId: expected string, got undefined': undefined,
      'integrationId: expected string, got null': null,
      'integrationId: expected string, got number': 7
    },
    changes: false
  },
  configBaseUrl: {
    right: 'https://other.example',
    // Alone it needs nothing that reads options, and the request says what is wrong.
    beside: { theme: 'light' },
    wrong: {
      [`configBaseUrl: ${webAddress} "other.example"`]: 'other.example',
      [`configBaseUrl: ${webAddress} "ftp://other.example"`]: 'ftp://other.example',
      'configBaseUrl: expected string, got object': {}
    },
    changes: false,
    asks: 'https://other.example/sdk/v1/integrations/integration/config'
  },
  region: {
    right: 'eu-1',
    asks: 'https://eu.example/sdk/v1/integrations/integration/config',
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
  businessIconUrl: setting('businessIconUrl', 'string'),
  buttonIconUrl: setting('buttonIconUrl', 'string'),
  backgroundImageUrl: setting('backgroundImageUrl', 'string'),
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
  soundNotificationEnabled: setting('soundNotificationEnabled', 'boolean'),
  imageUploadEnabled: setting('imageUploadEnabled', 'boolean'),
  notificationChannelPromptEnabled: setting('notificationChannelPromptEnabled', 'boolean'),
  // What visitors may do only ever becomes less.
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
  prechatCapture: {
    right: { enabled: true, fields: [{ type: 'email', name: 'email', label: 'E-mail' }] },
    wrong: {
      'prechatCapture: expected object, got boolean': true,
      'prechatCapture.enabled: expected boolean, got "yes"': { enabled: 'yes' },
      'prechatCapture.fields.0: expected object, got "email"': { fields: ['email'] }
    },
    changes: true
  }
}
