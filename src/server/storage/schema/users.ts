import type { Generated } from 'kysely'

export interface UserRow {
  id: string
  appId: string
  externalId: string | null
  signedUpAt: number
  profileJson: string
  metadataJson: string
  /** Fields of the profile that a client has set: `Claims`; null: none. */
  claimsJson: Generated<string | null>
  /** Since when the business takes nothing from this user; null: it does. */
  blockedAt: Generated<number | null>
  /** The number of the newest event that this user may see. */
  seq: Generated<number>
}

/** A channel identity: all widgets of a user are one, each linked channel is another. */
export interface ClientRow {
  id: string
  userId: string
  /** Integration of the channel; null for widgets. */
  integrationId: string | null
  /** `sdk` for widgets, else the type of the channel. */
  type: string
  status: 'active' | 'blocked' | 'inactive' | 'pending'
  /** Id of the user in the channel: an address, a number or an id. */
  externalId: string | null
  displayName: string | null
  /** Code that the user sends in the channel to confirm the link; null when confirmed or not needed. */
  code: string | null
  /** A `ClientCriteria` when the business asked for the link; null when the user began. */
  criteriaJson: string | null
  lastSeen: number | null
  /** When the user last wrote in the channel, or pressed a button there, by the clock of its service. */
  wroteAt: Generated<number | null>
  linkedAt: number | null
  /** Time at which a pending link ends; null: it does not. */
  expiresAt: number | null
  createdAt: number
}

/** A page that a user has opened. */
export interface PageVisitRow {
  id: string
  userId: string
  /** The widget's id of the browser. */
  deviceId: string
  /** Begins with http or https. */
  url: string
  title: string | null
  visitedAt: number
}

/** A browser in which a user's widget was opened. */
export interface DeviceRow {
  id: string
  clientId: string
  /** The widget's id of the browser. */
  guid: string
  integrationId: string
  status: 'active' | 'inactive'
  /** Description by its page. */
  infoJson: string
  appVersion: string | null
  lastSeen: number
}
