import type { Channel } from './channel'
import { Handle, PhoneNumber, Secret } from './fields'

/** Text messages through Twilio. */
export const twilio: Channel = {
  settings: { accountSid: Handle },
  secrets: { authToken: Secret },
  publicParts: { phoneNumber: PhoneNumber },
  link: { by: 'phoneNumber', isTrusted: false }
}
