import { Type } from 'typebox'
import type { Channel } from '../channel'
import { Handle, HumanAgent, Secret } from '../fields'
import { GRAPH_ORIGIN } from '../meta/graph'
import { HUMAN_AGENT_MS, WINDOW_MS } from '../meta/time'
import { verify } from '../meta/webhook'
import { connect, fetchFile, findName, handshake, identify } from './account'
import { decodeFor } from './decode'
import { encodeFor, numberedChoices } from './encode'
import { judge } from './judge'
import { FACEBOOK } from './platform'

/** A Facebook page, through Meta's Messenger Platform. */
export const messenger: Channel = {
  settings: { appId: Handle },
  options: { humanAgent: Type.Optional(HumanAgent) },
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
    namesParts: true,
    windowMs: WINDOW_MS,
    humanAgentMs: HUMAN_AGENT_MS,
    encode: encodeFor(FACEBOOK),
    numbered: numberedChoices,
    judge,
    verify,
    handshake,
    decode: decodeFor(FACEBOOK),
    findName,
    fetchFile,
    expected: 'pageAccessToken must be the token of a Facebook page',
    identify,
    connect
  }
}
