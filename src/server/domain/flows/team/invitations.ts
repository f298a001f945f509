import { ChatError, isEmail } from '../../../../protocol'
import { hasRole, hashToken, newSecret, type Role } from '../../../auth'
import { type Db, readJson, type Row } from '../../../storage'
import {
  type Actor,
  changedFields,
  findInvitationMail,
  findTeamMember,
  insertInvitationMail,
  type InvitationMail,
  listInvitationMails,
  setMemberApps,
  storeAuditEntry
} from '../../records'
import { type AppContext, newId, type Tx } from '../../transaction'
import {
  type ConsoleCredentials,
  hashLongPassword,
  insertConsoleUser,
  normaliseEmail,
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
  /** Mail that carries the link; undefined: it was only shown. */
  mail?: InvitationMail | undefined
}

/** An invitation that is to be made. */
export interface NewInvitation extends Pick<Invitation, 'role' | 'appIds'> {
  /** Address to which the link goes too, and the language of the mail. @default to none */
  mail?: { address: string; language: string } | undefined
}

const COLUMNS = ['id', 'invitedBy', 'role', 'appIdsJson', 'createdAt', 'expiresAt'] as const

type Stored = Pick<Row<'consoleInvitations'>, (typeof COLUMNS)[number]>

const toInvitation = ({ appIdsJson, ...rest }: Stored): Invitation => ({
  ...rest,
  appIds: readJson<string[]>(appIdsJson)
})

/** @throws {ChatError} `invalid-request` for what is no address, or one that signs in already. */
const checkInvited = async ({ db }: Tx, address: string): Promise<void> => {
  if (!isEmail(address)) {
    throw new ChatError(
      'invalid-request',
      `email: expected an e-mail address, got ${JSON.stringify(address)}.`
    )
  }
  const known = await db
    .selectFrom('consoleUsers')
    .select('id')
    .where('email', '=', normaliseEmail(address))
    .executeTakeFirst()
  if (known) {
    throw new ChatError('invalid-request', `${normaliseEmail(address)} can sign in already.`)
  }
}

/** Names the least role that may invite someone as this one. */
export const leastInviter = (invited: Role): Role => (invited === 'agent' ? 'admin' : 'owner')

/**
 * Makes an invitation to the team. It works once, and for seven days. A mail carries its link if one is wanted
 * and mails go out.
 *
 * @param by The member who makes it.
 * @returns Undefined when, by now, they are gone, deactivated, or of a role that may not make it.
 * @throws {ChatError} `invalid-request` for an id of no app, what is no e-mail address, or that of someone who
 *   signs in already.
 */
export const inviteMember = (
  { write }: AppContext,
  by: Actor,
  { role, appIds, mail }: NewInvitation
): Promise<(Invitation & { token: string }) | undefined> =>
  write(async tx => {
    const { db, now } = tx
    // What the caller may do was read before this transaction: one that was ahead may have ended it.
    const maker = await findTeamMember(db, by.id)
    if (maker?.deactivatedAt !== null || !hasRole(maker.role, leastInviter(role))) return undefined
    await checkApps(db, appIds)
    if (mail) await checkInvited(tx, mail.address)
    const token = newSecret()
    const invitation = {
      id: newId(now),
      invitedBy: maker.email,
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
    if (mail) await insertInvitationMail(tx, { id: invitation.id, token, ...mail })
    await storeAuditEntry(tx, by, {
      kind: 'member',
      action: 'invited',
      fields: changedFields(
        {},
        { ...(await accessFields(db, role, appIds)), ...(mail && { email: mail.address }) }
      )
    })
    return {
      ...toInvitation(invitation),
      mail: await findInvitationMail(db, invitation.id),
      token
    }
  })

/** Lists the invitations that wait, the newest first. @param now Milliseconds since the epoch. */
export const listInvitations = async (db: Db, now: number): Promise<Invitation[]> => {
  const rows = await db
    .selectFrom('consoleInvitations')
    .select(COLUMNS)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
  const mails = await listInvitationMails(db)
  return rows.map(row => ({ ...toInvitation(row), mail: mails.get(row.id) }))
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
    const mail = await findInvitationMail(tx.db, id)
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
      fields: changedFields(
        {
          ...(await accessFields(tx.db, withdrawn.role, appIds)),
          ...(mail && { email: mail.address })
        },
        {}
      )
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
