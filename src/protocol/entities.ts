import type {
  CarouselContent,
  Coordinates,
  FileContent,
  FormContent,
  FormResponseContent,
  ImageContent,
  ListContent,
  LocationContent,
  TextContent
} from './content'

/**
 * Entities that client and server share. `Time` is a number of seconds since the epoch for pages, and
 * an ISO 8601 string on the wire: `Message` for pages, `Message<string>` on the wire.
 */

/** Flat: strings, numbers and booleans, at most 4,096 bytes as JSON. */
export type Metadata = Record<string, string | number | boolean>

export type Role = 'user' | 'business'

export interface User<Time = number> {
  id: string
  externalId?: string
  givenName?: string | undefined
  surname?: string
  email?: string | undefined
  avatarUrl?: string
  signedUpAt: Time
  metadata: Metadata
  hasPaymentInfo: boolean
}

export interface Participant<Time = number> {
  id: string
  userId: string
  unreadCount: number
  lastRead?: Time | undefined
}

/** Source of a message: `web` for the widget, `api:conversations` for the REST API. */
export interface MessageSource {
  type: string
  id?: string
  integrationId?: string
}

interface MessageBase<Time> {
  /** 24 hex digits. Within a conversation, ids sort in the server's order. */
  id: string
  role: Role
  /** Its author; absent for the business. */
  userId?: string | undefined
  displayName?: string
  avatarUrl?: string
  received: Time
  metadata?: Metadata
  source: MessageSource
  /** The id its author's client gave it; only the author sees it. */
  clientMessageId?: string | undefined
  /** The business took it back: what it said is gone. */
  deleted?: boolean
}

export interface TextMessage<Time = number> extends MessageBase<Time>, TextContent {}
export interface ImageMessage<Time = number> extends MessageBase<Time>, ImageContent {}
export interface FileMessage<Time = number> extends MessageBase<Time>, FileContent {}
export interface CarouselMessage<Time = number> extends MessageBase<Time>, CarouselContent {}
export interface ListMessage<Time = number> extends MessageBase<Time>, ListContent {}
export interface LocationMessage<Time = number> extends MessageBase<Time>, LocationContent {}
export interface FormMessage<Time = number> extends MessageBase<Time>, FormContent {}
export interface FormResponseMessage<Time = number>
  extends MessageBase<Time>, FormResponseContent {}

/** A type that this version does not know; shown as unsupported, never an error. */
export interface UnknownMessage<Time = number> extends MessageBase<Time> {
  type: 'unknown'
  text?: string
  blockChatInput?: boolean
}

export type Message<Time = number> =
  | TextMessage<Time>
  | ImageMessage<Time>
  | FileMessage<Time>
  | CarouselMessage<Time>
  | ListMessage<Time>
  | LocationMessage<Time>
  | FormMessage<Time>
  | FormResponseMessage<Time>
  | UnknownMessage<Time>

interface DraftBase {
  metadata?: Metadata
}

export interface TextDraft extends DraftBase {
  type: 'text'
  text: string
  /** Payload of a clicked reply. */
  payload?: string
}

export interface LocationDraft extends DraftBase {
  type: 'location'
  coordinates: Coordinates
}

export interface FormResponseDraft extends DraftBase, FormResponseContent {
  /** The form that is answered. */
  quotedMessageId: string
}

/** A message as a visitor sends it: the part that its author decides. */
export type DraftMessage = TextDraft | LocationDraft | FormResponseDraft

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
  businessLastRead?: Time | undefined
  /** The business has closed it, and reopens none: nothing more can be written. */
  isClosed?: true
  participants: Participant<Time>[]
  /** Oldest first. In a list: the newest message only. */
  messages: Message<Time>[]
}

/** Fields that a visitor may set on their own conversation. */
export interface ConversationFields {
  displayName?: string
  iconUrl?: string
  description?: string
  metadata?: Metadata
}

/** Dark modules of a QR code, to be drawn on a light square. */
export interface QrModules {
  /** Modules of a side of the square, with the quiet zone. */
  size: number
  /** Path of an SVG, one unit a module, for a stroke of one unit. */
  path: string
}

/** Another channel in which the visitor may go on, linked or being linked. */
export interface Link<Time = number> {
  id: string
  integrationId: string
  /** Type of the channel: `messenger`, `telegram`, `twilio`, `mailgun` … */
  type: string
  status: 'pending' | 'active'
  /** Name of the visitor in the channel. */
  displayName?: string
  /** Deep link with which the visitor continues. */
  url?: string
  /** Address of a picture of that link. */
  qrCode?: string
  /** QR code of that link. */
  qrModules?: QrModules
  /** Code that the visitor sends there as proof of identity. */
  code?: string
  expiresAt?: Time
}
