import type { Credentials } from '../client/identity'

/** Who the visitor of one messenger is. */
export interface WidgetIdentity {
  /** Rejects with what the server refused. */
  signIn(credentials: Credentials): Promise<void>
  /** Makes the visitor nobody. */
  signOut(): Promise<void>
  /** Signs a named user in again, with a new JWT. */
  renew(): Promise<void>
}
