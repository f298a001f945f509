import { Type } from 'typebox'
import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** An official account at LINE. */
export const line: Channel = {
  settings: {},
  secrets: { channelAccessToken: Secret, channelSecret: Secret },
  publicParts: { lineId: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ lineId }, code) =>
      lineId && `https://line.me/R/oaMessage/${encodeURIComponent(lineId)}/?${code}`
  }
}
