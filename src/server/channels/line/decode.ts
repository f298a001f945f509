import { createHmac } from 'node:crypto'
import { isSameSecret } from '../same-secret'
import type { Account, ChannelEvent, InboundRequest, IncomingContent } from '../service'
import { readChoice } from './choices'

const SIGNATURE_HEADER = 'x-line-signature'

interface Message {
  id: string
  type: string
  text?: string
  fileName?: string
  title?: string
  address?: string
  latitude?: number
  longitude?: number
  /** Words for a sticker. */
  keywords?: string[]
  contentProvider?: { type: string; originalContentUrl?: string }
}

interface Happening {
  type: string
  webhookEventId: string
  /** In milliseconds. */
  timestamp?: number
  /** `type`: a person, or a group of them. */
  source?: { type: string; userId?: string }
  message?: Message
  postback?: { data: string }
}

/** Names of files by their kind; a document has one of its own. */
const NAMES: Readonly<Record<string, string>> = {
  image: 'photo.jpg',
  video: 'video.mp4',
  audio: 'audio.m4a',
  file: 'file.bin'
}

const placeOf = ({ latitude, longitude, title: name, address }: Message): IncomingContent => ({
  type: 'location',
  coordinates: { lat: Number(latitude), long: Number(longitude) },
  ...((name || address) && {
    location: { ...(name && { name }), ...(address && { address }) }
  })
})

/** A sticker comes without a picture, and mostly with words for what it shows. */
const stickerText = ({ text, keywords = [] }: Message): string =>
  text || ['📎 sticker', keywords[0]].filter(Boolean).join(': ')

const contentOf = (message: Message): IncomingContent => {
  const { id, type, text, fileName, contentProvider: provider } = message
  if (type === 'location') return placeOf(message)
  if (type === 'sticker') return { type: 'text', text: stickerText(message) }
  const name = fileName || NAMES[type]
  if (name) return { type: 'file', ref: provider?.originalContentUrl ?? id, name }
  // The team has to learn that the person has sent something.
  return { type: 'text', text: text || `📎 ${type}` }
}

const eventsOf = ({
  type,
  webhookEventId: id,
  timestamp: at,
  source,
  message,
  postback
}: Happening): ChannelEvent[] => {
  const externalId = source?.userId
  // A group has no conversation of one person with the business.
  if (source?.type !== 'user' || !externalId) return []
  const facts = { id, at, externalId }
  if (type === 'follow') return [{ ...facts, type: 'started' }]
  if (type === 'unfollow') return [{ ...facts, type: 'stopped' }]
  if (type === 'postback' && postback) {
    return [{ ...facts, type: 'choice', ...readChoice(postback.data) }]
  }
  return type === 'message' && message
    ? [{ ...facts, type: 'message', content: contentOf(message), messageId: message.id }]
    : []
}

/**
 * Tells whether LINE has signed a request.
 *
 * @see https://developers.line.biz/en/docs/messaging-api/verify-webhook-signature/
 */
export const verify = ({ headers, body }: InboundRequest, { secrets }: Account): boolean => {
  const { channelSecret } = secrets
  if (!channelSecret) return false
  const hash = createHmac('sha256', channelSecret).update(body).digest('base64')
  return isSameSecret(headers[SIGNATURE_HEADER], hash)
}

/** Reads events; of groups, and of kinds that say nothing of a conversation, none. */
export const decode = ({ body }: InboundRequest): ChannelEvent[] => {
  const { events } = (JSON.parse(body.toString()) as { events?: Happening[] } | null) ?? {}
  // An empty list is the trial of our address.
  if (!Array.isArray(events)) throw new SyntaxError('a body must have events')
  return events.flatMap(eventsOf)
}
