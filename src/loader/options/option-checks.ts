import { arrayOf, expecting, having, ofType, oneOf, recordOf, shaped, type Check } from './checks'

const string = ofType('string')
const number = expecting(value => typeof value === 'number' && isFinite(value), 'finite number')
const boolean = ofType('boolean')
const method = ofType('function')
const anything: Check = () => {}

const pixels = expecting(
  value => /^(\d*\.)?\d+(px)?$/.test(value as string) && parseFloat(value as string) > 0,
  'a length such as "58px"'
)
const length: Check = (value, at) => {
  string(value, at)
  pixels(value, at)
}
const webAddress = expecting(
  value => /^https?:\/\/[^/]/i.test(value as string),
  'an address that begins with https:// or http://'
)
const color = expecting(
  value => /^#?([\da-f]{3}){1,2}$/i.test(value as string),
  '3 or 6 hex digits'
)
const notEmpty = expecting(
  value => typeof value === 'string' && !!value,
  'a string that is not empty'
)
const transport = having({
  connected: boolean,
  connect: method,
  disconnect: method,
  send: method,
  on: method
})
const notNone = expecting(value => !!(value as unknown[])[0], 'at least one transport')

/** What only `init` can set. */
export const INIT_CHECKS: Record<string, Check> = {
  integrationId: string,
  configBaseUrl: webAddress,
  region: string,
  externalId: notEmpty,
  jwt: notEmpty,
  authCode: notEmpty,
  embedded: boolean,
  displayStyle: oneOf('button', 'tab'),
  browserStorage: oneOf('localStorage', 'sessionStorage'),
  preload: oneOf('intent', 'idle', 'eager'),
  launcher: boolean,
  nonce: string,
  delegate: shaped({
    beforeDisplay: method,
    beforeSend: method,
    beforePostbackSend: method,
    onInvalidAuth: method
  }),
  transport: (value, at) => {
    if (!Array.isArray(value)) return transport(value, at)
    arrayOf(transport)(value, at)
    notNone(value, at)
  }
}

/** What may change while the messenger lives. */
export const SETTING_CHECKS: Record<string, Check> = {
  locale: string,
  // A text of a wrong type is named where texts are read, and the built-in one is used.
  customText: recordOf(anything),
  customScreenReaderAnnouncement: recordOf(anything),
  customColors: shaped({ brandColor: color, conversationColor: color, actionColor: color }),
  theme: oneOf('light', 'dark', 'auto'),
  buttonIconUrl: string,
  buttonWidth: length,
  buttonHeight: length,
  position: shaped({ side: oneOf('left', 'right'), bottom: number, inline: number }),
  zIndex: number,
  fixedHeader: boolean,
  businessName: string,
  businessIconUrl: string,
  backgroundImageUrl: string,
  soundNotificationEnabled: boolean,
  menuItems: shaped({ imageUpload: boolean, fileUpload: boolean, shareLocation: boolean }),
  imageUploadEnabled: boolean,
  notificationChannelPromptEnabled: boolean,
  integrationOrder: arrayOf(string),
  prechatCapture: shaped({
    enabled: boolean,
    enableEmailLinking: boolean,
    avatarUrl: string,
    // A form's own rules are checked where it is asked.
    fields: arrayOf(recordOf(anything)),
    everyConversation: boolean
  }),
  canUserSeeConversationList: boolean,
  canUserCreateMoreConversations: boolean
}
