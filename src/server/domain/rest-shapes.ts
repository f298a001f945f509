import type { Selectable } from 'kysely'
import type { Content, Metadata } from '../../protocol'
import type { ConversationRow, MessageRow, ParticipantRow, UserRow } from '../storage/schema'
import type { ClientAssociation } from './clients/client-associations'
import { withoutActionIds } from './messages/content-actions'
import { fallbackText } from './messages/fallback-text'
import { type Destination, readExtras, type Reference } from './messages/message-extras'

/**
 * Rows as the REST API, the live events of an app and webhooks show them. Times are ISO 8601 with
 * milliseconds; a field without a value is left out, only `externalId`, `userExternalId` and an
 * integration's `displayName` are null instead.
 *
 * `GET /v2/apps/{appId}/conversations` without a filter is the inbox, most recently active first:
 *
 *     {
 *       "conversations": [InboxConversation, …],
 *       "meta": { "hasMore": true, "afterCursor": "…" },
 *       "links": { "next": "http://…/v2/apps/…/conversations?page%5Bafter%5D=…" }
 *     }
 *
 * `GET /v2/apps/{appId}/events` is a stream of server-sent events. Without `?after=` (or a
 * `Last-Event-ID`) it starts now, and says from where:
 *
 *     id: 41
 *     event: ready
 *     data: {"cursor":"41"}
 *
 *     id: 42
 *     event: conversation:message
 *     data: {"id":"…","type":"conversation:message","createdAt":"…","payload":{…}}
 *
 *     event: conversation:typing
 *     data: {"id":"…","type":"conversation:typing","createdAt":"…","payload":{…}}
 *
 * Typing is never stored and has no `id:`. When the log no longer reaches back to the cursor, the
 * first event is `reset`, with data as that of `ready`: fetch anew, what follows is complete again.
 *
 * Payloads: `conversation:message` { conversation, message }; `conversation:message:remove`
 * { conversation, message: { id } }; `conversation:postback`
 * { conversation, postback: { payload, metadata? }, user, source }; `conversation:read` and
 * `conversation:typing` { conversation, activity: { type, author, source } }; `conversation:create`
 * { conversation, creationReason, source, user? }; `conversation:update`, when its fields or its status
 * change, { conversation }, in full; `conversation:join` and `conversation:leave`
 * { conversation, user }; `conversation:remove` { conversation }; `user:remove` { user };
 * `user:update`, when a visitor logs in as a new user, { user, reason: 'authentication', source };
 * `user:merge`, when one logs in as a user there is, { mergedUsers: { surviving, discarded },
 * movedConversations, discardedMetadata?, reason: 'sdkLogin' }. Here a conversation is a
 * {@link TruncatedConversation}, and a user `{ id, externalId, authenticated }`.
 */

/** What a user's profile holds. */
export interface RestProfile {
  givenName?: string
  surname?: string
  email?: string
  avatarUrl?: string
  locale?: string
}

export interface RestUser {
  id: string
  externalId: string | null
  /** Whether the business knows this user by an id of its own. */
  authenticated: boolean
  signedUpAt: string
  profile: RestProfile
  metadata: Metadata
  /** What was said of the user; nobody has checked it. */
  identities: { type: 'email'; value: string; verification: 'unverified' }[]
}

export interface RestConversation {
  id: string
  type: 'personal' | 'sdkGroup'
  /** The first personal conversation of its user. */
  isDefault: boolean
  displayName?: string
  description?: string
  iconUrl?: string
  metadata: Metadata
  /** Closed by the business; a user's new message opens it again. */
  status: 'open' | 'closed'
  businessLastRead?: string
  lastUpdatedAt: string
  createdAt: string
}

/** As events and webhooks name the conversation they are about. */
export interface TruncatedConversation {
  id: string
  type: 'personal' | 'sdkGroup'
  metadata?: Metadata
}

export interface RestParticipant {
  id: string
  userId: string
  userExternalId: string | null
  unreadCount: number
  /** Active clients of its user, the most recently seen first. */
  clientAssociations: ClientAssociation[]
  lastRead?: string
}

export interface RestAuthor {
  type: 'user' | 'business'
  userId?: string
  displayName?: string
  avatarUrl?: string
  subtypes?: string[]
}

export interface RestMessage {
  /** Sorts in the order of the conversation. */
  id: string
  received: string
  author: RestAuthor
  /**
   * As the protocol has it, but actions have no ids, a formResponse has no quotedMessageId, and a
   * carousel or location says in its text what it shows.
   */
  content: object
  source: { type: string; integrationId?: string }
  /** A formResponse quotes its form, which has its answers. */
  quotedMessage?:
    | { type: 'message'; message: RestMessage }
    | { type: 'externalMessageId'; externalMessageId: string }
  metadata?: Metadata
  references?: Reference[]
  /** Where alone it goes; integrationType `none`: it is silent. */
  destination?: Destination
}

/** A conversation as the inbox lists it. */
export interface InboxConversation extends RestConversation {
  /** Messages by users since the business last read. */
  businessUnreadCount: number
  lastMessage?: RestMessage
  participants: (RestParticipant & {
    profile: RestProfile
    /** For who has neither name nor address: that of an animal, where the app wants that. */
    displayName?: string
  })[]
}

const iso = (time: number): string => new Date(time).toISOString()

/** Shows what a user's row holds; `profileJson` is a {@link RestProfile}. */
export const restUser = (row: Selectable<UserRow>): RestUser => {
  const profile = JSON.parse(row.profileJson) as RestProfile
  return {
    id: row.id,
    externalId: row.externalId,
    authenticated: row.externalId !== null,
    signedUpAt: iso(row.signedUpAt),
    profile,
    metadata: JSON.parse(row.metadataJson),
    identities: profile.email
      ? [{ type: 'email', value: profile.email, verification: 'unverified' }]
      : []
  }
}

/** Shows a conversation without its messages and participants. */
export const restConversation = (row: Selectable<ConversationRow>): RestConversation => ({
  id: row.id,
  type: row.type,
  isDefault: row.isDefault === 1,
  displayName: row.displayName ?? undefined,
  description: row.description ?? undefined,
  iconUrl: row.iconUrl ?? undefined,
  metadata: JSON.parse(row.metadataJson),
  status: row.status,
  businessLastRead: row.businessLastRead === null ? undefined : iso(row.businessLastRead),
  lastUpdatedAt: iso(row.lastUpdatedAt),
  createdAt: iso(row.createdAt)
})

/** Names a conversation in an event. */
export const truncatedConversation = (
  row: Pick<Selectable<ConversationRow>, 'id' | 'type' | 'metadataJson'>
): TruncatedConversation => {
  const metadata = JSON.parse(row.metadataJson) as Metadata
  return {
    id: row.id,
    type: row.type,
    metadata: Object.keys(metadata).length ? metadata : undefined
  }
}

/**
 * Shows a participant; `externalId` is that of its user.
 *
 * @param associations Of users, the primary one first.
 */
export const restParticipant = (
  row: Selectable<ParticipantRow> & { externalId: string | null },
  associations: ReadonlyMap<string, ClientAssociation[]>
): RestParticipant => ({
  id: row.id,
  userId: row.userId,
  userExternalId: row.externalId,
  unreadCount: row.unreadCount,
  clientAssociations: associations.get(row.userId) ?? [],
  lastRead: row.lastRead === null ? undefined : iso(row.lastRead)
})

const restContent = (content: Content): object => {
  if (content.type === 'carousel' || content.type === 'location') {
    return { text: fallbackText(content), ...withoutActionIds(content) }
  }
  if (content.type !== 'formResponse') return withoutActionIds(content)
  const { quotedMessageId: _, text: textFallback, ...rest } = content
  return { ...rest, textFallback }
}

/** What a message quotes; nothing when that is gone. */
const quotedMessage = (
  { extrasJson }: Selectable<MessageRow>,
  row: Selectable<MessageRow> | undefined
): RestMessage['quotedMessage'] => {
  const { quoted } = readExtras(extrasJson)
  if (quoted?.type === 'externalMessageId') return quoted
  return row && { type: 'message', message: restMessage(row) }
}

/**
 * Shows a message to the business.
 *
 * @param quoted What it quotes: the form of a formResponse, or what the business named.
 */
export const restMessage = (
  row: Selectable<MessageRow>,
  quoted?: Selectable<MessageRow>
): RestMessage => {
  const { references, destination } = readExtras(row.extrasJson)
  return {
    id: row.id,
    received: iso(row.received),
    author: {
      type: row.authorType,
      userId: row.userId ?? undefined,
      ...JSON.parse(row.authorJson)
    },
    content: restContent(JSON.parse(row.contentJson) as Content),
    source: JSON.parse(row.sourceJson),
    quotedMessage: quotedMessage(row, quoted),
    metadata: row.metadataJson === null ? undefined : JSON.parse(row.metadataJson),
    references,
    destination
  }
}
