import type { Account, ChannelEvent, ChannelReport, InboundRequest } from '../service'
import { GET_STARTED } from './account'
import { contentsOf, type Message } from './decode-content'
import type { Platform } from './platform'

/** Times below are in seconds: the service gives them now and then. */
const MS_MIN = 100_000_000_000

interface Referral {
  /** The code of the link that the person followed. */
  ref?: string
}

/** Something that happened between a person and the account. */
interface Happening {
  sender?: { id?: string }
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

/** Returns the end of a moment in milliseconds. */
const toMs = (time: number): number => (time < MS_MIN ? time * 1_000 + 999 : time)

const messageEvents = (externalId: string, message: Message): Decoded[] => {
  const { mid, text, quick_reply: pressed, referral, is_echo: isEcho } = message
  if (mid === undefined || isEcho || message.is_deleted) return []
  const started: Decoded[] = referral?.ref
    ? [{ id: `${mid} referral`, externalId, type: 'started', code: referral.ref }]
    : []
  if (pressed) {
    const actionId = pressed.payload
    return [...started, { id: mid, externalId, type: 'choice', actionId, text }]
  }
  const said = contentsOf(message).map((content, index): Decoded => ({
    id: index ? `${mid} ${index}` : mid,
    externalId,
    type: 'message',
    content
  }))
  return [...started, ...said]
}

const postbackEvent = (
  externalId: string,
  { mid, title, payload = '', referral }: NonNullable<Happening['postback']>,
  time: number
): Decoded => {
  const facts = { id: mid ?? `${externalId} postback ${time}`, externalId }
  if (referral?.ref || payload === GET_STARTED) {
    return { ...facts, type: 'started', code: referral?.ref }
  }
  return { ...facts, type: 'choice', actionId: payload, text: title }
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

const eventsOf = ({ sender, timestamp = 0, ...happened }: Happening): Decoded[] => {
  const externalId = sender?.id
  if (!externalId) return []
  const { message, postback, referral, delivery, read } = happened
  if (message) return messageEvents(externalId, message)
  if (postback) return [postbackEvent(externalId, postback, timestamp)]
  if (referral) {
    const id = `${externalId} referral ${timestamp}`
    return [{ id, externalId, type: 'started', code: referral.ref }]
  }
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
      .flatMap(eventsOf)
  }
