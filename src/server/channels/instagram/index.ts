import { Type } from 'typebox'
import type { Channel } from '../channel'
import { Handle, HumanAgent, Secret } from '../fields'
import { fetchFile, handshake } from '../messenger/account'
import { decodeFor } from '../messenger/decode'
import { encodeFor, numberedChoices } from '../messenger/encode'
import { judge } from '../messenger/judge'
import type { Platform } from '../messenger/platform'
import { GRAPH_ORIGIN } from '../meta/graph'
import { HUMAN_AGENT_MS, WINDOW_MS } from '../meta/time'
import { verify } from '../meta/webhook'
import { connect, findName, identify } from './account'

const INSTAGRAM: Platform = {
  object: 'instagram',
  idName: 'instagramId',
  textMaxChars: 1_000,
  textMaxBytes: 1_000,
  hasQuestions: true,
  takesFile: mediaType => mediaType === 'application/pdf'
}

/** An account at Instagram that belongs to a Facebook page, through Meta's Messenger Platform. */
export const instagram: Channel = {
  settings: { appId: Handle },
  options: { humanAgent: Type.Optional(HumanAgent) },
  secrets: { pageAccessToken: Secret, appSecret: Secret },
  publicParts: { username: Type.Optional(Handle) },
  link: {
    by: 'code',
    urlOf: ({ username }, code) =>
      username && `https://ig.me/m/${encodeURIComponent(username)}?ref=${code}`
  },
  service: {
    upstream: 'PIPIT_UPSTREAM_INSTAGRAM',
    origin: GRAPH_ORIGIN,
    reports: true,
    windowMs: WINDOW_MS,
    humanAgentMs: HUMAN_AGENT_MS,
    encode: encodeFor(INSTAGRAM),
    numbered: numberedChoices,
    judge,
    verify,
    handshake,
    decode: decodeFor(INSTAGRAM),
    findName,
    fetchFile,
    expected: 'pageAccessToken must be the token of a Facebook page with an account at Instagram',
    identify,
    connect
  }
}
