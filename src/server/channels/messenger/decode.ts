import { toMs } from '../meta/time'
import { readPartName } from '../part-name'
import type { Account, ChannelEvent, ChannelReport, InboundRequest } from '../service'
import { GET_STARTED } from './account'
import { contentsOf, type Message } from './decode-content'
import type { Platform } from './platform'

interface Referral {
  /** The code of the link that the person followed. */
  ref?: string
}

/** Something that happened between a person and the account. */
interface Happening {
  sender?: { id?: string }
  recipient?: { id?: string }
  timestamp?: number
  message?: Message
  postback?: { mid?: string; title?: string; payload?: string; referral?: Referral }
  referral?: Referral
  /** `watermark`: the time up to which all is there. */
  delivery?: { mids?: string[]; watermark: number }
  /** `mid`: in Instagram, the message up to which all was seen. */
  read?: { watermark?: number; mid?: string }
}

interface Body {
  object?: string
  entry?: { id?: string; messaging?: Happening[] }[]
}

type Decoded = ChannelEvent | ChannelReport

/** Adds when something happened. */
const happenedAt =
  (time: number | undefined) =>
  (event: ChannelEvent): ChannelEvent =>
    time === undefined ? event : { ...event, at: toMs(time) }

const messageEvents = (externalId: string, message: Message): ChannelEvent[] => {
  const { mid, text, quick_reply: pressed, referral } = message
  if (mid === undefined || message.is_deleted) return []
  const started: ChannelEvent[] = referral?.ref
    ? [{ id: `${mid} referral`, externalId, type: 'started', code: referral.ref }]
    : []
  if (pressed) {
    const actionId = pressed.payload
    return [...started, { id: mid, externalId, type: 'choice', actionId, text }]
  }
  const said = contentsOf(message).map((content, index): ChannelEvent => ({
    id: index ? `${mid} ${index}` : mid,
    externalId,
    type: 'message',
    content,
    messageId: mid
  }))
  return [...started, ...said]
}

/** Reads a pressed button: one that begins a chat says nothing, unless it is a question. */
const postbackEvents = (
  externalId: string,
  { mid, title, payload = '', referral }: NonNullable<Happening['postback']>,
  { time, platform }: { time: number; platform: Platform }
): ChannelEvent[] => {
  const facts = { id: mid ?? `${externalId} postback ${time}`, externalId }
  const code = referral?.ref
  const pressed: ChannelEvent = { ...facts, type: 'choice', actionId: payload, text: title }
  if (code && platform.hasQuestions) {
    return [{ ...facts, id: `${facts.id} referral`, type: 'started', code }, pressed]
  }
  return code || payload === GET_STARTED ? [{ ...facts, type: 'started', code }] : [pressed]
}

const arrivals = (
  externalId: string,
  { mids, watermark }: NonNullable<Happening['delivery']>
): Decoded[] => {
  if (!mids?.length) {
    const id = `${externalId} delivery ${watermark}`
    return [{ id, externalId, type: 'arrived', until: toMs(watermark) }]
  }
  return mids.map(mid => ({ id: `${mid} delivery`, externalId, type: 'arrived', messageId: mid }))
}

const views = (
  externalId: string,
  { mid, watermark }: NonNullable<Happening['read']>
): Decoded[] => {
  if (mid !== undefined) return [{ id: `${mid} read`, externalId, type: 'seen', messageId: mid }]
  if (watermark === undefined) return []
  const id = `${externalId} read ${watermark}`
  return [{ id, externalId, type: 'seen', until: toMs(watermark) }]
}

const personEvents = (
  externalId: string,
  { timestamp = 0, message, postback, referral }: Happening,
  platform: Platform
): ChannelEvent[] => {
  if (message) return messageEvents(externalId, message)
  if (postback) return postbackEvents(externalId, postback, { time: timestamp, platform })
  const id = `${externalId} referral ${timestamp}`
  return referral ? [{ id, externalId, type: 'started', code: referral.ref }] : []
}

/**
 * Reads an echo: it says that a message of the account was taken. Those of other programs have no name of ours.
 *
 * @see https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/message-echoes
 */
const echoOf = (externalId: string | undefined, { mid, metadata }: Message): Decoded[] => {
  const part = readPartName(metadata)
  return externalId && mid && part
    ? [{ id: `${mid} echo`, externalId, type: 'taken', messageId: mid, part }]
    : []
}

const eventsOf = (happened: Happening, platform: Platform): Decoded[] => {
  const { sender, recipient, timestamp, message, delivery, read } = happened
  if (message?.is_echo) return echoOf(recipient?.id, message)
  const externalId = sender?.id
  if (!externalId) return []
  const events = personEvents(externalId, happened, platform)
  if (events.length) return events.map(happenedAt(timestamp))
  if (delivery) return arrivals(externalId, delivery)
  return read ? views(externalId, read) : []
}

/** Makes the function that reads events: of other accounts, and of kinds not asked for, nothing. */
export const decodeFor =
  (platform: Platform) =>
  ({ body }: InboundRequest, { settings }: Account): Decoded[] => {
    const { object, entry } = (JSON.parse(body.toString()) as Body | null) ?? {}
    if (typeof object !== 'string') throw new SyntaxError('a body must have object')
    if (object !== platform.object) return []
    const ours = settings[platform.idName]
    return (entry ?? [])
      .filter(({ id }) => ours === undefined || id === ours)
      .flatMap(({ messaging }) => messaging ?? [])
      .flatMap(happened => eventsOf(happened, platform))
  }
