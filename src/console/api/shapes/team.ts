import type { Content } from '../../../protocol'
import type { App } from './integrations'
import type { Page } from './page'

/** Role in the team: an admin may do more than an agent, an owner everything. */
export type Role = 'agent' | 'admin' | 'owner'

/** Someone who signs in to the console. */
export interface TeamMember {
  id: string
  email: string
  /** Name that they have given themselves; undefined: none. */
  displayName?: string
  role: Role
}

/** Members of the team to whom conversations are assigned together. */
export interface TeamGroup {
  id: string
  name: string
  /** Those who reach the app now. */
  memberIds: readonly string[]
}

/** A message that the team uses again. */
export interface SavedReply {
  id: string
  name: string
  /** Text of the message; empty: it has none. */
  text: string
  /** With placeholders such as `{{visitor.name}}` in its texts. */
  content: Content
}

export interface SavedRepliesPage {
  savedReplies: SavedReply[]
  meta: Page
}

/** The one who is signed in, as they are shown. */
export interface OwnUser extends TeamMember {
  /** Address of a picture of them; undefined: none. */
  avatarUrl?: string
  /** Whether visitors see name and picture with what they write. @default false */
  isShownToVisitors?: boolean
}

/** The signed-in user, and the apps that they may see. */
export interface Me {
  user: OwnUser
  apps: App[]
  /** The app that is the demo; undefined: there is none. */
  demoAppId?: string | undefined
  /** Sent with every call that changes something. */
  csrfToken: string
}

/** Token of a sign-in whose password was right, and which a code ends. */
export interface SecondStep {
  secondStep: string
}

/** Answer to a right password: who is signed in, or what is missing. */
export type Entry = Me | SecondStep
