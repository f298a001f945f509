import type { Content, Metadata, OfficeHours, WebSettings } from '../../protocol'

/** Parts of the REST API's responses that the console reads. Times are ISO 8601 strings. */

export interface Profile {
  givenName?: string
  surname?: string
  email?: string
  /** Address of a picture, which may be on any server. */
  avatarUrl?: string
  /** Tag of a language. */
  locale?: string
}

/** Field of a profile that the visitor or the page has set, and what the business had set before. */
interface Claim {
  replaces?: string
}

/** A user who takes part in a conversation. */
export interface Participant {
  id: string
  userId: string
  profile: Profile
  /** Invented by the server for a user without a name. */
  displayName?: string
  /** Id by the business, which it has set or a token has proved; the only thing sure of a person. */
  externalId?: string | null
  claims?: { givenName?: Claim; surname?: Claim; email?: Claim }
  /** Since when nothing is taken from them; undefined: they are not blocked. */
  blockedAt?: string | undefined
}

/** A user as the server knows them. */
export interface Person extends Pick<
  Participant,
  'profile' | 'externalId' | 'claims' | 'blockedAt'
> {
  id: string
  signedUpAt: string
  /** Fields of the business's own. */
  metadata: Metadata
}

/** Changes of a person; null unsets a field. */
export interface PersonChange {
  profile?: Partial<Record<'givenName' | 'surname' | 'email', string | null>>
  metadata?: Record<string, Metadata[string] | null>
}

/** A way to reach a person. */
export interface PersonClient {
  id: string
  /** `sdk` for messengers on the web, else the type of a channel. */
  type: string
  status: 'active' | 'blocked' | 'inactive' | 'pending'
  /** Name or id of the person in the channel. */
  displayName?: string
  externalId?: string
  lastSeen?: string
}

/** A browser of a person. */
export interface PersonDevice {
  id: string
  lastSeen: string
  /** As the page said when the session began, or its user signed in. */
  info: {
    currentUrl?: string
    currentTitle?: string
    browserLanguage?: string
    referrer?: string
    userAgent?: string
  }
}

export interface Author {
  type: 'user' | 'business'
  userId?: string
  displayName?: string
  avatarUrl?: string
  /** `away`: the server has said that the business is closed. */
  subtypes?: string[]
}

/** Reason for which a message did not reach its destination. */
export interface DeliveryError {
  message: string
}

/** A member of the team whom a note mentions, by the name of that time. */
export interface Mention {
  id: string
  name: string
}

export interface Message {
  /** Within a conversation, ids sort in the server's order. */
  id: string
  received: string
  author: Author
  /** Channel in which it was written; a pending reply has none. */
  source?: { type: string }
  /** The only channel that it is sent to; `none`: a note for the team. */
  destination?: { integrationType?: string }
  /** Only of a note: members of the team. */
  mentions?: readonly Mention[]
  /** Undefined: none is known. */
  deliveryError?: DeliveryError
  /** Address of the mail that it came in, as it was. */
  originalMail?: string
  /** Actions have no ids here; another version of the server may send unknown types. */
  content: Content
  /** The form that a formResponse answers, as it is now. */
  quotedMessage?: { message: Message }
}

/** Destination of a note for the team: none. */
export const NOWHERE = { integrationType: 'none' }

/** Whether a message is for the team only. */
export const isNote = ({ destination }: Message): boolean => destination?.integrationType === 'none'

/** Priority of a conversation that is not normal. */
export type Priority = 'low' | 'high' | 'urgent'

/** State of a conversation for the team. */
export interface ConversationLife {
  /** Pending: the team waits for the visitor, whose next message opens it. */
  status: 'open' | 'pending' | 'closed'
  /** Member of the team who looks after it; undefined: it is unassigned. */
  assigneeId?: string | undefined
  /** The inbox leaves it out up to this time. */
  snoozedUntil?: string | undefined
  /** Undefined: normal. */
  priority?: Priority | undefined
  /** In the order in which they were added; undefined: none. */
  tags?: readonly string[] | undefined
  /** Time of the first message that waits for an answer; undefined: none does. */
  waitingSince?: string | undefined
}

/** Change of a conversation by the team, a message of the visitor, or the time. */
export interface ConversationChange {
  id: string
  at: string
  type:
    | 'assigned'
    | 'unassigned'
    | 'snoozed'
    | 'unsnoozed'
    | 'pending'
    | 'closed'
    | 'reopened'
    | 'prioritized'
    | 'tagged'
    | 'untagged'
  /** Undefined: a message of the visitor, or the end of a snooze. */
  by?: { type: 'user' | 'key'; id: string; name: string }
  /** Only of `assigned`. */
  assignee?: { id: string; name: string }
  /** Only of `snoozed`. */
  snoozedUntil?: string
  /** Only of `prioritized`; undefined there: normal. */
  priority?: Priority
  /** Only of `tagged` and `untagged`. */
  tag?: string
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface ConversationChangesPage {
  changes: ConversationChange[]
  meta: Page
}

/** Numbers of conversations; what is snoozed is not counted as open. */
export interface ConversationCounts {
  all: number
  open: number
  unassigned: number
  pending: number
  snoozed: number
  closed: number
  /** Open ones by the member of the team who looks after them. */
  assigned: { assigneeId: string; open: number }[]
  /** Open ones by the member of the team whom notes in them mention. */
  mentioned: { memberId: string; open: number }[]
}

/** Changes of the life of a conversation; null unsets a field. */
export interface LifeChange {
  status?: ConversationLife['status']
  assigneeId?: string | null
  snoozedUntil?: string | null
  /** Null: normal. */
  priority?: Priority | null
  addTags?: readonly string[]
  removeTags?: readonly string[]
}

/** A tag that conversations of an app have. */
export interface KnownTag {
  name: string
  /** Number of conversations. */
  count: number
}

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

/** A reply that the team uses again. */
export interface SavedReply {
  id: string
  name: string
  /** With placeholders such as `{{visitor.name}}`. */
  text: string
}

/** A conversation as the inbox lists it. */
export interface InboxConversation extends ConversationLife {
  id: string
  /** @default 'personal' */
  type?: 'personal' | 'sdkGroup'
  displayName?: string
  /** Fields of the business's own. */
  metadata?: Metadata
  lastUpdatedAt: string
  businessLastRead?: string
  /** Messages by users since the business last read. */
  businessUnreadCount: number
  participants: Participant[]
  /** Ids of the members of the team whom notes mention; undefined: none. */
  mentioned?: readonly string[]
  lastMessage?: Message
}

export interface Page {
  hasMore: boolean
  afterCursor?: string
  beforeCursor?: string
}

export interface SavedRepliesPage {
  savedReplies: SavedReply[]
  meta: Page
}

export interface ConversationsPage {
  conversations: InboxConversation[]
  meta: Page
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface MessagesPage {
  messages: Message[]
  meta: Page
}

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
  /** Where it stands with its outside service; of channels that carry messages. */
  connection?: 'pending' | 'connected' | 'refused'
  /** Name of the account at this service. */
  accountName?: string
  /** Why it is not connected, in the words of the service. */
  connectionProblem?: string
  /** Id of the number at WhatsApp. */
  phoneNumberId?: string
  /** Id of the app at Meta. */
  appId?: string
}

/** An integration with the settings of its messenger. */
export interface WebIntegration extends Integration, WebSettings {
  type: 'web'
}

/** Address to which the server posts events, and which ones; its secret apart. */
export interface WebhookFields {
  target: string
  /** Names of events, such as `conversation:message`. */
  triggers: string[]
  /** Whether users in events come with profile, metadata and identities. */
  includeFullUser: boolean
  /** Whether sources in events come with client and device. */
  includeFullSource: boolean
}

export interface Webhook extends WebhookFields {
  id: string
  /** Comes with each request as `X-API-Key`. */
  secret: string
}

/** A program of the business, which receives events by webhook. */
export interface CustomIntegration extends Integration {
  type: 'custom'
  webhooks: Webhook[]
}

/** Whether an integration is a program of the business. */
export const isCustom = (integration: Integration): integration is CustomIntegration =>
  integration.type === 'custom'

/** An attempt to deliver an event to a webhook. */
export interface Delivery {
  id: string
  eventId: string
  /** Name of the event. */
  type: string
  /** Counts from 1. */
  attempt: number
  /** Status of the answer; undefined: there was none. */
  status?: number
  /** Code of the reason for which there was no answer. */
  error?: string
  /** Time that it took, in milliseconds. */
  ms: number
  time: string
  /** Undefined: there is none after it. */
  nextAttemptAt?: string
}

/** An attempt with what it sent and what came back. */
export interface LoggedDelivery extends Delivery {
  /** Undefined: it is no longer kept. */
  event?: object
  /** Beginning of the answer; undefined: it had no body, or is no longer kept. */
  answer?: string
}

/** An event that waits for its delivery. */
export interface QueuedEvent {
  id: string
  type: string
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface DeliveriesPage {
  deliveries: Delivery[]
  meta: Page
}

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

/** A message that a channel could not deliver. */
export interface FailedDelivery {
  conversationId: string
  messageId: string
  /** The reason, in the words of the service. */
  error: string
  /** When it was written. */
  at: string
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

/** The signed-in user, and the apps that they may see. */
export interface Me {
  user: TeamMember
  apps: App[]
  /** The app that is the demo; undefined: there is none. */
  demoAppId?: string | undefined
  /** Sent with every call that changes something. */
  csrfToken: string
}

interface UserRef {
  id: string
}

interface InConversation {
  conversation: { id: string }
}

/** Event of an app, as `@/events` sends it. Unknown types are skipped. */
export type AppEvent = { id: string; createdAt: string } & (
  | { type: 'conversation:create' | 'conversation:remove'; payload: InConversation }
  | {
      type: 'conversation:update'
      payload: {
        conversation: ConversationLife & { id: string; displayName?: string }
        /** Undefined: nothing that the team does with it. */
        changes?: ConversationChange[]
      }
    }
  | { type: 'conversation:message'; payload: InConversation & { message: Message } }
  | { type: 'conversation:message:remove'; payload: InConversation & { message: { id: string } } }
  | {
      type: 'conversation:message:delivery:failure'
      payload: InConversation & { message: { id: string }; error: DeliveryError }
    }
  | {
      type: 'conversation:read' | 'conversation:typing'
      payload: InConversation & { activity: Activity }
    }
  | { type: 'user:update' | 'user:remove'; payload: { user: UserRef } }
  | {
      type: 'user:merge'
      payload: { mergedUsers: { surviving: UserRef; discarded: UserRef } }
    }
)

export interface Activity {
  type: 'conversation:read' | 'typing:start' | 'typing:stop'
  author: Author
}
