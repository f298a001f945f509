import { ChatError } from '../../../protocol'
import type { Row } from '../../storage'
import { takeAuthCode } from './auth-codes'
import type { Tx } from '../domain'
import type { SessionTerm } from './sessions'
import { findUserBy } from '../users/user-queries'
import { checkKeyStands, type UserClaim } from './user-tokens'

const CODE_SESSION_MS = 24 * 3_600_000

/** By what someone shows who they are. */
export type Proof = UserClaim | { authCode: string }

/** Whom a proof names, and for how long. */
export interface Named {
  /** Undefined when there is nobody yet of this externalId. */
  user: Row<'users'> | undefined
  externalId: string | null
  term: SessionTerm
}

/**
 * Finds out whom a proof names; a code is used up by it.
 *
 * @throws {ChatError} `invalid-auth`.
 */
export const readProof = async (tx: Tx, appId: string, proof: Proof): Promise<Named> => {
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
