import {
  ChatError,
  describe,
  isEmail,
  isMediaUrl,
  parseUrl,
  PROFILE_FIELD_MAX_CHARS,
  type SessionRequest
} from '../../protocol'

type Profile = NonNullable<SessionRequest['user']>

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= PROFILE_FIELD_MAX_CHARS

const isFlat = (value: unknown) => /^(string|number|boolean)$/.test(typeof (value ?? ''))

/** Check of each field, and its name in an error. */
const RULES: Record<keyof Profile, [isRight: (value: unknown) => boolean, expected: string]> = {
  givenName: [isShort, `a string of at most ${PROFILE_FIELD_MAX_CHARS} characters`],
  surname: [isShort, `a string of at most ${PROFILE_FIELD_MAX_CHARS} characters`],
  email: [value => isShort(value) && isEmail(value), 'an e-mail address'],
  avatarUrl: [
    value => typeof value === 'string' && isMediaUrl(parseUrl(value), ''),
    'an https address'
  ],
  metadata: [
    value => typeof value === 'object' && Object.values({ ...value }).every(isFlat),
    'an object of strings, numbers and booleans'
  ]
}

/**
 * Checks the profile that a page gives before the server can: it goes with the first message, which must
 * not fail because of it. Null removes a field.
 *
 * @throws {ChatError} `invalid-request`.
 */
export const checkProfile = (fields: object): Profile => {
  const profile: Record<string, unknown> = {}
  for (const [name, [isRight, expected]] of Object.entries(RULES)) {
    const value: unknown = Reflect.get(fields, name)
    if (value === undefined) continue
    if (value !== null && !isRight(value)) {
      throw new ChatError(
        'invalid-request',
        `updateUser(): ${name}: expected ${expected}, got ${describe(value)}.`
      )
    }
    profile[name] = value
  }
  return profile
}
