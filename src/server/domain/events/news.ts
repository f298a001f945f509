import type { ClientEvent, NumberedEvent } from '../../../protocol'
import type { Row } from '../../storage'

type Without<Event, Key extends PropertyKey> = Event extends unknown ? Omit<Event, Key> : never

/** An event of a user's log as a domain function states it; the time is that of its transaction. */
export type UserNews = Without<ClientEvent<string>, 'createdAt'>

/** An event of an app's log, for agents, bots and webhooks. */
export interface AppNews {
  /** Such as `conversation:message`. */
  type: string
  conversationId?: string
  /** As the REST API and webhooks show it. */
  payload: Record<string, unknown>
  /** Users whom it names and who are no more when the transaction ends, for webhooks. */
  gone?: Row<'users'>[]
}

/** News of an app under the id that the log and webhooks know it by. */
export interface KeptNews extends AppNews {
  id: string
}

/** An event of an app's log in its place; what the bus carries under {@link appTopic}. */
export interface AppEvent {
  /** Grows from event to event within an app, with holes. Absent for typing, which is never stored. */
  position?: number
  id: string
  type: string
  /** ISO 8601. */
  createdAt: string
  payload: Record<string, unknown>
}

/** Under this topic the bus carries the user's {@link NumberedEvent}s. */
export const userTopic = (userId: string): string => `users/${userId}`

/** Under this topic the bus says that a session is no longer what it was. */
export const sessionTopic = (tokenHash: string): string => `sessions/${tokenHash}`

/** Under this topic the bus says that an app, or who may reach it, is no longer what it was. */
export const accessTopic = (appId: string): string => `access/${appId}`

/** Under this topic the bus carries the app's {@link AppEvent}s. */
export const appTopic = (appId: string): string => `apps/${appId}`

/** Under this topic the bus carries the ids of apps whose webhooks are no longer what they were. */
export const WEBHOOKS_CHANGED_TOPIC = 'webhooks/changed'

/** Under this topic the bus carries the ids of webhooks for which something waits. */
export const WEBHOOKS_TOPIC = 'webhooks'
