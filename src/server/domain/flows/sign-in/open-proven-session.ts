import type { Db, Row } from '../../../storage'
import {
  findPasskey,
  hasSecondFactor,
  type NewConsoleSession,
  openConsoleSession
} from '../../records'
import type { AppContext } from '../../transaction'

/** Proof of a console user that they are who they say, which was right when it was checked. */
export interface SignInProof {
  /** The user, as read for the check. */
  user: Row<'consoleUsers'>
  /** Passkey that was used in place of the password. @default none: it was the password */
  passkey?: Row<'passkeys'>
  /** Whether a code was right too. @default false */
  hasCode?: boolean
}

const isStillProof = async (
  db: Db,
  { user: { id, passwordHash }, passkey, hasCode = false }: SignInProof
): Promise<boolean> => {
  if (passkey) return (await findPasskey(db, passkey.credentialId))?.id === passkey.id
  const user = await db
    .selectFrom('consoleUsers')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return user?.passwordHash === passwordHash && (hasCode || !(await hasSecondFactor(db, id)))
}

/**
 * Opens a console session for a user.
 *
 * @param browser The User-Agent header of the sign-in.
 * @returns Undefined where the proof is none any more: since it was checked, another password was set, a
 *   second factor turned on, the passkey or the user removed. What changes these ends the sessions that there
 *   are, and none may come after it.
 */
export const openProvenSession = (
  { write }: AppContext,
  proof: SignInProof,
  browser?: string
): Promise<NewConsoleSession | undefined> =>
  write(async tx =>
    (await isStillProof(tx.db, proof)) ? openConsoleSession(tx, proof.user.id, browser) : undefined
  )
