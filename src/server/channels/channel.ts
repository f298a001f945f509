import type { TProperties } from 'typebox'
import type { Channel as PublicChannel } from '../../protocol'

/** Public fields of a channel, which widgets get beside its id and type. */
export type PublicParts = Omit<PublicChannel, 'id' | 'type'>

/** Way in which a visitor links a channel. */
export type LinkStart =
  /** The visitor sends a code there. `urlOf` makes the address that opens the channel with the code. */
  | { by: 'code'; urlOf?(parts: PublicParts, code: string): string | undefined }
  /**
   * The visitor enters an address or a number. `isTrusted`: it is linked at once; else the link is
   * pending until they have answered there.
   */
  | { by: 'address' | 'phoneNumber'; isTrusted: boolean }

/** Account of the business at an outside service. */
export interface Account {
  settings: Record<string, unknown>
  secrets: Record<string, string>
}

/** A message to a channel. */
export interface OutgoingMessage {
  account: Account
  /** Address, number or id of the visitor in the channel. */
  externalId: string
  text: string
}

/** A message from a channel. */
export interface IncomingMessage {
  externalId: string
  text: string
  /** Code that confirms a pending link. */
  code?: string
}

/** One type of channel in which conversations can continue. */
export interface Channel {
  /** Fields of its integrations that the REST API shows. */
  settings: TProperties
  /** Fields of its integrations that are write-only. */
  secrets: TProperties
  /** Fields that widgets get too. Optional where the outside service knows them. */
  publicParts: TProperties
  link: LinkStart
  /** Sends a message of the business. Absent: messages are only stored. */
  send?(message: OutgoingMessage): Promise<void>
  /** Parses a report of the outside service. Absent: no messages are received. */
  receive?(report: unknown, account: Account): IncomingMessage[]
}
