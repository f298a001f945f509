import type { Db, Row } from '../../../storage'
import { createApp, createWebIntegration } from '../../records'
import type { AppContext } from '../../transaction'
import { type ConsoleCredentials, insertConsoleUser } from './console-users'
import { hashLongPassword, refuseControls } from './credential-rules'

/** The business and the first who signs in for it. */
export interface FirstUser extends ConsoleCredentials {
  businessName: string
}

/** Tells whether anyone can sign in to the console. */
export const hasConsoleUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('consoleUsers').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * Creates the first console user, who is an owner, and an app named after the business with a web
 * integration. All or nothing.
 *
 * @returns Undefined where someone can sign in already.
 * @throws {ChatError} `invalid-request` for a short password, or an e-mail with line breaks.
 */
export const createFirstUser = async (
  domain: AppContext,
  { businessName, email, password }: FirstUser
): Promise<Row<'consoleUsers'> | undefined> => {
  refuseControls(email)
  const passwordHash = await hashLongPassword(password)
  return domain.write(async tx => {
    if (await hasConsoleUsers(tx.db)) return undefined
    const app = await createApp(tx, { displayName: businessName })
    await createWebIntegration(tx, app.id, { displayName: businessName })
    return insertConsoleUser(tx, { email, passwordHash, role: 'owner' })
  })
}
