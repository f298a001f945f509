import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** Text messages through MessageBird. */
export const messagebird: Channel = {
  settings: { originator: Handle },
  secrets: { accessKey: Secret, signingKey: Secret },
  publicParts: {},
  link: { by: 'phoneNumber', isTrusted: false }
}
