import type { FirstAccount } from '../api'
import { isEmail } from '../../protocol'

/** Least length of a password that the server takes. */
export const PASSWORD_MIN_CHARS = 8

/** Whether the server refuses a password for its length. */
export const isShortPassword = (password: string): boolean => password.length < PASSWORD_MIN_CHARS

/** Fields of the form that makes the first account. */
export type AccountFields = Omit<FirstAccount, 'code'>

/** A field is empty, is no e-mail address, or is too short a password. */
export type AccountProblem = 'empty' | 'no-email' | 'short'

const problemOf = (field: keyof AccountFields, value: string): AccountProblem | undefined => {
  if (field === 'password') return isShortPassword(value) ? 'short' : undefined
  if (!value.trim()) return 'empty'
  // The server takes any text as an address, and one that is mistyped would lock its owner out.
  return field === 'email' && !isEmail(value) ? 'no-email' : undefined
}

/** Finds what keeps the form of an account from being sent. */
export const findAccountProblems = <Field extends keyof AccountFields>(
  fields: Pick<AccountFields, Field>
): Partial<Record<Field, AccountProblem>> =>
  Object.fromEntries(
    (Object.keys(fields) as Field[]).flatMap(field => {
      const problem = problemOf(field, fields[field])
      return problem ? [[field, problem]] : []
    })
  ) as Partial<Record<Field, AccountProblem>>

/** Reads which field a sentence of the server refuses, and the rest of the sentence. */
export const readAccountRefusal = (
  title: string
): { field: keyof AccountFields; text: string } | undefined => {
  const [, field, text = ''] = /^(businessName|email|password) (.*)$/s.exec(title) ?? []
  return field === undefined ? undefined : { field: field as keyof AccountFields, text }
}
