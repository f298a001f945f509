import { ChatError } from '../../../protocol'
import { checkPassword, hashPassword } from '../../auth'
import { type Db, isDuplicate, type Row } from '../../storage'
import type { Domain } from '../domain'
import { newId } from '../ids'

const PASSWORD_MIN_CHARS = 8

/** How someone of the business signs in to the console. */
export interface ConsoleCredentials {
  email: string
  password: string
}

const normalise = (email: string): string => email.trim().toLowerCase()

/**
 * Lets someone sign in to the console.
 *
 * @param credentials A password of at least 8 characters; upper and lower case in the e-mail are alike.
 * @throws {ChatError} `invalid-request` for a short password, or an e-mail that signs in already.
 */
export const createConsoleUser = async (
  domain: Domain,
  { email, password }: ConsoleCredentials
): Promise<Row<'consoleUsers'>> => {
  if (password.length < PASSWORD_MIN_CHARS) {
    throw new ChatError(
      'invalid-request',
      `The password needs at least ${PASSWORD_MIN_CHARS} characters, got ${password.length}.`
    )
  }
  const passwordHash = await hashPassword(password)
  try {
    return await domain.write(({ db, now }) =>
      db
        .insertInto('consoleUsers')
        .values({ id: newId(now), email: normalise(email), passwordHash, createdAt: now })
        .returningAll()
        .executeTakeFirstOrThrow()
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new ChatError('invalid-request', `${normalise(email)} can sign in already.`)
  }
}

/** Finds who signs in with these. Takes as long for an unknown e-mail as for a wrong password. */
export const verifyConsoleUser = async (
  db: Db,
  { email, password }: ConsoleCredentials
): Promise<Row<'consoleUsers'> | undefined> => {
  const user = await db
    .selectFrom('consoleUsers')
    .selectAll()
    .where('email', '=', normalise(email))
    .executeTakeFirst()
  return (await checkPassword(user?.passwordHash, password)) ? user : undefined
}
