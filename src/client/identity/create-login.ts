import { errorCode, type LoginRequest, type SessionAnswer } from '../../protocol'
import type { Messenger } from '../client'
import { SECRET_KEY } from '../session'
import type { AskForToken } from './ask-page'
import type { Repeater } from './create-repeater'

/** Spec §4: after a refused token the page is asked for another one, up to five times. */
const NEW_TOKENS_MAX = 5

/** Proof of a user's identity: a JWT, or a code that is worth one sign-in. */
export type Credentials =
  | { externalId: string; jwt: string; authCode?: undefined }
  | { authCode: string; externalId?: undefined; jwt?: undefined }

/** Logs a user in at the server; `tokensAsked`: how often the page has been asked for a JWT already. */
export type Login = (credentials: Credentials, tokensAsked?: number) => Promise<SessionAnswer>

export interface LoginOptions {
  messenger: Pick<Messenger, '$session' | 'internals'>
  integrationId: string
  askForToken: AskForToken
  repeat: Repeater['repeat']
}

/** Creates the login of one client, which asks the page for another JWT when one is refused. */
export const createLogin = ({
  messenger: { $session, internals },
  integrationId,
  askForToken,
  repeat
}: LoginOptions): Login => {
  const requestLogin = ({ jwt, ...identifiers }: Credentials) =>
    repeat(async () => {
      // Wait for a pending session request: a concurrent one would create a second anonymous user.
      await internals.whenIdle()
      const body: { [Name in keyof LoginRequest]: LoginRequest[Name] | undefined } = {
        ...identifiers,
        integrationId,
        client: internals.getDevice(),
        user: internals.profile,
        sessionToken: $session.get()?.token,
        // The server may know the visitor although its answer was lost.
        sessionKey: internals.storage.get(SECRET_KEY)
      }
      return internals.request<SessionAnswer>('/login', { body, ...(jwt && { token: jwt }) })
    })

  return async function login(credentials, tokensAsked = 0) {
    try {
      return await requestLogin(credentials)
    } catch (error) {
      const isRefused = errorCode(error) === 'invalid-auth'
      if (!isRefused || !credentials.jwt || tokensAsked === NEW_TOKENS_MAX) throw error
      const jwt = await askForToken()
      if (!jwt) throw error
      return login({ ...credentials, jwt }, tokensAsked + 1)
    }
  }
}
