import type { Generated } from 'kysely'

/** A message of the business on its way to a channel. */
export interface ChannelDeliveryRow {
  /** Sorts in the order in which they go to a client. */
  id: string
  clientId: string
  conversationId: string
  /** Id of the message; `clientId` for the question that confirms a link, which is no message. */
  messageId: string
  /** `arrived`: the person has it, where the service says so. */
  state: 'waiting' | 'sent' | 'arrived' | 'failed'
  /** Parts of the message that the outside service has accepted. */
  partsSent: Generated<number>
  /** The service's ids of these parts. */
  externalIdsJson: Generated<string>
  attempts: Generated<number>
  /** When the part was sent to which the service has not answered; null: there is none. */
  askedAt: Generated<number | null>
  /** Time of the next attempt; null: there is none. */
  dueAt: number | null
  /** The reason for which the last attempt failed. */
  error: string | null
  createdAt: number
}

/** An event of an outside service that was taken; the same one again is not. */
export interface ChannelEventRow {
  integrationId: string
  /** The service's id of the event. */
  eventId: string
  createdAt: number
}
