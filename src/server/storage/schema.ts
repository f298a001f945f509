import type { Generated } from 'kysely'

/**
 * Rows as the database holds them. Ids are 24 hex digits; times are milliseconds since the epoch;
 * columns named `…Json` hold JSON text; booleans are 0 or 1.
 */
export interface Schema {
  apps: AppRow
  keys: KeyRow
  integrations: IntegrationRow
  users: UserRow
  sessions: SessionRow
  sessionKeys: SessionKeyRow
  authCodes: AuthCodeRow
  conversations: ConversationRow
  participants: ParticipantRow
  messages: MessageRow
  clientMessageIds: ClientMessageIdRow
  userEvents: UserEventRow
  appEvents: AppEventRow
  consoleUsers: ConsoleUserRow
  consoleSessions: ConsoleSessionRow
  files: FileRow
  postbacks: PostbackRow
  clients: ClientRow
  devices: DeviceRow
  webhooks: WebhookRow
  webhookJobs: WebhookJobRow
  webhookDeliveries: WebhookDeliveryRow
  readiness: ReadinessRow
}

/** One row, written to see whether anything can be. */
export interface ReadinessRow {
  id: number
  checkedAt: number
}

export interface AppRow {
  id: string
  displayName: string
  iconUrl: string | null
  metadataJson: string
  settingsJson: string
  createdAt: number
}

/** A key of the REST API. Kept as it is, because HS256 needs the secret itself. */
export interface KeyRow {
  /** With its prefix: `act_`, `app_` or `int_`. */
  id: string
  scope: 'account' | 'app' | 'integration'
  appId: string | null
  integrationId: string | null
  displayName: string
  secret: string
  createdAt: number
}

export interface IntegrationRow {
  id: string
  appId: string
  type: string
  status: 'active' | 'inactive' | 'error'
  displayName: string | null
  settingsJson: string
  /** Secrets of an outside service, in a box of `auth/secret-box`. */
  secretsSealed: Generated<string | null>
  createdAt: number
}

export interface UserRow {
  id: string
  appId: string
  externalId: string | null
  signedUpAt: number
  profileJson: string
  metadataJson: string
  /** The number of the newest event that this user may see. */
  seq: Generated<number>
}

/** A signed-in widget. The token itself is never stored. */
export interface SessionRow {
  tokenHash: string
  appId: string
  userId: string
  integrationId: string
  deviceId: string
  createdAt: number
  /** From then on the token is worth nothing; null: it lasts. */
  expiresAt: number | null
  /** The key that signed for the user; null: none did. */
  keyId: string | null
  /** What is added to the user's `seq` before this session's client: more than 0 after a merge. */
  seqShift: Generated<number>
  /** Hash of the token that a login gave for this one, and with which it ends; null: it stands alone. */
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

export interface ConversationRow {
  id: string
  appId: string
  type: 'personal' | 'sdkGroup'
  isDefault: number
  displayName: string | null
  iconUrl: string | null
  description: string | null
  metadataJson: string
  businessLastRead: number | null
  /** Messages by users since the business last read. */
  businessUnreadCount: Generated<number>
  lastUpdatedAt: number
  /** Newest message; the next one's id is made to sort after it. */
  lastMessageId: string | null
  createdAt: number
  /** Closed by the business; a user's new message opens it again. */
  status: Generated<'open' | 'closed'>
}

export interface ParticipantRow {
  id: string
  conversationId: string
  userId: string
  unreadCount: Generated<number>
  lastRead: number | null
  createdAt: number
  /** Newest message of the business that webhooks were told a widget's connection took. */
  toldHandedOver: Generated<string | null>
  /** Newest one that they were told the user has. */
  toldArrived: Generated<string | null>
}

export interface MessageRow {
  id: string
  conversationId: string
  received: number
  authorType: 'user' | 'business'
  /** Null for the business. */
  userId: string | null
  /** displayName, avatarUrl and subtypes of the author. */
  authorJson: string
  contentJson: string
  metadataJson: string | null
  sourceJson: string
  clientMessageId: string | null
  /** 1: for the business alone. */
  isSilent: number
  /** A `MessageExtras`; null: there is none. */
  extrasJson: string | null
}

/** Outlives the message, so that a repeated send stays harmless for ever. */
export interface ClientMessageIdRow {
  userId: string
  clientMessageId: string
  conversationId: string
  messageId: string
}

export interface UserEventRow {
  userId: string
  seq: number
  createdAt: number
  /** A `ClientEvent<string>`. */
  bodyJson: string
}

/** What agents and bots of an app may see, in the order it was committed. */
export interface AppEventRow {
  /** SQLite rowid; the opaque cursor of `@/events`. */
  position: Generated<number>
  id: string
  appId: string
  conversationId: string | null
  type: string
  createdAt: number
  /** The event's payload as the REST API and webhooks show it. */
  payloadJson: string
}

export interface ConsoleUserRow {
  id: string
  email: string
  passwordHash: string
  createdAt: number
}

export interface ConsoleSessionRow {
  tokenHash: string
  consoleUserId: string
  csrfToken: string
  createdAt: number
  expiresAt: number
}

/** A file that the store keeps. */
export interface FileRow {
  /** As in the store: 32 random hex digits. */
  id: string
  appId: string
  /** Goes with this conversation; null: with its app. */
  conversationId: string | null
  name: string
  mediaType: string
  bytes: number
  createdAt: number
}

/** Where a postback action stands. */
export interface PostbackRow {
  conversationId: string
  actionId: string
  messageId: string
}

/** Where a user is reached: all their widgets are one client, each linked channel is another. */
export interface ClientRow {
  id: string
  userId: string
  /** Of the channel; null for widgets. */
  integrationId: string | null
  /** `sdk` for widgets, else the type of the channel. */
  type: string
  status: 'active' | 'blocked' | 'inactive' | 'pending'
  /** Who the user is in the channel: an address, a number or an id. */
  externalId: string | null
  displayName: string | null
  /** What the user sends in the channel to prove who they are; null once they have, or when not asked. */
  code: string | null
  /** How the business wants it linked: a `ClientCriteria`; null when the user began. */
  criteriaJson: string | null
  lastSeen: number | null
  linkedAt: number | null
  /** From then on a pending link is no more; null: it waits. */
  expiresAt: number | null
  createdAt: number
}

/** A browser in which a user's widget was opened. */
export interface DeviceRow {
  id: string
  clientId: string
  /** As the widget calls it. */
  guid: string
  integrationId: string
  status: 'active' | 'inactive'
  /** What its page says of it. */
  infoJson: string
  appVersion: string | null
  lastSeen: number
}

/** Where an integration wants to be told of events. */
export interface WebhookRow {
  id: string
  appId: string
  integrationId: string
  target: string
  /** Names of events. */
  triggersJson: string
  /** Kept as it is, because it is sent along and signs what is sent. */
  secret: string
  includeFullUser: number
  includeFullSource: number
  createdAt: number
}

/** An event that waits to be delivered to a webhook. */
export interface WebhookJobRow {
  /** Grows with time. */
  position: Generated<number>
  webhookId: string
  /** Whatever shares it is delivered one after the other: the conversation, else the user. */
  lane: string
  /** As it is sent, the same at each attempt. */
  eventJson: string
  /** Made so far. */
  attempts: Generated<number>
  /** Null: waits for what stands before it in its lane. */
  dueAt: number | null
}

/** What became of one attempt to deliver an event. */
export interface WebhookDeliveryRow {
  id: string
  webhookId: string
  eventId: string
  type: string
  /** Counts from 1. */
  attempt: number
  /** Of the answer; null when there was none. */
  status: number | null
  /** Why there was no answer. */
  error: string | null
  ms: number
  createdAt: number
  /** Null: there will be none. */
  nextAttemptAt: number | null
}
