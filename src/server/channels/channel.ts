import type { TProperties } from 'typebox'
import type { Channel as PublicChannel } from '../../protocol'

/** What the widget is told of a channel, beside its id and type. */
export type PublicParts = Omit<PublicChannel, 'id' | 'type'>

/** How a visitor begins to go on in a channel. */
export type LinkStart =
  /** They send a code there. `urlOf` leads them to where, if enough is known of the channel. */
  | { by: 'code'; urlOf?(parts: PublicParts, code: string): string | undefined }
  /**
   * They say where they are reached there. `isTrusted`: that they say so is enough; else the link waits
   * until they have answered there.
   */
  | { by: 'address' | 'phoneNumber'; isTrusted: boolean }

/** What of the business's is needed to speak with an outside service. */
export interface Account {
  settings: Record<string, unknown>
  secrets: Record<string, string>
}

/** One message on its way into a channel. */
export interface OutgoingMessage {
  account: Account
  /** Who the visitor is there: their address, number or id. */
  externalId: string
  text: string
}

/** One message that came from a channel. */
export interface IncomingMessage {
  externalId: string
  text: string
  /** By which the visitor proves that a pending link is theirs. */
  code?: string
}

/** One type of channel in which conversations go on: what it needs, shows and does. */
export interface Channel {
  /** Fields of its integrations that the REST API shows again. */
  settings: TProperties
  /** Fields of its integrations that nobody is shown again. */
  secrets: TProperties
  /** Fields that visitors are shown too. Where the outside service knows them, they may be left out. */
  publicParts: TProperties
  link: LinkStart
  /** Carries what the business says. Absent: it is only recorded. */
  send?(message: OutgoingMessage): Promise<void>
  /** Reads what the outside service reports. Absent: nothing comes from there. */
  receive?(report: unknown, account: Account): IncomingMessage[]
}
