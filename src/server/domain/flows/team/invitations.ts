import { hashToken, newSecret } from '../../../auth'
import { type Db, readJson, type Row } from '../../../storage'
import { type Actor, changedFields, setMemberApps, storeAuditEntry } from '../../records'
import { type AppContext, newId } from '../../transaction'
import {
  type ConsoleCredentials,
  hashLongPassword,
  insertConsoleUser,
  refuseControls,
  refuseKnownEmail
} from '../sign-in'
import { accessFields } from './access-fields'
import { checkApps } from './check-apps'

/** Time within which an invitation may be used. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

/** An invitation that waits; its token is known to whoever has the link. */
export interface Invitation extends Omit<Row<'consoleInvitations'>, 'tokenHash' | 'appIdsJson'> {
  /** Apps that an agent who joins by it belongs to. */
  appIds: string[]
}

const COLUMNS = ['id', 'invitedBy', 'role', 'appIdsJson', 'createdAt', 'expiresAt'] as const

type Stored = Pick<Row<'consoleInvitations'>, (typeof COLUMNS)[number]>

const toInvitation = ({ appIdsJson, ...rest }: Stored): Invitation => ({
  ...rest,
  appIds: readJson<string[]>(appIdsJson)
})

/**
 * Makes an invitation to the team. It works once, and for seven days.
 *
 * @throws {ChatError} `invalid-request` for an id of no app.
 */
export const inviteMember = (
  { write }: AppContext,
  by: Actor,
  { invitedBy, role, appIds }: Pick<Invitation, 'invitedBy' | 'role' | 'appIds'>
): Promise<Invitation & { token: string }> =>
  write(async tx => {
    const { db, now } = tx
    await checkApps(db, appIds)
    const token = newSecret()
    const invitation = {
      id: newId(now),
      invitedBy,
      role,
      appIdsJson: JSON.stringify(appIds),
      createdAt: now,
      expiresAt: now + INVITATION_MS
    }
    await db.deleteFrom('consoleInvitations').where('expiresAt', '<=', now).execute()
    await db
      .insertInto('consoleInvitations')
      .values({ ...invitation, tokenHash: hashToken(token) })
      .execute()
    await storeAuditEntry(tx, by, {
      kind: 'member',
      action: 'invited',
      fields: changedFields({}, await accessFields(db, role, appIds))
    })
    return { ...toInvitation(invitation), token }
  })

/** Lists the invitations that wait, the newest first. @param now Milliseconds since the epoch. */
export const listInvitations = async (db: Db, now: number): Promise<Invitation[]> => {
  const rows = await db
    .selectFrom('consoleInvitations')
    .select(COLUMNS)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toInvitation)
}

/** Finds an invitation by its id. */
export const findInvitation = async (db: Db, id: string): Promise<Invitation | undefined> => {
  const row = await db
    .selectFrom('consoleInvitations')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toInvitation(row)
}

/** Takes an invitation back: its link ends. @returns Whether it waited. */
export const withdrawInvitation = (
  { write }: AppContext,
  { id, by }: { id: string; by: Actor }
): Promise<boolean> =>
  write(async tx => {
    const withdrawn = await tx.db
      .deleteFrom('consoleInvitations')
      .where('id', '=', id)
      .returning(['role', 'appIdsJson'])
      .executeTakeFirst()
    if (!withdrawn) return false
    const appIds = readJson<string[]>(withdrawn.appIdsJson)
    await storeAuditEntry(tx, by, {
      kind: 'member',
      action: 'uninvited',
      fields: changedFields(await accessFields(tx.db, withdrawn.role, appIds), {})
    })
    return true
  })

/**
 * Lets someone sign in to the console by an invitation, which ends, with the role and the apps that it
 * gives.
 *
 * @returns Undefined for a token that was used or withdrawn, has expired or never was.
 * @throws {ChatError} `invalid-request` for a short password, an e-mail that signs in already, or one with
 *   line breaks; the invitation can be used again.
 */
export const acceptInvitation = async (
  { storage, write, clock }: AppContext,
  { token, email, password }: ConsoleCredentials & { token: string }
): Promise<Row<'consoleUsers'> | undefined> => {
  refuseControls(email)
  // To hash a password takes memory and time, which is for those with a link.
  const waiting = await storage.read
    .selectFrom('consoleInvitations')
    .select('id')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock())
    .executeTakeFirst()
  if (!waiting) return undefined
  const passwordHash = await hashLongPassword(password)
  return refuseKnownEmail(email, () =>
    write(async tx => {
      const invitation = await tx.db
        .deleteFrom('consoleInvitations')
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', tx.now)
        .returning(['role', 'appIdsJson'])
        .executeTakeFirst()
      if (!invitation) return undefined
      const { role, appIdsJson } = invitation
      const user = await insertConsoleUser(tx, { email, passwordHash, role })
      const appIds = readJson<string[]>(appIdsJson)
      await setMemberApps(tx, user.id, appIds)
      await storeAuditEntry(
        tx,
        { type: 'user', id: user.id },
        {
          kind: 'member',
          action: 'joined',
          subject: { id: user.id, name: user.email },
          fields: changedFields({}, await accessFields(tx.db, role, appIds))
        }
      )
      return user
    })
  )
}
