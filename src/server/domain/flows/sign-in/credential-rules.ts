import { ChatError } from '../../../../protocol'
import { hashPassword } from '../../../auth'

const PASSWORD_MIN_CHARS = 8

/** Makes upper and lower case in an e-mail alike. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** @throws {ChatError} `invalid-request` for a short password. */
export const hashLongPassword = (password: string): Promise<string> => {
  if (password.length >= PASSWORD_MIN_CHARS) return hashPassword(password)
  throw new ChatError(
    'invalid-request',
    `The password needs at least ${PASSWORD_MIN_CHARS} characters, got ${password.length}.`
  )
}

/** @throws {ChatError} `invalid-request` for an e-mail with line breaks or control characters. */
export const refuseControls = (email: string): void => {
  if (!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(email)) return
  throw new ChatError(
    'invalid-request',
    `The e-mail must not have line breaks or control characters, got ${JSON.stringify(email)}.`
  )
}
