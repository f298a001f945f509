import { Type, type Static, type TSchema } from 'typebox'
import {
  EXTERNAL_ID_MAX_CHARS,
  hasLoneSurrogate,
  isEmail,
  NAME_MAX_CHARS,
  PROFILE_FIELD_MAX_CHARS,
  URL_MAX_CHARS
} from '../../../protocol'
import { UNSEEN } from '../../domain/records'

const LOCALE_MAX_CHARS = 64

const keywordsWithNull = (schema: TSchema) => {
  if ('enum' in schema && Array.isArray(schema.enum)) return { enum: [...schema.enum, null] }
  return { type: ['type' in schema ? schema.type : undefined, 'null'] }
}

/** Allows null for "none"; on PATCH it unsets. */
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({ ...schema, ...keywordsWithNull(schema) })

/** One of a few strings. */
export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  Type.Unsafe<Values[number]>({ enum: [...values] })

/** Pattern of a text with a character to be seen. */
export const SEEN_TEXT = String.raw`^[^\u0000]*[^${UNSEEN}][^\u0000]*$`

/** A displayName or description, 1 to 100 characters, one of them to be seen. */
export const Name = Type.String({
  minLength: 1,
  maxLength: NAME_MAX_CHARS,
  pattern: SEEN_TEXT,
  description: 'text that is not blank and has no U+0000'
})

/** A name or e-mail in a profile, 1 to 128 characters. */
export const ProfileField = Type.String({ minLength: 1, maxLength: PROFILE_FIELD_MAX_CHARS })

/** An e-mail address in a profile, at most 128 characters; null unsets it. */
export const ProfileEmail = Type.Refine(
  nullable(Type.String({ description: 'an e-mail address of at most 128 characters' })),
  email => email === null || isEmail(email),
  () => 'must be an e-mail address of at most 128 characters'
)

const isLocale = (text: string): boolean => {
  try {
    return text.length <= LOCALE_MAX_CHARS && Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

const LOCALE = `a well-formed BCP 47 language tag of 1 to ${LOCALE_MAX_CHARS} characters`

/** A language in a profile, such as `de-CH`; null unsets it. */
export const Locale = Type.Refine(
  nullable(Type.String({ description: LOCALE })),
  locale => locale === null || isLocale(locale),
  () => `must be ${LOCALE}`
)

/** A hundred years. */
const RETENTION_MAX_SECONDS = 3_155_760_000

/** Retention time of conversations. */
export const RetentionSeconds = Type.Integer({
  minimum: 0,
  maximum: RETENTION_MAX_SECONDS,
  description: 'seconds since the last activity, checked once a minute; 0: kept for ever'
})

/** Id that the business gives a user; null is for `nullable`. */
export const ExternalId = Type.Refine(
  Type.String({ minLength: 1, maxLength: EXTERNAL_ID_MAX_CHARS }),
  (id: string | null) => id === null || !hasLoneSurrogate(id),
  () => 'must be whole characters, not half of one'
)

/** A web address; `checkMediaUrls` checks those that browsers fetch. */
export const Url = Type.String({ minLength: 1, maxLength: URL_MAX_CHARS })

/** Any JSON: the domain checks metadata. */
export const MetadataChanges = Type.Unknown({ title: 'MetadataChanges' })

/** Parameters of routes that belong to an app. */
export const AppPath = Type.Object({ appId: Type.String() })

/** Parameters of routes that belong to a conversation. */
export const ConversationPath = Type.Object({
  appId: Type.String(),
  conversationId: Type.String()
})

const isTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))

/** A time in ISO 8601. */
export const Time = Type.Refine(
  Type.String({ description: 'a time in ISO 8601' }),
  isTime,
  () => 'must be a time in ISO 8601'
)

/** A time in ISO 8601, or null. */
export const TimeOrNull = Type.Refine(
  nullable(Type.String({ description: 'a time in ISO 8601' })),
  text => text === null || isTime(text),
  () => 'must be a time in ISO 8601, or null'
)

/** Reference of a body to a user: exactly one of the two, which `requireNamedUser` checks. */
export const NamedUser = Type.Object({
  userId: Type.Optional(Type.String({ minLength: 1 })),
  userExternalId: Type.Optional(ExternalId)
})

/**
 * A participant to add. Widgets show all conversations of their user; `subscribeSDKClient` also
 * registers the widget as a client before it was ever opened.
 */
export const NewParticipant = Type.Object({
  ...NamedUser.properties,
  subscribeSDKClient: Type.Optional(Type.Boolean())
})
