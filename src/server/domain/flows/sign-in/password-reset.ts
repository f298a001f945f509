import { ChatError } from '../../../../protocol'
import { hashToken } from '../../../auth'
import type { Row } from '../../../storage'
import { type Actor, storeAuditEntry } from '../../records'
import type { AppContext } from '../../transaction'
import { changeConsolePassword } from './change-password'
import { unknownUser } from './console-users'
import { normaliseEmail } from './credential-rules'
import { openSealed } from './open-sealed'

/** Time within which a reset may be used. */
const RESET_MS = 60 * 60 * 1000
const OWNER = 'password reset'

type User = Row<'consoleUsers'>

const findUser = (
  { storage }: AppContext,
  column: 'id' | 'email',
  value: string
): Promise<User | undefined> =>
  storage.read.selectFrom('consoleUsers').selectAll().where(column, '=', value).executeTakeFirst()

// It holds a mark of the present password, so it ends when that changes: it works once. Nothing is stored.
const sealFor = (
  { secretBox, clock }: AppContext,
  { id, passwordHash }: User,
  by?: Actor
): string => {
  const until = String(clock() + RESET_MS)
  return secretBox.seal({ id, mark: hashToken(passwordHash), until, by: by?.id ?? '' }, OWNER)
}

/** Tells whether who made a link could make it now; the machine of the server always can. */
const mayStillReset = async (domain: AppContext, by: string): Promise<boolean> => {
  if (!by) return true
  const maker = await findUser(domain, 'id', by)
  return maker?.role === 'owner' && maker.deactivatedAt === null
}

const recordReset = ({ write }: AppContext, { id, email: name }: User, by?: Actor): Promise<void> =>
  write(tx => storeAuditEntry(tx, by, { kind: 'member', action: 'reset', subject: { id, name } }))

/**
 * Makes a token at the machine of the server that sets another password, within an hour and once.
 *
 * @throws {ChatError} `invalid-request` for an unknown e-mail, or that of someone who is deactivated.
 */
export const sealPasswordReset = async (domain: AppContext, email: string): Promise<string> => {
  const user = await findUser(domain, 'email', normaliseEmail(email))
  if (!user) throw unknownUser(email)
  if (user.deactivatedAt !== null) {
    throw new ChatError(
      'invalid-request',
      `${user.email} is deactivated: an owner activates them in Team first.`
    )
  }
  await recordReset(domain, user)
  return sealFor(domain, user)
}

/**
 * Makes such a token for a member of the team, by an owner. It ends when who made it is no longer one.
 *
 * @returns Undefined for an unknown id, or a deactivated one.
 */
export const sealMemberReset = async (
  domain: AppContext,
  { id, by }: { id: string; by: Actor }
): Promise<string | undefined> => {
  const user = await findUser(domain, 'id', id)
  if (user?.deactivatedAt !== null) return undefined
  await recordReset(domain, user, by)
  return sealFor(domain, user, by)
}

/** Finds whose password a token sets; undefined for one that has ended or never was. */
const readPasswordReset = async (domain: AppContext, token: string): Promise<User | undefined> => {
  const { id = '', mark, until, by = '' } = openSealed(domain.secretBox, token, OWNER)
  if (!(Number(until) > domain.clock() && (await mayStillReset(domain, by)))) return undefined
  const user = await findUser(domain, 'id', id)
  const isValid = user?.deactivatedAt === null && hashToken(user.passwordHash) === mark
  return isValid ? user : undefined
}

/**
 * Sets another password by a token, and ends all sessions of its user.
 *
 * @returns Undefined for a token that was used, has expired or never was, or whose maker is no owner any more.
 * @throws {ChatError} `invalid-request` for a short password; the token can be used again.
 */
export const resetPassword = async (
  domain: AppContext,
  { token, password }: { token: string; password: string }
): Promise<User | undefined> => {
  const user = await readPasswordReset(domain, token)
  return user && changeConsolePassword(domain, user, password)
}
