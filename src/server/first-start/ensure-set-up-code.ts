import { createOneTimeCode, type OneTimeCode } from '../auth'
import { hasConsoleUsers } from '../domain/flows'
import type { AppContext } from '../domain/transaction'

/** Makes the code of this start that opens set-up; undefined where someone can sign in already. */
export const ensureSetUpCode = async ({ storage }: AppContext): Promise<OneTimeCode | undefined> =>
  (await hasConsoleUsers(storage.read)) ? undefined : createOneTimeCode()
