import { type PasskeyAssertion, passkeyRequest, readAssertion, userHandleOf } from '../../../auth'
import type { Row } from '../../../storage'
import { findPasskey, notePasskeyUse, spendChallenge } from '../../records'
import type { AppContext } from '../../transaction'
import { type OpenChallenge, openChallenge, sealChallenge } from './passkey-challenge'

const OWNER = 'sign-in with a passkey'

/** A passkey, and whose it is. */
export interface FoundPasskey {
  passkey: Row<'passkeys'>
  user: Row<'consoleUsers'>
}

/** Begins a sign-in with a passkey, whosever it is. @param origin Of the page. */
export const setUpPasskeySignIn = (domain: AppContext, origin: string) => {
  const { challenge, token } = sealChallenge(domain, OWNER, origin)
  return { options: passkeyRequest(challenge), token }
}

/** Opens the token of a sign-in; undefined when it began too long ago. */
export const readPasskeySignIn = (domain: AppContext, token: string): OpenChallenge | undefined =>
  openChallenge(domain, OWNER, token)

/** Finds the passkey that an answer names, and whose it is. */
export const findPasskeyUser = async (
  { storage: { read } }: AppContext,
  { id }: PasskeyAssertion
): Promise<FoundPasskey | undefined> => {
  const passkey = await findPasskey(read, id)
  if (!passkey) return undefined
  const user = await read
    .selectFrom('consoleUsers')
    .selectAll()
    .where('id', '=', passkey.consoleUserId)
    .executeTakeFirst()
  return user && { passkey, user }
}

/** Checks the answer of a passkey to a challenge, and uses the challenge up. @returns Whether it was right. */
export const spendPasskey = async (
  domain: AppContext,
  { passkey, user }: FoundPasskey,
  { challenge, assertion }: { challenge: OpenChallenge; assertion: PasskeyAssertion }
): Promise<boolean> => {
  if (assertion.response.userHandle !== userHandleOf(user.id)) return false
  const counter = await readAssertion(assertion, passkey, challenge)
  if (counter === undefined) return false
  return domain.write(
    async tx =>
      (await spendChallenge(tx, challenge)) && (await notePasskeyUse(tx, passkey.id, counter))
  )
}
