import { Type, type TProperties, type TSchema } from 'typebox'
import { isChoice, type SettingKind, type SettingKinds, type SettingTable } from '../../../protocol'
import { oneOf } from './schemas'

/** Schemas of the values of each kind of setting. */
export type KindSchemas = Record<keyof SettingKinds, TSchema>

/** Adapts the schema of one field, for instance makes it optional. */
type AdaptField = (schema: TSchema, path: string) => TSchema

/**
 * Makes the fields of an object schema of a table of settings.
 *
 * @param adapt Called for each field, also for those of objects in the table.
 * @param path Leads to the table: empty, or such as `prechatCapture.`.
 */
export const settingSchemas = (
  table: SettingTable,
  kinds: KindSchemas,
  adapt: AdaptField,
  path = ''
): TProperties => {
  const schemaOf = (kind: SettingKind, name: string): TSchema => {
    if (isChoice(kind)) return oneOf(...kind)
    if (typeof kind === 'string') return kinds[kind]
    return Type.Object(settingSchemas(kind, kinds, adapt, `${path}${name}.`))
  }
  return Object.fromEntries(
    Object.entries(table).map(([name, kind]) => [name, adapt(schemaOf(kind, name), path + name)])
  )
}
