import type { Db, Row } from '../../../storage'
import { type Actor, createApp, createWebIntegration, storeAuditEntry } from '../../records'
import type { AppContext } from '../../transaction'
import { recordNewIntegration } from '../changes'
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
    const user = await insertConsoleUser(tx, { email, passwordHash, role: 'owner' })
    const by: Actor = { type: 'user', id: user.id }
    await storeAuditEntry(tx, by, {
      kind: 'member',
      action: 'created',
      subject: { id: user.id, name: user.email },
      fields: [{ field: 'role', before: null, after: user.role }]
    })
    const { id: appId } = await createApp(tx, { displayName: businessName })
    await storeAuditEntry(tx, by, { kind: 'app', action: 'created', appId })
    const integration = await createWebIntegration(tx, appId, { displayName: businessName })
    await recordNewIntegration(tx, by, integration)
    return user
  })
}
