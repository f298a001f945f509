import { Type } from 'typebox'
import type { Channel } from './channel'
import { Address, Handle, Secret } from './fields'

/**
 * E-mail. An address is linked at once, without confirmation: no message is sent yet that the visitor
 * could answer.
 */
export const mailgun: Channel = {
  settings: { domain: Type.Optional(Handle), incomingAddress: Type.Optional(Address) },
  secrets: { apiKey: Type.Optional(Secret) },
  publicParts: { fromAddress: Address },
  link: { by: 'address', isTrusted: true }
}
