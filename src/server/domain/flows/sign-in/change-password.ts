import type { Row } from '../../../storage'
import { endOtherConsoleSessions, storeAuditEntry } from '../../records'
import type { AppContext } from '../../transaction'
import { hashLongPassword } from './credential-rules'

/**
 * Gives a console user another password, and ends their sessions.
 *
 * @param user As read when the right to change it was checked.
 * @param keptToken Token of the session that goes on. @default none
 * @returns Undefined when the user or the password has changed since then.
 * @throws {ChatError} `invalid-request` for a short password.
 */
export const changeConsolePassword = async (
  { write }: AppContext,
  { id, passwordHash: before }: Pick<Row<'consoleUsers'>, 'id' | 'passwordHash'>,
  password: string,
  keptToken = ''
): Promise<Row<'consoleUsers'> | undefined> => {
  const passwordHash = await hashLongPassword(password)
  return write(async tx => {
    const user = await tx.db
      .updateTable('consoleUsers')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', '=', before)
      .returningAll()
      .executeTakeFirst()
    if (!user) return undefined
    await endOtherConsoleSessions(tx, id, keptToken)
    await storeAuditEntry(
      tx,
      { type: 'user', id },
      { kind: 'member', action: 'passwordChanged', subject: { id, name: user.email } }
    )
    return user
  })
}
