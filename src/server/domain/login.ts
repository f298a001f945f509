import { ChatError, type SessionAnswer } from '../../protocol'
import { hashToken } from '../auth'
import type { Row } from '../storage'
import { takeAuthCode } from './auth-codes'
import type { Domain, Tx } from './domain'
import { handOverSessions } from './hand-over-sessions'
import { mergeUsers } from './merge-users'
import { userRef } from './participants'
import { answerSession } from './session-answer'
import {
  endSessions,
  forgetEndedSessions,
  insertSession,
  newToken,
  readSession,
  type SessionTerm
} from './sessions'
import { findUserBy } from './user-queries'
import { checkKeyStands, type UserClaim } from './user-tokens'
import { createUser, updateUser } from './users'

const CODE_SESSION_MS = 24 * 3_600_000

/** By what someone shows who they are. */
export type Proof = UserClaim | { authCode: string }

/** Someone who logs in. */
export interface Login {
  /** Through which they come. */
  integration: Pick<Row<'integrations'>, 'id' | 'appId'>
  proof: Proof
  /** Of who they were until now. */
  sessionToken?: string
  deviceId?: string
}

/** Whom a proof names, and for how long. */
interface Named {
  /** Undefined when there is nobody yet of this externalId. */
  user: Row<'users'> | undefined
  externalId: string | null
  term: SessionTerm
}

const readProof = async (tx: Tx, appId: string, proof: Proof): Promise<Named> => {
  if ('authCode' in proof) {
    const user = await takeAuthCode(tx, appId, proof.authCode)
    if (!user) throw new ChatError('invalid-auth', 'The authCode is not valid. Ask for a new one.')
    const { externalId } = user
    return { user, externalId, term: { expiresAt: tx.now + CODE_SESSION_MS, keyId: null } }
  }
  const { externalId, expiresAt, keyId } = proof
  await checkKeyStands(tx, proof)
  const user = await findUserBy(tx.db, appId, 'externalId', externalId)
  return { user, externalId, term: { expiresAt, keyId } }
}

/** Who becomes somebody by logging in; a session of somebody else already ends instead. */
const findAnonymous = async (
  tx: Tx,
  { integration: { appId }, sessionToken }: Login,
  { user }: Named
): Promise<Row<'users'> | undefined> => {
  if (sessionToken === undefined) return undefined
  const session = await readSession(tx.db, hashToken(sessionToken), tx.now)
  if (session?.appId !== appId || session.userId === user?.id) return undefined
  if (session.externalId === null) return findUserBy(tx.db, appId, 'id', session.userId)
  await endSessions(tx, 'tokenHash', session.tokenHash)
  return undefined
}

/** The anonymous visitor becomes the user, or is merged into the one there is. */
const become = async (
  tx: Tx,
  anonymous: Row<'users'>,
  { integration, sessionToken }: Login,
  { user, externalId, term }: Named
): Promise<Row<'users'>> => {
  const presented = sessionToken && hashToken(sessionToken)
  await handOverSessions(tx, { from: anonymous, into: user ?? anonymous, term, presented })
  if (user) {
    await mergeUsers(tx, anonymous, user)
    return user
  }
  const named = await updateUser(tx, anonymous, { externalId })
  tx.tellApp(integration.appId, {
    type: 'user:update',
    payload: {
      user: userRef(named),
      reason: 'authentication',
      source: { type: 'web', integrationId: integration.id }
    }
  })
  return named
}

/**
 * Logs someone in. An anonymous visitor, proven by their session token, becomes the user whom the proof
 * names, with all they have. The same login again changes nothing more, and each time gives a new token.
 *
 * @throws {ChatError} `invalid-auth`.
 */
export const login = async (domain: Domain, request: Login): Promise<SessionAnswer> => {
  const { integration, proof, deviceId } = request
  const { id: integrationId, appId } = integration
  const sessionToken = newToken()
  const userId = await domain.write(async tx => {
    await forgetEndedSessions(tx)
    const named = await readProof(tx, appId, proof)
    const anonymous = await findAnonymous(tx, request, named)
    const { id } = anonymous
      ? await become(tx, anonymous, request, named)
      : (named.user ?? (await createUser(tx, { appId, externalId: named.externalId ?? undefined })))
    await insertSession(tx, sessionToken, {
      appId,
      userId: id,
      integrationId,
      deviceId,
      ...named.term
    })
    return id
  })
  return answerSession(domain, { appId, userId, sessionToken })
}
