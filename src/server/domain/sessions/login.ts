import type { SessionAnswer } from '../../../protocol'
import { hashToken } from '../../auth'
import type { Row } from '../../storage'
import { type Device, noteDevice } from '../clients/devices'
import type { Domain, Tx } from '../domain'
import { handOverSessions } from './hand-over-sessions'
import { type Named, type Proof, readProof } from './login-proof'
import { mergeUsers } from '../users/merge-users'
import { endSession, replaceSession } from './replaced-sessions'
import { answerSession } from './session-answer'
import { findKeyUser } from './session-keys'
import { insertSession, newToken, readSession } from './sessions'
import { findUserBy } from '../users/user-queries'
import { createUser, type ProfilePatch, updateUser } from '../users/users'
import { userRef } from '../users/user-ref'

/** Someone who logs in. */
export interface Login {
  /** Through which they come. */
  integration: Pick<Row<'integrations'>, 'id' | 'appId' | 'settingsJson'>
  proof: Proof
  /** Of who they were until now. */
  sessionToken?: string
  /** With which they made a session whose token they may never have got. */
  sessionKey?: string
  device?: Device
  /** What the page says of whom the proof names; it counts more than what was known. */
  about?: ProfilePatch
}

/** Who someone was until they log in. */
interface Present {
  user: Row<'users'>
  /** Of the session that says so; undefined when a key did. */
  tokenHash?: string
}

/** Finds who they were until now. */
const findPresent = async (
  { db, now }: Tx,
  { integration: { appId }, sessionToken, sessionKey }: Login
): Promise<Present | undefined> => {
  const session = sessionToken && (await readSession(db, hashToken(sessionToken), now))
  if (session && session.appId === appId) {
    const user = await findUserBy(db, appId, 'id', session.userId)
    return user && { user, tokenHash: session.tokenHash }
  }
  const user = sessionKey === undefined ? undefined : await findKeyUser(db, appId, sessionKey)
  return user && { user }
}

/** Who becomes somebody by logging in; the session of somebody else ends instead. */
const findAnonymous = async (
  tx: Tx,
  request: Login,
  { user }: Named
): Promise<Present | undefined> => {
  const present = await findPresent(tx, request)
  if (!present || present.user.id === user?.id) return undefined
  if (present.user.externalId === null) return present
  if (present.tokenHash) await endSession(tx, present.tokenHash)
  return undefined
}

/** The anonymous visitor becomes the user, or is merged into the one there is. */
const become = async (
  tx: Tx,
  { user: anonymous, tokenHash: presented }: Present,
  { integration, about = {} }: Login,
  { user, externalId, term }: Named
): Promise<Row<'users'>> => {
  await handOverSessions(tx, { from: anonymous, into: user ?? anonymous, term, presented })
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
  tx.tellApp(integration.appId, {
    type: 'user:update',
    payload: {
      user: userRef(named),
      reason: 'authentication',
      source: { type: 'web', integrationId: integration.id }
    }
  })
  return updateUser(tx, named, about)
}

/**
 * Logs someone in. An anonymous visitor, proven by their session token or key, becomes the user whom
 * the proof names, with all they have. The same login again changes nothing more, and each time gives a
 * new token.
 *
 * @throws {ChatError} `invalid-auth`; `invalid-request` for metadata that cannot be kept.
 */
export const login = async (domain: Domain, request: Login): Promise<SessionAnswer> => {
  const { integration, proof, device, about = {} } = request
  const { id: integrationId, appId } = integration
  const sessionToken = newToken()
  const userId = await domain.write(async tx => {
    const named = await readProof(tx, appId, proof)
    // First: a merge brings metadata only as far as there is room.
    const user = named.user && (await updateUser(tx, named.user, about))
    const anonymous = await findAnonymous(tx, request, named)
    const logged = anonymous
      ? await become(tx, anonymous, request, { ...named, user })
      : (user ?? (await createUser(tx, { appId, externalId: named.externalId, ...about })))
    await insertSession(tx, sessionToken, {
      appId,
      userId: logged.id,
      integrationId,
      deviceId: device?.id,
      ...named.term
    })
    const login = 'authCode' in proof ? 'authCode' : 'sdkLogin'
    await noteDevice(tx, logged, { integrationId, device, login })
    const { sessionToken: replaced } = request
    if (replaced) await replaceSession(tx, { replaced, by: sessionToken, userId: logged.id })
    return logged.id
  })
  return answerSession(domain, { integration, userId, sessionToken })
}
