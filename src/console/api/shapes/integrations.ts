import type { OfficeHours, WebSettings } from '../../../protocol'
import type { Page } from './page'
import type { Webhook } from './webhooks'

export interface App {
  id: string
  displayName: string
  /** Address of its picture; undefined: none. */
  iconUrl?: string
}

/** An app with its settings; one of a newer server may have more. */
export interface AppDetails extends App {
  settings: {
    /** After so many seconds without a message a conversation is removed; 0: never. */
    conversationRetentionSeconds: number
    maskCreditCardNumbers: boolean
    useAnimalNames: boolean
    /** Whether the pages that visitors open are kept. */
    pageVisits: boolean
    echoPostback: boolean
    disableConversationReopen: boolean
    /** Times at which the business answers; null: at any time. */
    officeHours: OfficeHours | null
    /** Time until which the business is away; null: it is not. */
    awayUntil: string | null
    /** Sent to visitors who write while the business is closed or away; null: nothing. */
    awayMessage: string | null
  }
}

export interface Integration {
  id: string
  type: string
  status: 'active' | 'inactive' | 'error'
  displayName: string | null
  /** State of the connection to its outside service; of channels that carry messages. */
  connection?: 'pending' | 'connected' | 'refused'
  /** Since when it has this state; absent: not known. */
  connectionSince?: string
  /** Name of the account at this service. */
  accountName?: string
  /** Reason for which it is not connected, in the words of the service. */
  connectionProblem?: string
  /** Id of the number at WhatsApp. */
  phoneNumberId?: string
  /** Id of the business account at WhatsApp, which has the templates. */
  businessAccountId?: string
  /** Id of the app at Meta. */
  appId?: string
  /** Whether this app has the permission for answers of people after 24 hours. */
  humanAgent?: boolean
}

/** Settings of a messenger as the REST API shows them. */
export interface ShownWebSettings extends WebSettings {
  /** Colours that were not set and that the messenger draws as `brandColor`. */
  followBrand?: readonly string[]
}

/** An integration with the settings of its messenger. */
export interface WebIntegration extends Integration, ShownWebSettings {
  type: 'web'
}

/** A program of the business, which receives events by webhook. */
export interface CustomIntegration extends Integration {
  type: 'custom'
  webhooks: Webhook[]
}

/** Whether an integration is a program of the business. */
export const isCustom = (integration: Integration): integration is CustomIntegration =>
  integration.type === 'custom'

/** Whether an integration is a messenger on the web. */
export const isWeb = (integration: Integration): integration is WebIntegration =>
  integration.type === 'web'

/** The newest load of an integration by the pages of one site. */
export interface PageLoad {
  /** `snippet`: the snippet asked for the script; `started`: the messenger has read its settings. */
  outcome: 'snippet' | 'started' | 'refused'
  /** Absent: the page named none. */
  origin?: string
  at: string
  /** Loads since the site is listed, at least. */
  count: number
}

/** A part of a template, as WhatsApp describes it. */
export interface TemplateComponent {
  type: string
  /** Kind of a header. @default 'TEXT' */
  format?: string
  text?: string
  buttons?: { type: string; text?: string; url?: string }[]
}

/** A message that WhatsApp takes at any time. */
export interface MessageTemplate {
  name: string
  /** Code of its language: `en_GB`. */
  language: string
  parameterFormat: 'POSITIONAL' | 'NAMED'
  components: TemplateComponent[]
}

/** A message that a channel could not deliver. */
export interface FailedDelivery {
  conversationId: string
  messageId: string
  /** The reason, in the words of the service. */
  error: string
  /** When it was written. */
  at: string
}

/** A person who may get a test message in a channel. */
export interface TestRecipient {
  userId: string
  conversationId: string
  /** Name that the person has there. */
  displayName?: string
  /** Time until which the service takes the message; absent: always. */
  messagingWindowExpiresAt?: string
  /** Later time, until which it takes what people of the business write; absent: there is none. */
  humanAgentWindowExpiresAt?: string
}

/** State of a message on its way through a channel. */
export interface ChannelDelivery {
  id: string
  conversationId: string
  messageId: string
  /** `sent`: the service has taken it; `delivered`: the person has it. */
  state: 'waiting' | 'sent' | 'delivered' | 'failed'
  /** Whether no other state follows. */
  isFinal: boolean
  /** Reason why it failed, or the last attempt did, in the words of the service. */
  error?: string
}

/** A change of settings. */
export interface SettingsChange {
  id: string
  at: string
  by: { type: 'user' | 'key'; id: string; name: string }
  /** Values before and after it. Null: not set; absent: of a secret. */
  fields: { field: string; before?: unknown; after?: unknown }[]
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface ChangesPage {
  changes: SettingsChange[]
  meta: Page
}
