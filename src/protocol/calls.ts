import type { OpenState } from './hours'
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
import type { ANSWER_SECONDS } from './limits'
import type { IntegrationSettings } from './web-settings'

/** Shapes of the client API, `/sdk/v1`. All times are ISO 8601 strings. */

export interface TransportAddress {
  type: 'websocket' | 'polling' | 'mqtt'
  url: string
}

/**
 * Answers given before the first conversation, from which the server makes its four messages.
 *
 * Greeting, fields and confirmation come from the visitor's browser, although their author is the
 * business: the page may word them, and so may the visitor. Their messages have the source `web`, so
 * that the business can distinguish them from messages of its agents.
 */
export interface Prechat {
  /** clientMessageId of its formResponse: the same one again makes nothing twice. */
  clientMessageId: string
  greeting: string
  fields: FormField[]
  confirmation: string
  answers: FormAnswer[]
  /** Beside greeting and confirmation, if the integration has it as its own or its business's picture. */
  avatarUrl?: string | undefined
  /** Whether the first e-mail answer becomes the visitor's address, where there is none. @default true */
  enableEmailLinking?: boolean
  /** Metadata of the formResponse. */
  metadata?: Metadata | undefined
}

/** A channel that visitors may go on in, with what of its settings is public. */
export interface Channel {
  /** Id of the integration. */
  id: string
  /** `messenger`, `instagram`, `telegram`, `twilio`, `mailgun`, `whatsapp`, `viber`, `wechat`, `line`, `messagebird` … */
  type: string
  /** Name of a bot or an account: `telegram`, `instagram`. */
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

/** Abilities that a server may lack. The widget offers and says nothing that needs an absent one. */
export interface Capabilities {
  /** Types of channels that messages travel through both ways; e-mail is `mailgun`. */
  channels: string[]
}

/** Time within which the business usually answers. */
export type AnswerSeconds = (typeof ANSWER_SECONDS)[number]

/** Texts of the launcher, which a page shows before it loads a language, by the keys of `customText`. */
export type LauncherTexts = Record<
  'launcherOpen' | 'launcherClose' | 'launcherFailed' | 'launcherUnread',
  string
>

/**
 * GET `/sdk/v1/integrations/{id}/config?locale=`, with the page's option, a comma and the page's language; the
 * browser's languages are in the header
 */
export interface ConfigAnswer {
  app: { id: string; displayName: string; iconUrl?: string }
  integration: { id: string; settings: IntegrationSettings }
  /** Names what is set: with other settings it is another one. Absent: a server from before it. */
  settingsVersion?: string
  /** Other channels the visitor may go on in, in the order to show them. */
  channels: Channel[]
  /** Absent: a server from before them, which has none. */
  capabilities?: Capabilities
  /**
   * More than half of the visitors who were answered in the last 30 days waited no longer. Absent: longer
   * than a day, fewer than 5 answers, or the business does not want it shown.
   */
  answerSeconds?: AnswerSeconds
  /** Whether the business answers now, and until when that holds. Absent: it has said nothing about hours. */
  openState?: OpenState
  baseUrl: string
  transports: TransportAddress[]
  /** Full versions of the widget that this server serves. */
  versions: string[]
  /** The chosen locale as `Intl` spells it; absent for `en-US`, also in place of one without texts. */
  locale?: string
  /** In the chosen language; absent for English. */
  launcherTexts?: LauncherTexts
}

/** GET `/sdk/v1/regions` */
export interface RegionsAnswer {
  /** Base addresses by name, such as `eu-1`. */
  regions: Record<string, string>
}

/** Description of the device by the page. */
export interface DeviceInfo {
  id: string
  platform: 'web'
  info: {
    currentUrl?: string
    currentTitle?: string
    browserLanguage?: string
    /** Name in the time zone database, such as `Europe/Berlin`. */
    timeZone?: string
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
  /** Changes the profile, where the user exists already. */
  user?: Partial<Pick<User, 'givenName' | 'surname' | 'email' | 'avatarUrl' | 'metadata'>>
  conversation?: NewConversation | undefined
}

/** PUT `@/client`: the page that is open in the browser; answered with `{}`. */
export type ClientRequest = DeviceInfo

/**
 * POST `@/login`: with the user's JWT as bearer and its externalId, or with an authCode alone; answered
 * as sessions are.
 */
export interface LoginRequest {
  externalId?: string
  authCode?: string
  /** Session token of the anonymous visitor who becomes this user. */
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
  /** Address of an e-mail channel. */
  address?: string
  /** Phone number of a channel that goes by numbers, in E.164. */
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
export type EventsAnswer = (
  | { events: NumberedEvent[]; seq: number; reset?: undefined }
  | { reset: true; seq: number }
) & {
  /** Version of the integration's settings now. Absent: a server from before it. */
  settingsVersion?: string
}

/** POST `@/conversations/{id}/activities` */
export interface ActivityRequest {
  type: 'conversation:read' | 'typing:start' | 'typing:stop'
}

/** Body of every failed call of the client API. */
export interface ErrorAnswer {
  error: {
    code: ErrorCode
    message: string
    /** Seconds to wait after `too-many-requests`. */
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
