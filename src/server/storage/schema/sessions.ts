import type { Generated } from 'kysely'

/** A signed-in widget. The token itself is never stored. */
export interface SessionRow {
  tokenHash: string
  appId: string
  userId: string
  integrationId: string
  deviceId: string
  createdAt: number
  /** Time of expiry; null: never. */
  expiresAt: number | null
  /** The key that signed for the user; null: none did. */
  keyId: string | null
  /** 1: a login of its anonymous visitor has replaced it, and it may do nothing more. */
  isReplaced: Generated<number>
  /** Hash of the token that replaced this one at a login, and with which it ends; null: none. */
  replacedBy: Generated<string | null>
}

/** Logs a user in, once. The code itself is never stored. */
export interface AuthCodeRow {
  codeHash: string
  userId: string
  expiresAt: number
}

/** Makes the making of a session repeatable. */
export interface SessionKeyRow {
  appId: string
  keyHash: string
  userId: string
}
