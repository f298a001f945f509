import { Type } from 'typebox'
import type { Channel } from '../channel'
import { Handle, PhoneNumber, Secret } from '../fields'
import { GRAPH_ORIGIN } from '../meta/graph'
import { WINDOW_MS } from '../meta/time'
import { verify } from '../meta/webhook'
import { connect, fetchFile, handshake, identify } from './account'
import { decode } from './decode'
import { encode, numberedChoices } from './encode'
import { judge } from './judge'
import { listTemplates } from './templates'

/** A number at WhatsApp, through Meta's Cloud API. */
export const whatsapp: Channel = {
  settings: { phoneNumberId: Handle, businessAccountId: Type.Optional(Handle) },
  secrets: { accessToken: Secret, appSecret: Secret, verifyToken: Secret },
  publicParts: { phoneNumber: Type.Optional(PhoneNumber) },
  link: {
    by: 'code',
    urlOf: ({ phoneNumber }, code) =>
      phoneNumber && `https://wa.me/${phoneNumber.slice(1)}?text=${code}`
  },
  service: {
    upstream: 'PIPIT_UPSTREAM_WHATSAPP',
    origin: GRAPH_ORIGIN,
    reports: true,
    namesParts: true,
    windowMs: WINDOW_MS,
    encode,
    numbered: numberedChoices,
    judge,
    verify,
    handshake,
    decode,
    fetchFile,
    listTemplates,
    expected:
      'phoneNumberId must be the id of a number at WhatsApp, businessAccountId that of its business, and accessToken a token that may use them',
    identify,
    connect
  }
}
