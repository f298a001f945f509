import { Type } from 'typebox'
import type { Channel } from './channel'
import { Handle, PhoneNumber, Secret } from './fields'

/** A number at WhatsApp. */
export const whatsapp: Channel = {
  settings: { phoneNumberId: Handle },
  secrets: { accessToken: Secret },
  publicParts: { phoneNumber: Type.Optional(PhoneNumber) },
  link: {
    by: 'code',
    urlOf: ({ phoneNumber }, code) =>
      phoneNumber && `https://wa.me/${phoneNumber.slice(1)}?text=${code}`
  }
}
