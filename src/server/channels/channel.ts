import type { TProperties } from 'typebox'
import type { Channel as PublicChannel } from '../../protocol'
import type { ChannelService } from './service'

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

/** One type of channel in which conversations can continue. */
export interface Channel {
  /** Fields of its integrations that the REST API shows. */
  settings: TProperties
  /** Fields that it shows too, and that say nothing of the account. */
  options?: TProperties
  /** Fields of its integrations that are write-only. */
  secrets: TProperties
  /** Fields that widgets get too. Optional where the outside service knows them. */
  publicParts: TProperties
  link: LinkStart
  /** Carries messages. Absent: none travel, and visitors are not offered the channel. */
  service?: ChannelService
}
