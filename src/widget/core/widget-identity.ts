import type { Credentials } from '../../client/identity'

/** Sign-in and sign-out of one messenger's visitor. */
export interface WidgetIdentity {
  /** Rejects with the server's error. */
  signIn(credentials: Credentials): Promise<void>
  /** Makes the visitor anonymous. */
  signOut(): Promise<void>
  /** Signs an authenticated user in again, with a new JWT. */
  renew(): Promise<void>
}
