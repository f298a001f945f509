import { Type } from 'typebox'
import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** A Telegram bot. */
export const telegram: Channel = {
  settings: {},
  secrets: { token: Secret },
  publicParts: { username: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ username }, code) =>
      username && `https://t.me/${encodeURIComponent(username)}?start=${code}`
  }
}
