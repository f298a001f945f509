import { Type } from 'typebox'
import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** A Facebook page. */
export const messenger: Channel = {
  settings: { appId: Handle },
  secrets: { pageAccessToken: Secret, appSecret: Secret },
  publicParts: { pageId: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ pageId }, code) => pageId && `https://m.me/${encodeURIComponent(pageId)}?ref=${code}`
  }
}
