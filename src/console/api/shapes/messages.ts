import type { Content } from '../../../protocol'
import type { Page } from './page'

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
  destination?: { integrationType?: string; integrationId?: string }
  /** Payload that WhatsApp gets in place of the content; only of a pending reply. */
  override?: { whatsapp: { payload: object } }
  /** Only of a note: members of the team. */
  mentions?: readonly Mention[]
  /** Undefined: none is known. */
  deliveryError?: DeliveryError
  /** When a channel has reported that the visitor has it; undefined: none has. */
  deliveredAt?: string
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

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface MessagesPage {
  messages: Message[]
  meta: Page
}
