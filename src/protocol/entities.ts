/**
 * The things both ends speak of. `Time` is a number of seconds since the epoch where pages see a
 * shape, and an ISO 8601 string where it travels: `Message` for pages, `Message<string>` on the wire.
 */

/** Flat: strings, numbers and booleans, at most 4,096 bytes as JSON. */
export type Metadata = Record<string, string | number | boolean>

export type Role = 'user' | 'business'

export interface User<Time = number> {
  id: string
  externalId?: string
  givenName?: string
  surname?: string
  email?: string
  avatarUrl?: string
  signedUpAt: Time
  metadata: Metadata
  hasPaymentInfo: boolean
}

export interface Participant<Time = number> {
  id: string
  userId: string
  unreadCount: number
  lastRead?: Time
}

/** Where a message came from: `web` for the widget, `api:conversations` for the REST API. */
export interface MessageSource {
  type: string
  id?: string
  integrationId?: string
}

interface MessageBase<Time> {
  /** 24 hex digits. Within a conversation, ids sort in the server's order. */
  id: string
  role: Role
  /** Who wrote it; absent for the business. */
  userId?: string
  displayName?: string
  avatarUrl?: string
  received: Time
  metadata?: Metadata
  source: MessageSource
  /** The id its author's client gave it; only the author sees it. */
  clientMessageId?: string
}

export interface TextMessage<Time = number> extends MessageBase<Time> {
  type: 'text'
  text: string
  payload?: string
}

/** A type that this version does not know; shown as unsupported, never an error. */
export interface UnknownMessage<Time = number> extends MessageBase<Time> {
  type: 'unknown'
  text?: string
}

export type Message<Time = number> = TextMessage<Time> | UnknownMessage<Time>

/** What a visitor sends: the part of a message that its author decides. */
export interface DraftMessage {
  type: 'text'
  text: string
  payload?: string
  metadata?: Metadata
}

/** A draft with the id that makes sending it again harmless. */
export interface ClientMessage {
  /** 1 to 64 characters, unique for the user. */
  clientMessageId: string
  message: DraftMessage
}

export interface Conversation<Time = number> {
  id: string
  type: 'personal' | 'sdkGroup'
  /** The user's first personal conversation. */
  isDefault: boolean
  displayName?: string
  iconUrl?: string
  description?: string
  metadata: Metadata
  lastUpdatedAt: Time
  businessLastRead?: Time
  participants: Participant<Time>[]
  /** Oldest first. In a list: the newest message only. */
  messages: Message<Time>[]
}

/** What a visitor may decide about a conversation of their own. */
export interface ConversationFields {
  displayName?: string
  iconUrl?: string
  description?: string
  metadata?: Metadata
}
