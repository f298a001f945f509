import { Type, type TProperties, type TSchema } from 'typebox'
import { REST_DEFAULTS, REST_SETTINGS, SHARED_SETTINGS } from '../../../../protocol'
import { type KindSchemas, nullable, settingSchemas } from '../../shared'
import { FormField } from './content'
import { Flag, maybe, Text, Uri } from './parts'

const Texts = Type.Array(Text)

const SHOWN_VALUES: KindSchemas = {
  boolean: Flag,
  number: Type.Number(),
  string: Text,
  name: Text,
  url: Text,
  color: Text,
  length: Text,
  strings: Texts,
  starters: Texts,
  origins: Texts,
  formFields: Type.Array(FormField),
  texts: Type.Record(Type.String(), Text),
  textsByLanguage: Type.Record(Type.String(), Type.Record(Type.String(), Text))
}

const defaultAt = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], REST_DEFAULTS)

/** A setting with a default is always shown. One without is null, or absent inside of an object. */
const shown = (schema: TSchema, path: string): TSchema => {
  const value = defaultAt(path)
  if (value === null) return nullable(schema)
  return value === undefined ? maybe(schema) : schema
}

/** Settings of a web integration as the REST API shows them. */
export const webSettingsFields: TProperties = settingSchemas(REST_SETTINGS, SHOWN_VALUES, shown)

/** Settings of a web integration as the widget gets them. */
export const widgetSettingsFields: TProperties = settingSchemas(
  SHARED_SETTINGS,
  { ...SHOWN_VALUES, url: Uri },
  maybe
)
