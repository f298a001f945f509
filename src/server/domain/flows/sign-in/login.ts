import type { SessionAnswer } from '../../../../protocol'
import { hashToken } from '../../../auth'
import type { Row } from '../../../storage'
import {
  createUser,
  endSession,
  findKeyUser,
  findUserBy,
  insertSession,
  newToken,
  type ProfilePatch,
  readSession,
  replaceSession,
  updateUser
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { userRef } from '../../views'
import { takenOf } from '../blocking'
import { mergeUsers } from '../merging'
import { type Device, recordDevice } from '../visitors'
import { transferSessions } from './transfer-sessions'
import { type ProvenUser, type Proof, verifyProof } from './login-proof'
import { answerSession } from './session-answer'
import { setProvenEmail } from './user-tokens'

/** A login request. */
export interface Login {
  /** Through which they come. */
  integration: Pick<Row<'integrations'>, 'id' | 'appId' | 'settingsJson'>
  proof: Proof
  /** Token of the session before the login. */
  sessionToken?: string | undefined
  /** With which they made a session whose token they may never have got. */
  sessionKey?: string | undefined
  device?: Device | undefined
  /** Profile from the page; overrides the stored one. */
  about?: ProfilePatch | undefined
}

/** The user of a browser before a login. */
interface PreviousUser {
  user: Row<'users'>
  /** Hash of the session token that identified them; undefined when a session key did. */
  tokenHash?: string
}

/** Finds the user of the browser before the login. */
const findPreviousUser = async (
  { db, now }: Tx,
  { integration: { appId }, sessionToken, sessionKey }: Login
): Promise<PreviousUser | undefined> => {
  const session = sessionToken && (await readSession(db, hashToken(sessionToken), now))
  if (session && session.appId === appId) {
    const user = await findUserBy(db, appId, 'id', session.userId)
    return user && { user, tokenHash: session.tokenHash }
  }
  const user = sessionKey === undefined ? undefined : await findKeyUser(db, appId, sessionKey)
  return user && { user }
}

/** Finds the anonymous user who logs in; the session of another authenticated user is ended instead. */
const findAnonymous = async (
  tx: Tx,
  request: Login,
  { user }: ProvenUser
): Promise<PreviousUser | undefined> => {
  const present = await findPreviousUser(tx, request)
  if (!present || present.user.id === user?.id) return undefined
  if (present.user.externalId === null) return present
  if (present.tokenHash) await endSession(tx, present.tokenHash)
  return undefined
}

/** Turns the anonymous user into the authenticated one, or merges them into the existing one. */
const attachAnonymousUser = async (
  tx: Tx,
  { user: anonymous, tokenHash: presented }: PreviousUser,
  { integration, about = {} }: Login,
  { user, externalId, term }: ProvenUser
): Promise<Row<'users'>> => {
  await transferSessions(tx, { from: anonymous, into: user ?? anonymous, term, presented })
  if (user) {
    await mergeUsers(tx, anonymous, user)
    return user
  }
  const named = await tx.db
    .updateTable('users')
    .set({ externalId })
    .where('id', '=', anonymous.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  tx.emitAppEvent(integration.appId, {
    type: 'user:update',
    payload: {
      user: userRef(named),
      reason: 'authentication',
      source: { type: 'web', integrationId: integration.id }
    }
  })
  return updateUser(tx, named, takenOf(named, about))
}

/**
 * Logs a user in. An anonymous user, proven by a session token or session key, is merged into the user
 * that the proof names, with all conversations. Repeating a login changes nothing else and returns a
 * new token.
 *
 * @throws {ChatError} `invalid-auth`; `invalid-request` for metadata that cannot be kept.
 */
export const login = async (domain: AppContext, request: Login): Promise<SessionAnswer> => {
  const { integration, proof, device, about = {} } = request
  const { id: integrationId, appId } = integration
  const sessionToken = newToken()
  const userId = await domain.write(async tx => {
    const named = await verifyProof(tx, appId, proof)
    // Before the merge, which copies metadata only up to the size limit.
    const user = named.user && (await updateUser(tx, named.user, takenOf(named.user, about)))
    const anonymous = await findAnonymous(tx, request, named)
    const logged = anonymous
      ? await attachAnonymousUser(tx, anonymous, request, { ...named, user })
      : (user ?? (await createUser(tx, { appId, externalId: named.externalId, ...about })))
    if ('externalId' in proof) await setProvenEmail(tx, logged, proof)
    await insertSession(tx, sessionToken, {
      appId,
      userId: logged.id,
      integrationId,
      deviceId: device?.id,
      ...named.term
    })
    const login = 'authCode' in proof ? 'authCode' : 'sdkLogin'
    await recordDevice(tx, logged, { integrationId, device, login })
    const { sessionToken: replaced } = request
    if (replaced) await replaceSession(tx, { replaced, by: sessionToken, userId: logged.id })
    return logged.id
  })
  return answerSession(domain, { integration, userId, sessionToken })
}
