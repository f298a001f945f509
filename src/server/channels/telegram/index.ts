import { Type } from 'typebox'
import type { Channel } from '../channel'
import { Handle, Secret } from '../fields'
import { connect, fetchFile, identify } from './account'
import { decode, verify } from './decode'
import { encode } from './encode'
import { judge } from './judge'

/** A Telegram bot. */
export const telegram: Channel = {
  settings: {},
  secrets: { token: Secret },
  publicParts: { username: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ username }, code) =>
      username && `https://t.me/${encodeURIComponent(username)}?start=${code}`
  },
  service: {
    upstream: 'PIPIT_UPSTREAM_TELEGRAM',
    origin: 'https://api.telegram.org',
    encode,
    judge,
    verify,
    decode,
    fetchFile,
    expected: 'token must be the token of a Telegram bot',
    identify,
    connect
  }
}
