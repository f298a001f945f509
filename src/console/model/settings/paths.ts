import { REST_SETTINGS, type SettingKind, type SettingTable } from '../../../protocol'

type Paths<Table> = {
  [Name in keyof Table & string]: Table[Name] extends SettingTable
    ? `${Name}.${keyof Table[Name] & string}`
    : Name
}[keyof Table & string]

/** Name of a setting of a web integration; one inside of another with a dot, as in `prechatCapture.enabled`. */
export type SettingPath = Paths<typeof REST_SETTINGS>

/** Kind of a setting with a value of its own. */
export type PlainKind = Exclude<SettingKind, SettingTable>

const isTable = (kind: SettingKind): kind is SettingTable =>
  typeof kind === 'object' && !Array.isArray(kind)

const listKinds = (table: SettingTable, prefix = ''): [string, PlainKind][] =>
  Object.entries(table).flatMap(([name, kind]): [string, PlainKind][] =>
    isTable(kind) ? listKinds(kind, `${prefix}${name}.`) : [[prefix + name, kind]]
  )

/** Kinds of all settings of a web integration. */
// The paths of a table are the names that its type has.
export const SETTING_KINDS = Object.fromEntries(listKinds(REST_SETTINGS)) as Record<
  SettingPath,
  PlainKind
>

/** Names of all settings of a web integration. */
export const SETTING_PATHS = Object.keys(SETTING_KINDS) as SettingPath[]
