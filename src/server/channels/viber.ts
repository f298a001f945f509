import { Type } from 'typebox'
import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** A Viber bot. Its links open no web page, so visitors see only the code. */
export const viber: Channel = {
  settings: {},
  secrets: { token: Secret },
  publicParts: { uri: Type.Optional(Handle) },
  link: { by: 'code' }
}
