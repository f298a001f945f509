import { ChatError } from '../../../../protocol'
import type { Row } from '../../../storage'
import { findUserBy, type SessionTerm, consumeAuthCode } from '../../records'
import type { Tx } from '../../transaction'
import { requireKey, type UserClaim } from './user-tokens'

const CODE_SESSION_MS = 24 * 3_600_000

/** Proof of identity. */
export type Proof = UserClaim | { authCode: string }

/** The user that a proof identifies, and the term of their session. */
export interface ProvenUser {
  /** Undefined when no user has this externalId yet. */
  user: Row<'users'> | undefined
  externalId: string | null
  term: SessionTerm
}

/**
 * Verifies a proof and finds its user; a code is consumed.
 *
 * @throws {ChatError} `invalid-auth`.
 */
export const verifyProof = async (tx: Tx, appId: string, proof: Proof): Promise<ProvenUser> => {
  if ('authCode' in proof) {
    const user = await consumeAuthCode(tx, appId, proof.authCode)
    if (!user) throw new ChatError('invalid-auth', 'The authCode is not valid. Ask for a new one.')
    const { externalId } = user
    return { user, externalId, term: { expiresAt: tx.now + CODE_SESSION_MS, keyId: null } }
  }
  const { externalId, expiresAt, keyId } = proof
  await requireKey(tx, proof)
  const user = await findUserBy(tx.db, appId, 'externalId', externalId)
  return { user, externalId, term: { expiresAt, keyId } }
}
