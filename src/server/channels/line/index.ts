import { Type } from 'typebox'
import type { Channel } from '../channel'
import { Handle, Secret } from '../fields'
import { connect, fetchFile, findName, identify } from './account'
import { ORIGIN } from './call'
import { decode, verify } from './decode'
import { encode, numberedChoices } from './encode'
import { judge } from './judge'

/** An official account at LINE. */
export const line: Channel = {
  settings: {},
  secrets: { channelAccessToken: Secret, channelSecret: Secret },
  publicParts: { lineId: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ lineId }, code) =>
      lineId && `https://line.me/R/oaMessage/${encodeURIComponent(lineId)}/?${code}`
  },
  service: {
    upstream: 'PIPIT_UPSTREAM_LINE',
    origin: ORIGIN,
    tellsOnce: true,
    encode,
    numbered: numberedChoices,
    judge,
    verify,
    decode,
    findName,
    fetchFile,
    expected: 'channelAccessToken must be the token of a channel at LINE',
    identify,
    connect
  }
}
