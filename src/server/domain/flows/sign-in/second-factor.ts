import {
  findTotpStep,
  newRecoveryCodes,
  newTotpSecret,
  normaliseCode,
  totpUrl
} from '../../../auth'
import type { Row } from '../../../storage'
import {
  type Actor,
  deleteSecondFactor,
  endConsoleSessions,
  endOtherConsoleSessions,
  hasSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
  storeAuditEntry
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { unknownUser } from './console-users'
import { normaliseEmail } from './credential-rules'
import { openSealed } from './open-sealed'

type User = Pick<Row<'consoleUsers'>, 'id' | 'email'>

/** Time within which a set-up may be confirmed. */
const SET_UP_MS = 30 * 60_000

/** A second factor that is set up. Nothing of it is stored before it is confirmed. */
export interface SecondFactorSetUp {
  /** Secret for the authenticator app, in base32. */
  secret: string
  /** Address that hands it over. */
  url: string
  /** Comes back with the code that confirms it. */
  token: string
}

/** Recovery codes that were just made, or why a second factor is not confirmed. */
export type Confirmation = { recoveryCodes: string[] } | 'wrong-code' | 'ended'

const ownerOf = (id: string): string => `second factor of ${id}`

const record = (
  tx: Tx,
  by: Actor | undefined,
  action: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesMade',
  { id, email: name }: User
): Promise<void> => storeAuditEntry(tx, by, { kind: 'member', action, subject: { id, name } })

const makeRecoveryCodes = async (tx: Tx, id: string): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, id, codes)
  return codes
}

/** Begins to set up the second factor of a console user. */
export const setUpSecondFactor = (
  { secretBox, clock }: AppContext,
  { id, email }: User
): SecondFactorSetUp => {
  const secret = newTotpSecret()
  const until = String(clock() + SET_UP_MS)
  const token = secretBox.seal({ secret, until }, ownerOf(id))
  return { secret, url: totpUrl(secret, email), token }
}

/**
 * Turns a second factor on with a code that its authenticator app shows. Other sessions end: they began
 * without it.
 *
 * @param keptToken Token of the session that goes on.
 */
export const confirmSecondFactor = (
  { secretBox, write }: AppContext,
  user: User,
  { token, code, keptToken }: { token: string; code: string; keptToken: string }
): Promise<Confirmation> =>
  write(async tx => {
    const { secret, until } = openSealed(secretBox, token, ownerOf(user.id))
    if (secret === undefined || !(Number(until) > tx.now)) return 'ended'
    const lastStep = findTotpStep(secret, normaliseCode(code), tx.now)
    if (lastStep === undefined) return 'wrong-code'
    if (!(await insertSecondFactor(tx, { id: user.id, secret, lastStep }))) return 'ended'
    await endOtherConsoleSessions(tx, user.id, keptToken)
    await record(tx, { type: 'user', id: user.id }, 'secondFactorOn', user)
    return { recoveryCodes: await makeRecoveryCodes(tx, user.id) }
  })

/** Makes other recovery codes; those before end. @returns Undefined without a second factor. */
export const renewRecoveryCodes = (
  { write }: AppContext,
  user: User
): Promise<string[] | undefined> =>
  write(async tx => {
    if (!(await hasSecondFactor(tx.db, user.id))) return undefined
    await record(tx, { type: 'user', id: user.id }, 'recoveryCodesMade', user)
    return makeRecoveryCodes(tx, user.id)
  })

/**
 * Turns the second factor of a console user off: they sign in with their password alone. Where someone else
 * does it, their sessions end: the device may be in other hands.
 *
 * @param by Undefined: someone at the machine of the server.
 * @returns Whether there was one.
 */
export const removeSecondFactor = (
  { write }: AppContext,
  user: User,
  by: Actor | undefined
): Promise<boolean> =>
  write(async tx => {
    if (!(await deleteSecondFactor(tx, user.id))) return false
    if (by?.id !== user.id) await endConsoleSessions(tx, user.id)
    await record(tx, by, 'secondFactorOff', user)
    return true
  })

/**
 * Turns a second factor off at the machine of the server.
 *
 * @returns Whether there was one.
 * @throws {ChatError} `invalid-request` for an unknown e-mail.
 */
export const resetSecondFactor = async (domain: AppContext, email: string): Promise<boolean> => {
  const user = await domain.storage.read
    .selectFrom('consoleUsers')
    .select(['id', 'email'])
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  if (!user) throw unknownUser(email)
  return removeSecondFactor(domain, user, undefined)
}
