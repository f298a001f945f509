import { findTotpStep, hashToken, isTotpCode, normaliseCode } from '../../../auth'
import type { Row } from '../../../storage'
import { findSecondFactor, hasSecondFactor, spendRecoveryCode, spendStep } from '../../records'
import type { AppContext } from '../../transaction'
import { openSealed } from './open-sealed'

type User = Row<'consoleUsers'>

/** Time for the code, after the password. */
const STEP_MS = 10 * 60_000
const OWNER = 'second step'

/**
 * Makes the token by which someone whose password was right goes on with a code. Nothing is stored.
 *
 * @returns Undefined where the password is enough.
 */
export const sealSecondStep = async (
  { storage, secretBox, clock }: AppContext,
  { id, passwordHash }: User
): Promise<string | undefined> => {
  if (!(await hasSecondFactor(storage.read, id))) return undefined
  const until = String(clock() + STEP_MS)
  return secretBox.seal({ id, mark: hashToken(passwordHash), until }, OWNER)
}

/** Finds whose password was right; undefined when that is too long ago, or the password has changed. */
export const readSecondStep = async (
  { storage, secretBox, clock }: AppContext,
  token: string
): Promise<User | undefined> => {
  const { id = '', mark, until } = openSealed(secretBox, token, OWNER)
  if (!(Number(until) > clock())) return undefined
  const user = await storage.read
    .selectFrom('consoleUsers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const isValid = user?.deactivatedAt === null && hashToken(user.passwordHash) === mark
  return isValid ? user : undefined
}

/** Uses up a code of the authenticator app, or one for recovery. @returns Whether it was right, and new. */
export const spendCode = (
  { write }: AppContext,
  { id }: Pick<User, 'id'>,
  code: string
): Promise<boolean> =>
  write(async tx => {
    const factor = await findSecondFactor(tx.db, tx.secretBox, id)
    if (!factor) return false
    const typed = normaliseCode(code)
    if (!isTotpCode(typed)) return spendRecoveryCode(tx, id, typed)
    const step = findTotpStep(factor.secret, typed, tx.now)
    return step !== undefined && spendStep(tx, id, step)
  })
