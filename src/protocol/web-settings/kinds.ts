import type { FormField } from '../content'

/** Types of settings by the names of their kinds. */
export interface SettingKinds {
  boolean: boolean
  /** Finite. */
  number: number
  string: string
  /** A title that people read. */
  name: string
  /** A web address. */
  url: string
  /** 3 or 6 hex digits, such as `0099ff`. In options of `init` a `#` may come before them. */
  color: string
  /** CSS pixels as digits, such as `58`. In options of `init` the unit may follow, as in `58px`. */
  length: string
  strings: string[]
  /** Short messages that a visitor may send with one press. */
  starters: string[]
  /** Serialized origins as browsers send them, such as `https://www.example.com`. */
  origins: string[]
  formFields: FormField[]
  /** Texts by key. */
  texts: Record<string, string>
  /** Texts by key, by the tag of a language of the messenger. */
  textsByLanguage: Record<string, Record<string, string>>
}

/** Description of a value: a kind, the texts it may be, or the kinds of its properties. */
export type SettingKind = keyof SettingKinds | readonly string[] | SettingTable

/** Settings with their kinds. */
export interface SettingTable {
  readonly [name: string]: SettingKind
}

/** Type of the values that a kind describes. */
export type SettingValue<Kind> = Kind extends keyof SettingKinds
  ? SettingKinds[Kind]
  : Kind extends readonly (infer Text)[]
    ? Text
    : SettingsOf<Kind>

/** Type of the settings in a table, each of which may be absent. */
export type SettingsOf<Table> = { -readonly [Name in keyof Table]?: SettingValue<Table[Name]> }

/** Tells a list of texts, one of which the value has to be, from other kinds. */
export const isChoice = (kind: SettingKind): kind is readonly string[] => Array.isArray(kind)
