import { Type } from 'typebox'
import type { Channel } from '../channel'
import { Handle, Secret } from '../fields'
import { GRAPH_ORIGIN } from '../meta/graph'
import { verify } from '../meta/webhook'
import { connect, fetchFile, findName, handshake } from './account'
import { decode } from './decode'
import { encode, numberedChoices } from './encode'
import { judge } from './judge'

/** A Facebook page, through Meta's Messenger Platform. */
export const messenger: Channel = {
  settings: { appId: Handle },
  secrets: { pageAccessToken: Secret, appSecret: Secret },
  publicParts: { pageId: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ pageId }, code) => pageId && `https://m.me/${encodeURIComponent(pageId)}?ref=${code}`
  },
  service: {
    upstream: 'PIPIT_UPSTREAM_MESSENGER',
    origin: GRAPH_ORIGIN,
    reports: true,
    encode,
    numbered: numberedChoices,
    judge,
    verify,
    handshake,
    decode,
    findName,
    fetchFile,
    connect
  }
}
