import { Type } from 'typebox'
import type { Channel } from './channel'
import { Address, Handle, Secret } from './fields'

/**
 * E-mail. An address that a visitor gives is linked when its owner has confirmed it, or at once where the
 * server sends no mails.
 */
export const mailgun: Channel = {
  settings: { domain: Type.Optional(Handle), incomingAddress: Type.Optional(Address) },
  secrets: { apiKey: Type.Optional(Secret) },
  publicParts: { fromAddress: Address },
  link: { by: 'address', isTrusted: true }
}
