import type { Generated } from 'kysely'

export interface ConsoleUserRow {
  id: string
  email: string
  /** Shown to colleagues and in saved replies; null: none. */
  displayName: Generated<string | null>
  passwordHash: string
  createdAt: number
}

export interface ConsoleInvitationRow {
  id: string
  tokenHash: string
  /** E-mail of the member who made it. */
  invitedBy: string
  createdAt: number
  expiresAt: number
}

export interface ConsoleSessionRow {
  tokenHash: string
  consoleUserId: string
  csrfToken: string
  createdAt: number
  expiresAt: number
}
