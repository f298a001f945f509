import {
  FIXED_SETTINGS,
  isChoice,
  PAGE_SETTINGS,
  SHARED_SETTINGS,
  STARTER_MAX_CHARS,
  STARTERS_MAX,
  countChars,
  type SettingKind,
  type SettingTable
} from '../../protocol'
import type { InitOptions } from '../../widget'
import { arrayOf, expecting, having, ofType, oneOf, recordOf, shaped, type Check } from './checks'

const string: Check = ofType('string')
const number = expecting(value => typeof value === 'number' && isFinite(value), 'finite number')
const boolean = ofType('boolean')
const method = ofType('function')
const anything: Check = () => {}

const pixels: Check = expecting(
  value => /^(\d*\.)?\d+(px)?$/.test(String(value)) && parseFloat(String(value)) > 0,
  'a length such as "58px"'
)
const length: Check = (value, at) => {
  string(value, at)
  pixels(value, at)
}
const webAddress = expecting(
  value => /^https?:\/\/[^/]/i.test(String(value)),
  'an address that begins with https:// or http://'
)
const color = expecting(value => /^#?([\da-f]{3}){1,2}$/i.test(String(value)), '3 or 6 hex digits')
const notEmpty = expecting(
  value => typeof value === 'string' && !!value,
  'a string that is not empty'
)
const transport: Check = having({
  connected: boolean,
  connect: method,
  disconnect: method,
  send: method,
  on: method
})
const notNone: Check = expecting(
  value => Array.isArray(value) && !!value[0],
  'at least one transport'
)

const texts = arrayOf(
  expecting(
    value => typeof value === 'string' && !!value.trim() && countChars(value) <= STARTER_MAX_CHARS,
    `a text of 1 to ${STARTER_MAX_CHARS} characters`
  )
)
const few: Check = expecting(
  value => (value as string[]).length <= STARTERS_MAX,
  `at most ${STARTERS_MAX} texts`
)
const starters: Check = (value, at) => {
  texts(value, at)
  few(value, at)
}

/** Checks of kinds for which `typeof` is not enough. */
const CHECKS: Record<string, Check> = {
  number,
  name: string,
  url: string,
  color,
  length,
  strings: arrayOf(string),
  starters,
  // The rules of a form are checked when it is shown.
  formFields: arrayOf(recordOf(anything)),
  // The reader of texts reports a text of a wrong type, and uses the built-in one.
  texts: recordOf(anything)
}

const checkOf = (kind: SettingKind): Check =>
  isChoice(kind)
    ? oneOf(...kind)
    : typeof kind === 'string'
      ? (CHECKS[kind] ?? ofType(kind))
      : shaped(checksOf(kind))

function checksOf(table: SettingTable): Record<string, Check> {
  return Object.fromEntries(Object.entries(table).map(([name, kind]) => [name, checkOf(kind)]))
}

/** Checks of the options that are not settings. Only `init` takes them. */
const IDENTITY_CHECKS: Record<
  Exclude<keyof InitOptions, keyof typeof SHARED_SETTINGS | keyof typeof PAGE_SETTINGS>,
  Check
> = {
  integrationId: notEmpty,
  configBaseUrl: webAddress,
  region: string,
  externalId: notEmpty,
  jwt: notEmpty,
  authCode: notEmpty,
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

/** Checks of all options of `init`. */
export const OPTION_CHECKS: Record<string, Check> = {
  ...IDENTITY_CHECKS,
  ...checksOf({ ...SHARED_SETTINGS, ...PAGE_SETTINGS })
}

/** Options without which `init` cannot begin. */
export const REQUIRED = ['integrationId', 'configBaseUrl'] as const

/** Options that `updateSettings` cannot change. */
export const INIT_ONLY: string[] = [...Object.keys(IDENTITY_CHECKS), ...FIXED_SETTINGS]
