import { ChatError } from '../../../../protocol'
import { checkPassword } from '../../../auth'
import { type Db, isDuplicate, type Row } from '../../../storage'
import { type AppContext, newId, type Tx } from '../../transaction'
import { hashLongPassword, normaliseEmail, refuseControls } from './credential-rules'

/** Credentials with which someone of the business signs in to the console. */
export interface ConsoleCredentials {
  email: string
  password: string
}

/** Makes the error for an e-mail of nobody. */
export const unknownUser = (email: string) =>
  new ChatError('invalid-request', `${normaliseEmail(email)} cannot sign in.`)

/** Stores someone who signs in to the console. */
export const insertConsoleUser = (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  { email, passwordHash }: Pick<Row<'consoleUsers'>, 'email' | 'passwordHash'>
): Promise<Row<'consoleUsers'>> =>
  db
    .insertInto('consoleUsers')
    .values({ id: newId(now), email: normaliseEmail(email), passwordHash, createdAt: now })
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

/** Deletes someone, with their sessions; nobody looks after their conversations then. */
export const deleteConsoleUser = async ({ db }: Pick<Tx, 'db'>, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('consoleUsers')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!numDeletedRows) return false
  await db
    .updateTable('conversations')
    .set({ assigneeId: null })
    .where('assigneeId', '=', id)
    .execute()
  return true
}

/**
 * Lets someone sign in to the console.
 *
 * @param credentials A password of at least 8 characters; upper and lower case in the e-mail are alike.
 * @throws {ChatError} `invalid-request` for a short password, an e-mail that signs in already, or one with
 *   line breaks.
 */
export const createConsoleUser = async (
  domain: AppContext,
  { email, password }: ConsoleCredentials
): Promise<Row<'consoleUsers'>> => {
  refuseControls(email)
  const passwordHash = await hashLongPassword(password)
  return refuseKnownEmail(email, () =>
    domain.write(tx => insertConsoleUser(tx, { email, passwordHash }))
  )
}

/**
 * Gives someone another password, and ends their sessions.
 *
 * @throws {ChatError} `invalid-request` for a short password, or an unknown e-mail.
 */
export const setConsolePassword = async (
  { write }: AppContext,
  { email, password }: ConsoleCredentials
): Promise<void> => {
  const passwordHash = await hashLongPassword(password)
  await write(async ({ db }) => {
    const user = await db
      .updateTable('consoleUsers')
      .set({ passwordHash })
      .where('email', '=', normaliseEmail(email))
      .returning('id')
      .executeTakeFirst()
    if (!user) throw unknownUser(email)
    await db.deleteFrom('consoleSessions').where('consoleUserId', '=', user.id).execute()
  })
}

/** Someone to remove from the console. */
export interface ConsoleRemoval {
  email: string
  /** Removes them also when nobody can sign in after that. @default false */
  force?: boolean | undefined
}

/**
 * Removes someone by their e-mail.
 *
 * @throws {ChatError} `invalid-request` for an unknown e-mail, or for the last one without `force`.
 */
export const removeConsoleUser = (
  { write }: AppContext,
  { email, force = false }: ConsoleRemoval
): Promise<void> =>
  write(async tx => {
    const { db } = tx
    const users = await db.selectFrom('consoleUsers').select('email').limit(2).execute()
    if (!force && users.length === 1 && users[0]?.email === normaliseEmail(email)) {
      throw new ChatError(
        'invalid-request',
        `${normaliseEmail(email)} is the last who can sign in to the console. Add --force to remove them; then npm run user:add -- --email … lets someone sign in again.`
      )
    }
    const user = await db
      .selectFrom('consoleUsers')
      .select('id')
      .where('email', '=', normaliseEmail(email))
      .executeTakeFirst()
    if (!user || !(await deleteConsoleUser(tx, user.id))) throw unknownUser(email)
  })

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
