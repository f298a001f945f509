import type { ClientEvent, NumberedEvent } from '../../../protocol'
import type { Row } from '../../storage'

type Without<Event, Key extends PropertyKey> = Event extends unknown ? Omit<Event, Key> : never

/** An event of a user's log before it is written; its time is that of the transaction. */
export type NewUserEvent = Without<ClientEvent<string>, 'createdAt'>

/** An author or actor as a payload names them. */
export interface PayloadAuthor {
  type: string
  userId?: string | undefined
}

/** The origin of a message or activity as a payload names it. */
export interface PayloadSource {
  type: string
  integrationId?: string | undefined
}

/** A message as a payload shows it; without an author it is only named. */
export interface PayloadMessage {
  id: string
  author?: PayloadAuthor | undefined
  source?: PayloadSource | undefined
  quotedMessage?: { type: string; message?: PayloadMessage | undefined } | undefined
  /** Address of the mail that it came in, as it was. */
  originalMail?: string | undefined
}

/** The parts of a payload that name people and messages: columns of the event log repeat their ids. */
export interface EventPayload extends Record<string, unknown> {
  user?: { id: string }
  source?: PayloadSource
  message?: PayloadMessage
  activity?: { type: string; author: PayloadAuthor; source: PayloadSource }
  mergedUsers?: { surviving: { id: string }; discarded: { id: string } }
}

/** An event of an app's log before it is written, for agents, bots and webhooks. */
export interface NewAppEvent {
  /** Such as `conversation:message`. */
  type: string
  conversationId?: string | undefined
  /** The form that the REST API and webhooks show. */
  payload: EventPayload
  /** Users that it names and that the transaction deletes, for webhooks. */
  deletedUsers?: Row<'users'>[]
}

/** An event of an app under the id by which the log and webhooks know it. */
export interface IdentifiedAppEvent extends NewAppEvent {
  id: string
}

/** Type of the event that a user has changed, which only consoles hear. */
export const USER_CHANGE = 'user:change'

/** An event of an app's log; payload of the bus under {@link appTopic}. */
export interface AppEvent {
  /** Grows from event to event within an app, with gaps. Absent for typing, presence and what only consoles hear, which are not stored. */
  position?: number | undefined
  id: string
  type: string
  /** ISO 8601. */
  createdAt: string
  payload: Record<string, unknown>
}

/** Topic of a user's {@link NumberedEvent}s, or of notices: the log holds new ones. */
export const userTopic = (userId: string): string => `users/${userId}`

/** Reads the user's id from a {@link userTopic}; undefined for other topics. */
export const userIdOfTopic = (topic: string): string | undefined => /^users\/(.+)$/.exec(topic)?.[1]

/** Topic published when a session has changed or ended. */
export const sessionTopic = (tokenHash: string): string => `sessions/${tokenHash}`

/** Topic published when an app, or a key to it, has changed or was deleted. */
export const accessTopic = (appId: string): string => `access/${appId}`

/** Topic published when sessions of a console user have ended. */
export const memberTopic = (consoleUserId: string): string => `members/${consoleUserId}`

/** Topic on which processes ask whether a user is connected; the payload names the topic of the answers. */
export const connectionTopic = (userId: string): string => `connections/${userId}`

/** Topic of the ids of a user's conversations that members of the team look at. */
export const lookTopic = (userId: string): string => `looks/${userId}`

/** Topic published when the settings of a web integration have changed. */
export const settingsTopic = (integrationId: string): string => `settings/${integrationId}`

/** Topic of an app's {@link AppEvent}s, or of notices: the log holds new ones. */
export const appTopic = (appId: string): string => `apps/${appId}`

/** Topic of the ids of apps whose webhooks have changed; a notice: those of any app. */
export const WEBHOOKS_CHANGED_TOPIC = 'webhooks/changed'

/** Topic of the ids of webhooks that have deliveries waiting; a notice: any webhook. */
export const WEBHOOKS_TOPIC = 'webhooks'

/** Topic published when a message waits for a channel. */
export const DELIVERIES_TOPIC = 'channels/deliveries'

/** Topic published when the account of a channel has changed. */
export const CHANNELS_TOPIC = 'channels/accounts'

/** Topic published when a mail waits to be sent. */
export const MAILS_TOPIC = 'mails'
