import type { Generated } from 'kysely'

/** An endpoint of an integration that receives events. */
export interface WebhookRow {
  id: string
  appId: string
  integrationId: string
  target: string
  /** Names of events. */
  triggersJson: string
  /** Kept as it is, because it is sent along and signs what is sent. */
  secret: string
  includeFullUser: number
  includeFullSource: number
  createdAt: number
}

/** An event that waits to be delivered to a webhook. */
export interface WebhookJobRow {
  /** Grows with time. */
  position: Generated<number>
  webhookId: string
  /** Ordering key: events that share it are delivered in order. The conversation, else the user. */
  lane: string
  /** Body that is sent, the same at each attempt. */
  eventJson: string
  /** Made so far. */
  attempts: Generated<number>
  /** Null: waits for an earlier event of its ordering key. */
  dueAt: number | null
  /** 0: a person whom it may show was erased while it waited, so the log keeps no copy. */
  isBodyKept: Generated<number>
}

/** Result of one attempt to deliver an event. */
export interface WebhookDeliveryRow {
  id: string
  webhookId: string
  eventId: string
  type: string
  /** Counts from 1. */
  attempt: number
  /** HTTP status of the answer; null when there was none. */
  status: number | null
  /** Error for which there was no answer. */
  error: string | null
  ms: number
  createdAt: number
  /** Null: there will be none. */
  nextAttemptAt: number | null
}

/**
 * Content that an attempt sent and that came back. It goes with each message, conversation and user that it
 * shows.
 */
export interface DeliveryContentRow {
  deliveryId: string
  /** Body of the event; null when it was too long to be kept. */
  eventJson: string | null
  /** Beginning of the answer; null when there was none. */
  answer: string | null
  conversationId: string | null
  messageId: string | null
  userId: string | null
  quotedMessageId: string | null
  quotedUserId: string | null
}
