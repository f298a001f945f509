import { Type, type TSchema } from 'typebox'
import {
  COLOR_PATTERN,
  LENGTH_PATTERN,
  REST_SETTINGS,
  STARTER_MAX_CHARS,
  STARTERS_MAX
} from '../../../../protocol'
import { CHANNELS } from '../../../channels'
import { type KindSchemas, Name, nullable, SEEN_TEXT, settingSchemas, Url } from '../../shared'

const ORIGINS_MAX = 100
const CHANNELS_MAX = 50
const TEXT_MAX_CHARS = 512

const NEW_VALUES: KindSchemas = {
  boolean: Type.Boolean(),
  number: Type.Number(),
  string: Type.String(),
  name: Name,
  url: Url,
  color: Type.String({
    pattern: COLOR_PATTERN.source,
    description: '3 or 6 hex digits without #'
  }),
  length: Type.String({
    pattern: LENGTH_PATTERN.source,
    description: 'a string of 1 to 4 digits, in CSS pixels'
  }),
  strings: Type.Array(
    Type.String({
      pattern: `^([0-9a-f]{24}|${Object.keys(CHANNELS).join('|')})$`,
      description: `the id of an integration, or one of ${Object.keys(CHANNELS).join(', ')}`
    }),
    { maxItems: CHANNELS_MAX }
  ),
  starters: Type.Array(
    Type.String({
      minLength: 1,
      maxLength: STARTER_MAX_CHARS,
      pattern: SEEN_TEXT,
      description: `a text of 1 to ${STARTER_MAX_CHARS} characters that is not blank and has no U+0000`
    }),
    { maxItems: STARTERS_MAX }
  ),
  origins: Type.Array(Type.String(), { maxItems: ORIGINS_MAX }),
  // `checkFields` says more.
  formFields: Type.Array(Type.Unknown({ title: 'NewFormField' })),
  texts: Type.Record(Type.String(), Type.String()),
  // `patchOwnTexts` says more.
  textsByLanguage: Type.Record(
    Type.String(),
    nullable(
      Type.Record(
        Type.String(),
        nullable(
          Type.String({
            minLength: 1,
            maxLength: TEXT_MAX_CHARS,
            pattern: SEEN_TEXT,
            description: `a text of 1 to ${TEXT_MAX_CHARS} characters that is not blank and has no U+0000`
          })
        )
      )
    )
  )
}

/** Makes a field optional on create and on PATCH; null restores its default. */
const optional = (schema: TSchema) => Type.Optional(nullable(schema))

/** Fields of a web integration in requests. */
export const webFields = {
  displayName: optional(Name),
  ...settingSchemas(REST_SETTINGS, NEW_VALUES, optional)
}
