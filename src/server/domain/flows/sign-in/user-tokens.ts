import {
  ChatError,
  countChars,
  EXTERNAL_ID_MAX_CHARS,
  hasLoneSurrogate,
  isEmail
} from '../../../../protocol'
import { InvalidToken, SKEW_SECONDS, verifyToken } from '../../../auth'
import type { Row } from '../../../storage'
import { findKey, type SessionTerm, updateUser } from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { noteKeyUse } from './note-key-use'

/** Identity that a business asserts for its visitor, with its expiry and key. */
export interface UserClaim extends SessionTerm {
  appId: string
  externalId: string
  keyId: string
  /** Address that the business vouches for; undefined: the token has none. */
  email?: string | undefined
}

const refused = (reason: string) => new ChatError('invalid-auth', reason)

const unknownKey = () => refused('The token was not signed by a known key.')

/** Tells a JWT from a session token, which has no dots. */
export const isJwt = (token: string): boolean => token.includes('.')

const readExternalId = (claim: unknown): string => {
  const isRight =
    typeof claim === 'string' &&
    claim &&
    countChars(claim) <= EXTERNAL_ID_MAX_CHARS &&
    !hasLoneSurrogate(claim)
  if (isRight) return claim
  throw refused(
    `The token's external_id must be a string of 1 to ${EXTERNAL_ID_MAX_CHARS} whole characters.`
  )
}

/**
 * Throws unless the key is still there: it may have been deleted while the token was verified.
 *
 * @throws {ChatError} `invalid-auth`.
 */
export const requireKey = async ({ db, secretBox }: Tx, { keyId }: UserClaim): Promise<void> => {
  if (!(await findKey(db, secretBox, keyId))) throw unknownKey()
}

/** Sets the address of a user that their token carries: the business has proved it. */
export const setProvenEmail = async (
  tx: Tx,
  user: Row<'users'>,
  { email }: Pick<UserClaim, 'email'>
): Promise<Row<'users'>> =>
  email === undefined || user.blockedAt !== null
    ? user
    : updateUser(tx, user, { profile: { email } })

/**
 * Verifies the JWT that a business made for its visitor, of whatever app.
 *
 * @throws {ChatError} `invalid-auth`, with a reason that does not reveal what exists.
 */
export const verifyUserToken = async (domain: AppContext, token: string): Promise<UserClaim> => {
  const { storage, secretBox, clock } = domain
  const findAppKey = async (kid: string) => {
    const key = await findKey(storage.read, secretBox, kid)
    return key?.scope === 'app' && key.appId !== null ? { ...key, appId: key.appId } : undefined
  }
  try {
    const { key, payload } = await verifyToken(token, { findKey: findAppKey, now: clock() })
    const { scope, exp, external_id: externalId, email } = payload
    if (scope !== 'user') throw refused("The token's scope must be user.")
    const claim = { appId: key.appId, externalId: readExternalId(externalId) }
    noteKeyUse(domain, key)
    return {
      ...claim,
      keyId: key.id,
      // Other values may be there for programs of the business.
      email: typeof email === 'string' && isEmail(email) ? email : undefined,
      expiresAt: exp === undefined ? null : (exp + SKEW_SECONDS) * 1000
    }
  } catch (error) {
    throw error instanceof InvalidToken ? refused(error.message) : error
  }
}

/**
 * Verifies the JWT that an app made for its visitor.
 *
 * @throws {ChatError} `invalid-auth`, also for one of another app.
 */
export const readClaim = async (
  domain: AppContext,
  appId: string,
  token: string
): Promise<UserClaim> => {
  const claim = await verifyUserToken(domain, token)
  if (claim.appId !== appId) throw unknownKey()
  return claim
}
