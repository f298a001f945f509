import { joinLines } from '../plain-text'
import type { IncomingContent } from '../service'

/** A thumb, in three sizes. */
const THUMBS = [369_239_263_222_822, 369_239_343_222_814, 369_239_383_222_810]

interface Payload {
  url?: string
  title?: string
  sticker_id?: number
  coordinates?: { lat: number; long: number }
}

/** Beside a text, or without one. */
export interface Attachment {
  type: string
  title?: string
  url?: string
  /** Null for what cannot be shown. */
  payload?: Payload | null
}

/** A message of a person, or of the page itself. */
export interface Message {
  mid?: string
  text?: string
  /** Sent by the page. */
  is_echo?: boolean
  /** Name that its part was given, in an echo. */
  metadata?: string
  is_deleted?: boolean
  is_unsupported?: boolean
  quick_reply?: { payload: string }
  attachments?: Attachment[]
  referral?: { ref?: string }
}

/** Names of files by their kind; a document has one of its own. */
const NAMES: Readonly<Record<string, string>> = {
  image: 'photo.jpg',
  sticker: 'sticker.png',
  video: 'video.mp4',
  audio: 'audio.m4a',
  file: 'file.bin'
}

const isAddress = (url: string | undefined): url is string =>
  url !== undefined && /^https?:/.test(url) && URL.canParse(url)

const nameIn = (url: string): string | undefined => {
  const name = new URL(url).pathname.split('/').at(-1)
  try {
    return decodeURIComponent(name ?? '')
  } catch {
    return name
  }
}

const itemOf = (attachment: Attachment): IncomingContent => {
  const { type, payload } = attachment
  const { coordinates, sticker_id: sticker, title, url } = payload ?? {}
  if (coordinates) {
    return { type: 'location', coordinates: { lat: coordinates.lat, long: coordinates.long } }
  }
  if (sticker !== undefined && THUMBS.includes(sticker)) return { type: 'text', text: '👍' }
  const usualName = NAMES[sticker === undefined ? type : 'sticker']
  if (usualName && isAddress(url)) {
    const name = (type === 'file' && nameIn(url)) || usualName
    return { type: 'file', ref: url, name }
  }
  const text = joinLines([attachment.title ?? title, attachment.url ?? url])
  // The team has to learn that the person has sent something.
  return { type: 'text', text: text || `📎 ${type}` }
}

/** Tells whether an attachment says again what a text or a picture says. */
const isRepeated = ({ type, payload }: Attachment, { text, attachments = [] }: Message): boolean =>
  type === 'sticker'
    ? attachments.some(
        other => other.type === 'image' && other.payload?.sticker_id === payload?.sticker_id
      )
    : type === 'fallback' && !!text

/** Reads what a person has said; the text of a file comes with the first one. */
export const contentsOf = (message: Message): IncomingContent[] => {
  const { text, attachments = [], is_unsupported: isUnsupported } = message
  const [first, ...others] = attachments
    .filter(attachment => !isRepeated(attachment, message))
    .map(itemOf)
  if (!first) {
    const said = text || (isUnsupported && '📎 unsupported')
    return said ? [{ type: 'text', text: said }] : []
  }
  if (!text) return [first, ...others]
  return first.type === 'file'
    ? [{ ...first, text }, ...others]
    : [{ type: 'text', text }, first, ...others]
}
