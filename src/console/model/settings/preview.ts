import {
  checkFields,
  COLOR_PATTERN,
  countChars,
  type IntegrationSettings,
  LENGTH_PATTERN,
  NAME_MAX_CHARS,
  STARTER_MAX_CHARS,
  STARTERS_MAX,
  toWidgetSettings
} from '../../../protocol'
import { type PlainKind, SETTING_KINDS, SETTING_PATHS, type SettingPath } from './paths'
import { defaultAt, type SettingInputs, writeChanges } from './values'

const isFields = (value: unknown): boolean => {
  try {
    checkFields(value)
    return true
  } catch {
    return false
  }
}

const isShort = (max: number) => (value: unknown) => countChars(String(value)) <= max

/** Checks of values that are set, by kind, as far as they are made without the server. */
const CHECKS: Partial<Record<PlainKind & string, (value: unknown) => boolean>> = {
  color: value => COLOR_PATTERN.test(String(value)),
  length: value => LENGTH_PATTERN.test(String(value)),
  name: isShort(NAME_MAX_CHARS),
  url: value => /^https?:\/\/[^/]/i.test(String(value)) && URL.canParse(String(value)),
  starters: value =>
    (value as string[]).length <= STARTERS_MAX &&
    (value as string[]).every(isShort(STARTER_MAX_CHARS)),
  formFields: isFields
}

const writtenAt = (path: SettingPath, inputs: Partial<SettingInputs>): unknown => {
  const [name = '', inner] = path.split('.')
  const value = writeChanges([path], () => inputs[path])[name]
  return inner === undefined ? value : Object(value)[inner]
}

const isValid = (path: SettingPath, inputs: SettingInputs): boolean => {
  const kind = SETTING_KINDS[path]
  const check = typeof kind === 'string' ? CHECKS[kind] : undefined
  const value = writtenAt(path, inputs)
  return value === null || !check || check(value)
}

/** Takes over the values that are valid; each other setting keeps the last one that was. */
export const keepValid = (last: SettingInputs, inputs: SettingInputs): SettingInputs => ({
  ...last,
  ...Object.fromEntries(
    SETTING_PATHS.filter(path => isValid(path, inputs)).map(path => [path, inputs[path]])
  )
})

const withoutNulls = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (part === null) return []
      const isTable = typeof part === 'object' && !Array.isArray(part)
      return [[name, isTable ? withoutNulls(part) : part]]
    })
  )

/** Makes the settings that a widget would get, once these values were saved. */
export const previewSettings = (
  inputs: SettingInputs,
  app: { displayName: string },
  locale: string
): IntegrationSettings => {
  const isSet = (path: SettingPath) => inputs[path] !== defaultAt(path)
  const changes = writeChanges(SETTING_PATHS.filter(isSet), path => inputs[path])
  return toWidgetSettings(withoutNulls(changes), app, locale)
}
