import { Type } from 'typebox'
import type { Channel } from './channel'
import { Address, Handle, Secret } from './fields'

/**
 * E-mail. Who gives an address wants answers there, so it is linked at once; nothing is sent yet that
 * they could answer.
 */
export const mailgun: Channel = {
  settings: { domain: Type.Optional(Handle), incomingAddress: Type.Optional(Address) },
  secrets: { apiKey: Type.Optional(Secret) },
  publicParts: { fromAddress: Address },
  link: { by: 'address', isTrusted: true }
}
