import { type FormField, hasBrandColor, REST_DEFAULTS } from '../../../protocol'
import type { ShownWebSettings } from '../../api'
import { SETTING_KINDS, SETTING_PATHS, type SettingPath } from './paths'
import { type OwnTexts, writeTexts } from './own-texts'
import { type QuestionDraft, readQuestions, writeQuestion } from './questions'

/** Value of a setting while it is edited; an empty text, and null for a list: not set. */
export type SettingInput = string | boolean | string[] | QuestionDraft[] | OwnTexts | null

/** Values of all settings. */
export type SettingInputs = Record<SettingPath, SettingInput>

/** Settings that were edited and not saved. */
export type SettingEdits = Partial<SettingInputs>

/** Body of a request that changes settings. */
export type SettingChanges = Record<string, unknown>

const LISTS = new Set<unknown>(['strings', 'starters', 'origins', 'formFields'])

/** Lists that mean something without a member: no channel, no site. */
const EMPTY_LISTS = new Set<SettingPath>(['integrationOrder', 'originWhitelist'])

/** Switches of the prechat form that REST shows only once they are set. */
const UNSHOWN_SWITCHES: SettingEdits = {
  'prechatCapture.enableEmailLinking': true,
  'prechatCapture.everyConversation': false
}

const valueAt = (settings: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], settings)

/** Value of a setting that was not set; null or undefined: none. */
export const defaultAt = (path: SettingPath) =>
  valueAt(REST_DEFAULTS, path) ?? UNSHOWN_SWITCHES[path]

/** Returns the colour that the messenger draws while the setting of a colour is empty. */
export const colorWithout = (path: SettingPath, brandColor: string): string => {
  const isBranded = path !== 'brandColor' && hasBrandColor({ brandColor })
  return (isBranded && brandColor) || String(defaultAt(path))
}

/** Whether a colour was not set, or is drawn as if it was not. */
const isUnsetColor = (settings: ShownWebSettings, path: SettingPath): boolean => {
  if (hasBrandColor(settings) && path !== 'brandColor')
    return !!settings.followBrand?.includes(path)
  return valueAt(settings, path) === defaultAt(path)
}

const isTexts = (path: SettingPath) => SETTING_KINDS[path] === 'textsByLanguage'

const readInput = (settings: ShownWebSettings, path: SettingPath): SettingInput => {
  const value = valueAt(settings, path) ?? UNSHOWN_SWITCHES[path] ?? null
  // The server checked what it answers.
  if (SETTING_KINDS[path] === 'formFields') return value && readQuestions(value as FormField[])
  if (LISTS.has(SETTING_KINDS[path])) return value as string[] | null
  if (isTexts(path)) return value as OwnTexts
  if (SETTING_KINDS[path] === 'color' && isUnsetColor(settings, path)) return ''
  return (value as string | boolean | null) ?? ''
}

/** Reads the settings of an integration into the values of a form. */
export const readInputs = (settings: ShownWebSettings): SettingInputs =>
  Object.fromEntries(SETTING_PATHS.map(path => [path, readInput(settings, path)])) as SettingInputs

const isText = (value: string | QuestionDraft): value is string => typeof value === 'string'

const textsOf = (input: SettingInput | undefined): OwnTexts =>
  // The kind of the setting names the type.
  (input ?? {}) as OwnTexts

/** Writes a value as the REST API takes it; null restores the default. Of texts, those that differ from `before`. */
const writeInput = (path: SettingPath, input: SettingInput, before?: SettingInput): unknown => {
  if (isTexts(path)) return writeTexts(textsOf(before), textsOf(input))
  if (input === '' || input === null) return null
  // The default is the same as none.
  if (path === 'brandColor' && input === defaultAt(path)) return null
  if (!Array.isArray(input)) return input
  const list = input.flatMap((item): unknown[] => {
    if (!isText(item)) return [writeQuestion(item)]
    return item.trim() ? [item.trim()] : []
  })
  return list.length || EMPTY_LISTS.has(path) ? list : null
}

/** Whether two values of a setting are stored alike. */
export const isSame = (path: SettingPath, one: SettingInput, other: SettingInput): boolean =>
  JSON.stringify(writeInput(path, one, other)) === JSON.stringify(writeInput(path, other, other))

/** Lists the edits that differ from what is saved. */
export const changedPaths = (saved: SettingInputs, edits: SettingEdits): SettingPath[] =>
  SETTING_PATHS.filter(path => {
    const edit = edits[path]
    return edit !== undefined && !isSame(path, edit, saved[path])
  })

type ValueOf = (path: SettingPath) => SettingInput | undefined

/**
 * Writes some settings as the body of one request, which leaves all others as they are.
 *
 * @param valueBefore Gives the values that the server has, of which texts that stay are left out.
 */
export const writeChanges = (
  paths: SettingPath[],
  valueOf: ValueOf,
  valueBefore: ValueOf = () => undefined
): SettingChanges => {
  const body: SettingChanges = {}
  for (const path of paths) {
    const value = writeInput(path, valueOf(path) ?? null, valueBefore(path))
    const [name = '', inner] = path.split('.')
    body[name] = inner === undefined ? value : { ...Object(body[name]), [inner]: value }
  }
  return body
}

/**
 * Writes the request that restores settings; what is the default is not set again, but reset.
 *
 * @param edits Values that the server has meanwhile.
 */
export const writeRestore = (
  paths: SettingPath[],
  saved: SettingInputs,
  edits: SettingEdits
): SettingChanges =>
  writeChanges(
    paths,
    path => (saved[path] === defaultAt(path) ? null : saved[path]),
    path => edits[path]
  )
