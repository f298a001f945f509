import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** An official account at WeChat. */
export const wechat: Channel = {
  settings: { appId: Handle },
  secrets: { appSecret: Secret, token: Secret },
  publicParts: {},
  link: { by: 'code' }
}
