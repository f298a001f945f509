import { hashToken, newSecret } from '../../../auth'
import type { Db, Row } from '../../../storage'
import { type AppContext, newId } from '../../transaction'
import {
  type ConsoleCredentials,
  hashLongPassword,
  insertConsoleUser,
  refuseControls,
  refuseKnownEmail
} from '../sign-in'

/** Time within which an invitation may be used. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

/** An invitation that waits; its token is known to whoever has the link. */
export type Invitation = Omit<Row<'consoleInvitations'>, 'tokenHash'>

const COLUMNS = ['id', 'invitedBy', 'role', 'createdAt', 'expiresAt'] as const

/** Makes an invitation to the team. It works once, and for seven days. */
export const inviteMember = (
  { write }: AppContext,
  fields: Pick<Invitation, 'invitedBy' | 'role'>
): Promise<Invitation & { token: string }> =>
  write(async ({ db, now }) => {
    const token = newSecret()
    const invitation = {
      id: newId(now),
      ...fields,
      createdAt: now,
      expiresAt: now + INVITATION_MS
    }
    await db.deleteFrom('consoleInvitations').where('expiresAt', '<=', now).execute()
    await db
      .insertInto('consoleInvitations')
      .values({ ...invitation, tokenHash: hashToken(token) })
      .execute()
    return { ...invitation, token }
  })

/** Lists the invitations that wait, the newest first. @param now Milliseconds since the epoch. */
export const listInvitations = (db: Db, now: number): Promise<Invitation[]> =>
  db
    .selectFrom('consoleInvitations')
    .select(COLUMNS)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()

/** Finds an invitation by its id. */
export const findInvitation = (db: Db, id: string): Promise<Invitation | undefined> =>
  db.selectFrom('consoleInvitations').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Takes an invitation back: its link ends. @returns Whether it waited. */
export const withdrawInvitation = ({ write }: AppContext, id: string): Promise<boolean> =>
  write(async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('consoleInvitations')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0
  })

/**
 * Lets someone sign in to the console by an invitation, which ends, with the role that it gives.
 *
 * @returns Undefined for a token that was used or withdrawn, has expired or never was.
 * @throws {ChatError} `invalid-request` for a short password, an e-mail that signs in already, or one with
 *   line breaks; the invitation can be used again.
 */
export const acceptInvitation = async (
  { write }: AppContext,
  { token, email, password }: ConsoleCredentials & { token: string }
): Promise<Row<'consoleUsers'> | undefined> => {
  refuseControls(email)
  const passwordHash = await hashLongPassword(password)
  return refuseKnownEmail(email, () =>
    write(async tx => {
      const invitation = await tx.db
        .deleteFrom('consoleInvitations')
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', tx.now)
        .returning('role')
        .executeTakeFirst()
      return invitation && insertConsoleUser(tx, { email, passwordHash, role: invitation.role })
    })
  )
}
