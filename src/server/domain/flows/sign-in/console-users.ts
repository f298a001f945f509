import { ChatError } from '../../../../protocol'
import { checkPassword, type Role } from '../../../auth'
import { type Db, isDuplicate, type Row } from '../../../storage'
import { type Actor, endConsoleSessions, storeAuditEntry } from '../../records'
import { type AppContext, newId, type Tx } from '../../transaction'
import { type ClosedUnassigned, emitClosedUnassigned, unassign } from '../conversations'
import { hashLongPassword, normaliseEmail, refuseControls } from './credential-rules'

/** Credentials with which someone of the business signs in to the console. */
export interface ConsoleCredentials {
  email: string
  password: string
}

/** Makes the error for an unknown e-mail. */
export const unknownUser = (email: string) =>
  new ChatError('invalid-request', `${normaliseEmail(email)} cannot sign in.`)

/** Stores someone who signs in to the console. */
export const insertConsoleUser = (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  { email, passwordHash, role }: Pick<Row<'consoleUsers'>, 'email' | 'passwordHash' | 'role'>
): Promise<Row<'consoleUsers'>> =>
  db
    .insertInto('consoleUsers')
    .values({ id: newId(now), email: normaliseEmail(email), passwordHash, role, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Runs what stores a console user. @throws {ChatError} `invalid-request` for an e-mail that signs in already. */
export const refuseKnownEmail = async <Result>(
  email: string,
  store: () => Promise<Result>
): Promise<Result> => {
  try {
    return await store()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new ChatError('invalid-request', `${normaliseEmail(email)} can sign in already.`)
  }
}

/**
 * Deletes someone, with their sessions and the invitations that they made, by which they could come back.
 * Their conversations become unassigned.
 *
 * @param by @default someone at the machine of the server
 * @returns Their closed conversations, for {@link emitClosedUnassigned}; undefined when there is nobody of this id.
 */
export const deleteConsoleUser = async (
  tx: Tx,
  id: string,
  by?: Actor
): Promise<ClosedUnassigned | undefined> => {
  const { db } = tx
  const user = await db
    .deleteFrom('consoleUsers')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst()
  if (!user) return undefined
  tx.invalidateMember(id)
  await storeAuditEntry(tx, by, {
    kind: 'member',
    action: 'deleted',
    subject: { id, name: user.email },
    fields: [{ field: 'role', before: user.role, after: null }]
  })
  await db.deleteFrom('consoleInvitations').where('invitedBy', '=', user.email).execute()
  return unassign(tx, { assigneeId: id, by })
}

/**
 * Lets someone sign in to the console.
 *
 * @param credentials A password of at least 8 characters; upper and lower case in the e-mail are alike.
 * @param role Role in the team. @default owner
 * @throws {ChatError} `invalid-request` for a short password, an e-mail that signs in already, or one with
 *   line breaks.
 */
export const createConsoleUser = async (
  domain: AppContext,
  { email, password }: ConsoleCredentials,
  role: Role = 'owner'
): Promise<Row<'consoleUsers'>> => {
  refuseControls(email)
  const passwordHash = await hashLongPassword(password)
  return refuseKnownEmail(email, () =>
    domain.write(async tx => {
      const user = await insertConsoleUser(tx, { email, passwordHash, role })
      await storeAuditEntry(tx, undefined, {
        kind: 'member',
        action: 'created',
        subject: { id: user.id, name: user.email },
        fields: [{ field: 'role', before: null, after: role }]
      })
      return user
    })
  )
}

/**
 * Gives someone another password at the machine of the server, and ends their sessions.
 *
 * @throws {ChatError} `invalid-request` for a short password, or an unknown e-mail.
 */
export const setConsolePassword = async (
  { write }: AppContext,
  { email, password }: ConsoleCredentials
): Promise<void> => {
  const passwordHash = await hashLongPassword(password)
  await write(async tx => {
    const user = await tx.db
      .updateTable('consoleUsers')
      .set({ passwordHash })
      .where('email', '=', normaliseEmail(email))
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!user) throw unknownUser(email)
    await endConsoleSessions(tx, user.id)
    await storeAuditEntry(tx, undefined, {
      kind: 'member',
      action: 'passwordChanged',
      subject: { id: user.id, name: user.email }
    })
  })
}

/** Someone to remove from the console. */
export interface ConsoleRemoval {
  email: string
  /** Removes them also when no owner, or no user at all, can sign in after that. @default false */
  force?: boolean | undefined
}

/** Says what is lost with a user; undefined: nothing that another one does not have. */
const lossOf = (
  users: Pick<Row<'consoleUsers'>, 'id' | 'role' | 'deactivatedAt'>[],
  { id, role }: Pick<Row<'consoleUsers'>, 'id' | 'role'>
): string | undefined => {
  const others = users.filter(user => user.id !== id && user.deactivatedAt === null)
  if (!others.length) return 'is the last who can sign in to the console'
  const isLast = role === 'owner' && !others.some(user => user.role === 'owner')
  return isLast ? 'is the last owner of the team' : undefined
}

/**
 * Removes someone by their e-mail.
 *
 * @throws {ChatError} `invalid-request` for an unknown e-mail, or for the last one or the last owner without
 *   `force`.
 */
export const removeConsoleUser = async (
  { write }: AppContext,
  { email, force = false }: ConsoleRemoval
): Promise<void> => {
  const closed = await write(async tx => {
    const users = await tx.db
      .selectFrom('consoleUsers')
      .select(['id', 'email', 'role', 'deactivatedAt'])
      .execute()
    const user = users.find(each => each.email === normaliseEmail(email))
    if (!user) throw unknownUser(email)
    const loss = lossOf(users, user)
    if (loss && !force) {
      throw new ChatError(
        'invalid-request',
        `${user.email} ${loss}. Add --force to remove them; then npm run user:add -- --email … lets someone sign in again.`
      )
    }
    return deleteConsoleUser(tx, user.id)
  })
  if (closed) await emitClosedUnassigned({ write }, closed)
}

/** Finds who signs in with these. Takes as long for an unknown e-mail as for a wrong password. */
export const verifyConsoleUser = async (
  db: Db,
  { email, password }: ConsoleCredentials
): Promise<Row<'consoleUsers'> | undefined> => {
  const user = await db
    .selectFrom('consoleUsers')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  return (await checkPassword(user?.passwordHash, password)) ? user : undefined
}
