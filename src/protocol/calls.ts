import type { FormAnswer, FormField } from './content'
import type {
  ClientMessage,
  Conversation,
  ConversationFields,
  Link,
  Message,
  Metadata,
  User
} from './entities'
import type { ErrorCode } from './errors'
import type { NumberedEvent } from './events'

/** Shapes of the client API, `/sdk/v1`. All times are ISO 8601 strings. */

export interface TransportAddress {
  type: 'websocket' | 'polling' | 'mqtt'
  url: string
}

/** Colours as 3 or 6 hex digits; a leading `#` is optional. */
export interface CustomColors {
  /** @default 65758e */
  brandColor?: string
  /** Bubbles of the visitor. @default 0099ff */
  conversationColor?: string
  /** Buttons and links. @default 0099ff */
  actionColor?: string
}

/** Settings of a web integration that reach the widget; an init option of the same name wins. */
export interface IntegrationSettings {
  customColors?: CustomColors
  displayStyle?: 'button' | 'tab'
  buttonIconUrl?: string
  buttonWidth?: string
  buttonHeight?: string
  fixedHeader?: boolean
  businessName?: string
  businessIconUrl?: string
  backgroundImageUrl?: string
  canUserSeeConversationList?: boolean
  canUserCreateMoreConversations?: boolean
  /** Channels to show, by id or type, in their order; `[]`: none. */
  integrationOrder?: string[]
  prechatCapture?: PrechatCapture
}

/** What to ask a visitor before the first conversation. Spec §4 Prechat capture. */
export interface PrechatCapture {
  /** @default false */
  enabled?: boolean
  /** The first e-mail field links the visitor's address. @default true */
  enableEmailLinking?: boolean
  /** Beside greeting and confirmation. */
  avatarUrl?: string
  /** @default name and e-mail */
  fields?: FormField[]
  /** Before each new conversation, not only the first. @default false */
  everyConversation?: boolean
}

/**
 * What was said before the first conversation; the server makes its four messages of it.
 *
 * Greeting, fields and confirmation are the business's by name only: they come from the visitor's
 * browser, where a page may word them, and so may a visitor. Their messages have the source `web`, by
 * which a business tells them from what its people wrote.
 */
export interface Prechat {
  /** Of its formResponse: the same one again makes nothing twice. */
  clientMessageId: string
  greeting: string
  fields: FormField[]
  confirmation: string
  answers: FormAnswer[]
  /** Beside greeting and confirmation, if the integration has it as its own or its business's picture. */
  avatarUrl?: string
  /** Whether the first e-mail answer becomes the visitor's address, where there is none. @default true */
  enableEmailLinking?: boolean
  /** Of the formResponse. */
  metadata?: Metadata
}

/** A channel that visitors may go on in, with what of its settings is public. */
export interface Channel {
  /** Of the integration. */
  id: string
  /** `messenger`, `telegram`, `twilio`, `mailgun`, `whatsapp`, `viber`, `wechat`, `line`, `messagebird` … */
  type: string
  /** Of a bot or page: `telegram`. */
  username?: string
  /** `whatsapp`, `twilio` */
  phoneNumber?: string
  /** `messenger` */
  pageId?: string
  /** `viber` */
  uri?: string
  /** `line` */
  lineId?: string
  /** `mailgun` */
  fromAddress?: string
}

/** GET `/sdk/v1/integrations/{id}/config` */
export interface ConfigAnswer {
  app: { id: string; displayName: string; iconUrl?: string }
  integration: { id: string; settings: IntegrationSettings }
  /** Other channels the visitor may go on in, in the order to show them. */
  channels: Channel[]
  baseUrl: string
  transports: TransportAddress[]
  /** Full versions of the widget that this server serves. */
  versions: string[]
}

/** GET `/sdk/v1/regions` */
export interface RegionsAnswer {
  /** Base addresses by name, such as `eu-1`. */
  regions: Record<string, string>
}

/** What a page says of the device it runs on. */
export interface DeviceInfo {
  id: string
  platform: 'web'
  info: {
    currentUrl?: string
    currentTitle?: string
    browserLanguage?: string
    referrer?: string
    userAgent?: string
    sdkVersion?: string
  }
}

export interface NewConversation extends ConversationFields {
  messages?: ClientMessage[]
  /** Instead of `messages`. */
  prechat?: Prechat
}

/** POST `@/sessions` */
export interface SessionRequest {
  integrationId: string
  /** At least 128 random bits; the same key gives the same user, conversation and messages. */
  sessionKey: string
  client: DeviceInfo
  /** Changes what is known, where the bearer is somebody already. */
  user?: Partial<Pick<User, 'givenName' | 'surname' | 'email' | 'avatarUrl' | 'metadata'>>
  conversation?: NewConversation
}

/**
 * POST `@/login`: with the user's JWT as bearer and its externalId, or with an authCode alone; answered
 * as sessions are.
 */
export interface LoginRequest {
  externalId?: string
  authCode?: string
  /** Of the anonymous visitor who becomes this user. */
  sessionToken?: string
  /** The same, where the answer with the token was lost. */
  sessionKey?: string
  /** @default that of the session, else the app's only one */
  integrationId?: string
  client?: DeviceInfo
  /** Changes what is known of the user who logs in; metadata is merged. */
  user?: SessionRequest['user']
}

export interface SessionAnswer {
  user: User<string>
  sessionToken: string
  conversations: Conversation<string>[]
  hasMore: boolean
  /** The user's newest event when this was read. */
  seq: number
}

/** GET `@/conversations` */
export interface ConversationsAnswer {
  conversations: Conversation<string>[]
  hasMore: boolean
  seq: number
}

/** GET `@/conversations/{id}/messages` */
export interface MessagesAnswer {
  /** Oldest first. */
  messages: Message<string>[]
  /** Whether there are more in the direction asked for. */
  hasMore: boolean
}

/** POST `@/conversations/{id}/messages` */
export interface MessageAnswer {
  message: Message<string>
}

/** POST `@/conversations/{id}/postbacks` */
export interface PostbackRequest {
  actionId: string
  metadata?: Metadata
}

/** POST `@/links` */
export interface LinkRequest {
  integrationId: string
  /** Of an e-mail channel. */
  address?: string
  /** Of a channel that goes by numbers, in E.164. */
  phoneNumber?: string
}

/** POST `@/links` */
export interface LinkAnswer {
  link: Link<string>
}

/** GET `@/links` */
export interface LinksAnswer {
  links: Link<string>[]
}

/** GET `@/conversations/{id}`, with its newest page of messages */
export interface ConversationAnswer {
  conversation: Conversation<string>
}

/** GET `@/events` */
export type EventsAnswer =
  { events: NumberedEvent[]; seq: number; reset?: undefined } | { reset: true; seq: number }

/** POST `@/conversations/{id}/activities` */
export interface ActivityRequest {
  type: 'conversation:read' | 'typing:start' | 'typing:stop'
}

/** Body of every failed call of the client API. */
export interface ErrorAnswer {
  error: {
    code: ErrorCode
    message: string
    /** Of `too-many-requests`. */
    retryAfterSeconds?: number
  }
}

/** `/web/{integrationId}/loader.json` */
export interface LoaderAnswer {
  /** Full versions that a snippet may name. */
  versions: string[]
  v5: LoaderVersion
  v4: LoaderVersion
  /** Each full version too, so that a snippet that names one gets its own address and hash. */
  [version: `v${number}.${number}.${number}`]: LoaderVersion
  /** For versions that are not listed: says so on the console. */
  other: LoaderScript
}

/** A script for the browsers that can run it, and one for the others. */
export interface LoaderScript {
  url: string
  integrity: string
  /** The same where there is no other. */
  legacyUrl: string
  legacyIntegrity: string
  /** A colour of CSS that only those browsers know which can run the first. */
  color: string
}

export interface LoaderVersion extends LoaderScript {
  version: string
}
