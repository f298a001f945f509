import type { Call } from './request'
import type { Role, TeamMember } from './shapes'

const TEAM = '/console/api/team'
const INVITATIONS = `${TEAM}/invitations`

const one = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

/** A mail with the link of an invitation. */
export interface InvitationMail {
  address: string
  /** `unanswered`: it may have arrived; it is not sent again. `failed`: it was refused or given up. */
  state: 'waiting' | 'sending' | 'sent' | 'unanswered' | 'failed'
}

/** An invitation to the team that waits. */
export interface Invitation {
  id: string
  /** E-mail of the member who made it. */
  invitedBy: string
  /** Role of the one who joins by it. */
  role: Role
  /** Apps that they belong to then; undefined: all, since they are no agent. */
  appIds?: string[]
  /** Undefined: the link was only shown. */
  mail?: InvitationMail
  /** ISO 8601. */
  expiresAt: string
}

/** An invitation that is to be made. */
export interface NewInvitation {
  role: Role
  /** Only counts for agents. */
  appIds: readonly string[]
  /** Address to which the link goes too; undefined: it is only shown. */
  email?: string | undefined
  /** Tag of the language of the mail. */
  language: string
}

/** A member of the team, as owners and admins see them. */
export interface ListedMember extends TeamMember {
  /** Apps that they belong to; undefined: all, since they are no agent. */
  appIds?: string[]
  /** Whether they sign in with a code, too. */
  hasSecondFactor: boolean
  /** Whether they can sign in with a passkey. */
  hasPasskeys: boolean
  /** Since when they cannot sign in, in ISO 8601; undefined: they can. */
  deactivatedAt?: string
}

/** Members who sign in to the console, and invitations that wait. */
export interface TeamList {
  members: ListedMember[]
  /** The newest first. */
  invitations: Invitation[]
  /** Whether links can go out by mail. */
  sendsMails: boolean
}

/** Makes the calls about those who sign in. All reject with an `ApiError`. */
export const createTeamApi = (request: (call: Call) => Promise<Response>) => ({
  async getTeam(): Promise<TeamList> {
    return (await request({ path: TEAM })).json()
  },

  /** Invites someone with a role, agents to some apps. The token is given only here, and in the mail. */
  async invite(invitation: NewInvitation): Promise<Invitation & { token: string }> {
    return (await request({ method: 'POST', path: INVITATIONS, body: invitation })).json()
  },

  async withdrawInvitation(id: string): Promise<void> {
    await request({ method: 'DELETE', path: one(INVITATIONS, id) })
  },

  /** Makes a token with which a member sets another password. */
  async makePasswordToken(memberId: string): Promise<string> {
    const path = `${one(TEAM, memberId)}/reset`
    return (await (await request({ method: 'POST', path })).json()).token
  },

  /**
   * Gives a member another role, or an agent other apps, which holds from their next call on.
   *
   * @throws {ApiError} 409 where the team would have no owner, and for apps of a member who is no agent.
   */
  async changeAccess(
    id: string,
    access: { role: Role } | { appIds: readonly string[] }
  ): Promise<void> {
    await request({ method: 'PATCH', path: one(TEAM, id), body: access })
  },

  /** Lets a member sign in with their password alone. */
  async resetSecondFactor(id: string): Promise<void> {
    await request({ method: 'DELETE', path: `${one(TEAM, id)}/second-factor` })
  },

  /** Takes all passkeys of a member away. */
  async removePasskeys(id: string): Promise<void> {
    await request({ method: 'DELETE', path: `${one(TEAM, id)}/passkeys` })
  },

  /** Keeps a member from signing in; their sessions end. */
  async deactivateMember(id: string): Promise<void> {
    await request({ method: 'POST', path: `${one(TEAM, id)}/deactivation` })
  },

  /** Lets a member sign in again. */
  async activateMember(id: string): Promise<void> {
    await request({ method: 'DELETE', path: `${one(TEAM, id)}/deactivation` })
  },

  /** Removes a member; their sessions end. */
  async removeMember(id: string): Promise<void> {
    await request({ method: 'DELETE', path: one(TEAM, id) })
  }
})
