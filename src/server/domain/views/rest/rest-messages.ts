import type { Content, Metadata } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import {
  type DeliveryFailure,
  type Destination,
  type Mention,
  readExtras,
  type Reference,
  withoutActionIds
} from '../../records'
import { isoTime } from '../iso-time'
import { fallbackText } from './fallback-text'

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
   * The protocol's content, but actions have no ids, a formResponse has no quotedMessageId, and a
   * carousel or location says in its text what it shows.
   */
  content: object
  source: { type: string; integrationId?: string }
  /** A formResponse quotes its form, which has its answers. */
  quotedMessage?:
    | { type: 'message'; message: RestMessage }
    | { type: 'externalMessageId'; externalMessageId: string }
    | undefined
  metadata?: Metadata
  references?: Reference[] | undefined
  /** Only of notes: members of the team. */
  mentions?: Mention[] | undefined
  /** The only channel that it is sent to; integrationType `none`: it is silent. */
  destination?: Destination | undefined
  /** The reason for which it did not reach its destination. */
  deliveryError?: DeliveryFailure['error'] | undefined
  /** When a channel has reported that the person has it. */
  deliveredAt?: string | undefined
  /** Address of the mail that it came in, as it was. */
  originalMail?: string | undefined
}

/** Shows what a message says, as the REST API does. */
export const restContent = (content: Content): object => {
  if (content.type === 'carousel' || content.type === 'location') {
    return { text: fallbackText(content), ...withoutActionIds(content) }
  }
  if (content.type !== 'formResponse') return withoutActionIds(content)
  const { quotedMessageId: _, text: textFallback, ...rest } = content
  return { ...rest, textFallback }
}

/** Shows the message that one quotes; undefined when that was deleted. */
const quotedMessage = (
  { extrasJson }: Row<'messages'>,
  row: Row<'messages'> | undefined
): RestMessage['quotedMessage'] => {
  const { quoted } = readExtras(extrasJson)
  if (quoted?.type === 'externalMessageId') return quoted
  return row && { type: 'message', message: restMessage(row) }
}

/**
 * Shows a message to the business.
 *
 * @param quoted Quoted message: the form of a formResponse, or the one that the business named.
 */
export function restMessage(row: Row<'messages'>, quoted?: Row<'messages'>): RestMessage {
  const { references, mentions, destination, failure, deliveredAt, originalMail } = readExtras(
    row.extrasJson
  )
  return {
    id: row.id,
    received: isoTime(row.received),
    author: {
      type: row.authorType,
      userId: row.userId ?? undefined,
      ...JSON.parse(row.authorJson)
    },
    content: restContent(readJson<Content>(row.contentJson)),
    source: JSON.parse(row.sourceJson),
    quotedMessage: quotedMessage(row, quoted),
    metadata: row.metadataJson === null ? undefined : JSON.parse(row.metadataJson),
    references,
    mentions,
    destination,
    deliveryError: failure?.error,
    deliveredAt: deliveredAt === undefined ? undefined : isoTime(deliveredAt),
    originalMail
  }
}
