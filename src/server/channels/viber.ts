import { Type } from 'typebox'
import type { Channel } from './channel'
import { Handle, Secret } from './fields'

/** A Viber bot. Its own links open no page, so visitors are shown the code alone. */
export const viber: Channel = {
  settings: {},
  secrets: { token: Secret },
  publicParts: { uri: Type.Optional(Handle) },
  link: { by: 'code' }
}
