import { Type, type Static, type TSchema } from 'typebox'
import {
  EXTERNAL_ID_MAX_CHARS,
  isEmail,
  NAME_MAX_CHARS,
  PROFILE_FIELD_MAX_CHARS,
  URL_MAX_CHARS
} from '../../protocol'

const LOCALE_MAX_CHARS = 64

/** Lets null stand for "none"; on PATCH it unsets. */
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>(
    'enum' in schema
      ? { ...schema, enum: [...(schema.enum as unknown[]), null] }
      : { ...schema, type: [(schema as unknown as { type: string }).type, 'null'] }
  )

/** One of a few strings. */
export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  Type.Unsafe<Values[number]>({ enum: [...values] })

/** A displayName or description, 1 to 100 characters. */
export const Name = Type.String({ minLength: 1, maxLength: NAME_MAX_CHARS })

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

/** For how long conversations are kept. */
export const RetentionSeconds = Type.Integer({
  minimum: 0,
  description: 'seconds since the last activity, checked once a minute; 0: kept for ever'
})

/** An id of the business's own for a user. */
export const ExternalId = Type.String({ minLength: 1, maxLength: EXTERNAL_ID_MAX_CHARS })

/** A web address; `checkMediaUrls` says more where browsers will fetch from it. */
export const Url = Type.String({ minLength: 1, maxLength: URL_MAX_CHARS })

/** Any JSON: the domain knows the rules of metadata and says what breaks them. */
export const MetadataChanges = Type.Unknown({ title: 'MetadataChanges' })

/** Parameters of routes that belong to an app. */
export const AppPath = Type.Object({ appId: Type.String() })

/** Parameters of routes that belong to a conversation. */
export const ConversationPath = Type.Object({
  appId: Type.String(),
  conversationId: Type.String()
})

/** A time in ISO 8601. */
export const Time = Type.Refine(
  Type.String({ description: 'a time in ISO 8601' }),
  text => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
  () => 'must be a time in ISO 8601'
)

/** How a body names a user: by one of the two, which `requireNamedUser` sees to. */
export const NamedUser = Type.Object({
  userId: Type.Optional(Type.String({ minLength: 1 })),
  userExternalId: Type.Optional(ExternalId)
})

/**
 * Who is to take part. A widget shows all conversations of its user; subscribing has it known as a
 * client also before it was ever opened.
 */
export const NewParticipant = Type.Object({
  ...NamedUser.properties,
  subscribeSDKClient: Type.Optional(Type.Boolean())
})
