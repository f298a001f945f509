import type { Page } from './page'

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
