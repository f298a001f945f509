import { hashToken, type SecretBox } from '../../../auth'
import type { Row } from '../../../storage'
import type { AppContext } from '../../transaction'
import { changeConsolePassword } from './change-password'
import { unknownUser } from './console-users'
import { normaliseEmail } from './credential-rules'

/** Time within which a reset may be used. */
const RESET_MS = 60 * 60 * 1000
const OWNER = 'password reset'

type User = Row<'consoleUsers'>

/**
 * Makes a token that sets another password. It holds a mark of the present one, so it ends when that
 * changes: it works once. Nothing of it is stored.
 *
 * @throws {ChatError} `invalid-request` for an unknown e-mail.
 */
export const sealPasswordReset = async (
  { storage, secretBox, clock }: AppContext,
  email: string
): Promise<string> => {
  const user = await storage.read
    .selectFrom('consoleUsers')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  if (!user) throw unknownUser(email)
  const { id, passwordHash } = user
  const until = String(clock() + RESET_MS)
  return secretBox.seal({ id, mark: hashToken(passwordHash), until }, OWNER)
}

const openReset = (box: SecretBox, token: string): Record<string, string> => {
  try {
    return box.open(token, OWNER)
  } catch {
    // Anyone may send anything.
    return {}
  }
}

/** Finds whose password a token sets; undefined for one that was used, has expired or never was. */
const readPasswordReset = async (
  { storage, secretBox, clock }: AppContext,
  token: string
): Promise<User | undefined> => {
  const { id = '', mark, until } = openReset(secretBox, token)
  if (!(Number(until) > clock())) return undefined
  const user = await storage.read
    .selectFrom('consoleUsers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return user && hashToken(user.passwordHash) === mark ? user : undefined
}

/**
 * Sets another password by a token, and ends all sessions of its user.
 *
 * @returns Undefined for a token that was used, has expired or never was.
 * @throws {ChatError} `invalid-request` for a short password; the token can be used again.
 */
export const resetPassword = async (
  domain: AppContext,
  { token, password }: { token: string; password: string }
): Promise<User | undefined> => {
  const user = await readPasswordReset(domain, token)
  return user && changeConsolePassword(domain, user, password)
}
