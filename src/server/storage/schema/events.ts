import type { Generated } from 'kysely'

export interface UserEventRow {
  userId: string
  seq: number
  createdAt: number
  /** A `ClientEvent<string>`. */
  bodyJson: string
  /** Conversation that the event is about; null for links. */
  conversationId: string | null
  /** Message that the event shows; null: none. */
  messageId: string | null
  /** User whose name and picture the event shows; null: none. */
  authorId: string | null
}

/** Events for agents and bots of an app, in the order of their commits. */
export interface AppEventRow {
  /** Grows from commit to commit; the opaque cursor of `@/events`. */
  position: Generated<number>
  id: string
  appId: string
  conversationId: string | null
  type: string
  createdAt: number
  /** The event's payload as the REST API and webhooks show it. */
  payloadJson: string
  /** Message that the event shows; null: none. */
  messageId: string | null
  /** User who wrote it, did it, or whom it is about; null: none. */
  userId: string | null
  /** Message that the message quotes; null: none. */
  quotedMessageId: string | null
  /** User who wrote the quoted message; null: none. */
  quotedUserId: string | null
}
