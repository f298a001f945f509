import type { Generated } from 'kysely'

/** Role in the team: an admin may do more than an agent, an owner everything. */
type RoleColumn = 'agent' | 'admin' | 'owner'

export interface ConsoleUserRow {
  id: string
  email: string
  /** Shown to colleagues and in saved replies; null: none. */
  displayName: Generated<string | null>
  /** Address of a picture of them; null: none. */
  avatarUrl: Generated<string | null>
  /** Whether visitors see name and picture with what they write. */
  isShown: Generated<number>
  passwordHash: string
  role: RoleColumn
  createdAt: number
  /** Since when they cannot sign in; null: they can. */
  deactivatedAt: Generated<number | null>
}

export interface ConsoleInvitationRow {
  id: string
  tokenHash: string
  /** E-mail of the member who made it. */
  invitedBy: string
  /** Role of the one who joins by it. */
  role: RoleColumn
  /** JSON of the ids of apps that an agent who joins by it belongs to. */
  appIdsJson: string
  createdAt: number
  expiresAt: number
}

/** An app that an agent belongs to; the others of the team reach all apps. */
export interface ConsoleUserAppRow {
  consoleUserId: string
  appId: string
}

/** Second factor of a console user; absent: they sign in with their password alone. */
export interface SecondFactorRow {
  /** Id of the console user. */
  id: string
  /** Secret that their authenticator app shares, in base32, sealed. */
  secret: string
  /** Number of the 30 seconds whose code was used last: no code up to it works again. */
  lastStep: number
  createdAt: number
}

/** A code that stands in for the second factor, once. */
export interface RecoveryCodeRow {
  secondFactorId: string
  codeHash: string
}

/** A passkey with which a console user signs in, without their password. */
export interface PasskeyRow {
  id: string
  consoleUserId: string
  /** Id that the authenticator has given it, in base64url. */
  credentialId: string
  /** COSE key in base64url. */
  publicKey: string
  /** Number of uses that the authenticator has told, which only grows; 0: it does not count. */
  counter: number
  /** JSON of the ways to the authenticator, such as `internal`, as its browser names them. */
  transportsJson: string
  /** Chosen by its user. */
  displayName: string
  createdAt: number
  /** Null: not since it was made. */
  lastUsedAt: number | null
}

/** A challenge that a passkey has answered: it is not taken again. */
export interface SpentChallengeRow {
  challengeHash: string
  /** From then on, the challenge is refused in any case. */
  expiresAt: number
}

/** A token bucket of attempts to sign in. */
export interface ThrottleRow {
  /** Hash of what it counts, by a key that is not in the database. */
  key: string
  /** Time at which the bucket is full again. */
  fullAt: number
}

/** A view of the inbox of an app that a member of the team keeps for themselves. */
export interface SavedViewRow {
  memberId: string
  appId: string
  /** Chosen by the console of the member. */
  id: string
  name: string
  /** The name in lower case; the names of a member differ in it. */
  nameKey: string
  /** JSON of a `ViewFilter`. */
  filterJson: string
  createdAt: number
}

/** Members of the team to whom conversations of an app are assigned together. */
export interface TeamGroupRow {
  id: string
  appId: string
  name: string
  /** The name in lower case; the names of an app differ in it. */
  nameKey: string
  createdAt: number
}

/** A console user in a group; one who does not reach its app is not shown. */
export interface TeamGroupMemberRow {
  groupId: string
  memberId: string
}

export interface ConsoleSessionRow {
  tokenHash: string
  consoleUserId: string
  csrfToken: string
  /** The User-Agent header of the sign-in; null: none, or it was before this was kept. */
  browser: string | null
  createdAt: number
  /** Noted every few minutes; null: not since this is kept. */
  lastUsedAt: number | null
  expiresAt: number
}
