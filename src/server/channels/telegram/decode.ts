import { isSameSecret } from '../same-secret'
import type { Account, ChannelEvent, InboundRequest, IncomingContent } from '../service'
import { webhookSecretOf } from './account'
import { callOf } from './call'

const SECRET_HEADER = 'x-telegram-bot-api-secret-token'
/** A person's words to a bot that begin a chat: `/start`, and the code of the link that they followed. */
const START = /^\/start(?:@\w+)?(?:\s+(\S+))?\s*$/

interface Person {
  id: number
  first_name?: string
  last_name?: string
  username?: string
}

interface Stored {
  file_id: string
  file_name?: string
}

interface Message {
  message_id: number
  /** In seconds. */
  date?: number
  from?: Person
  chat: { id: number; type: string }
  text?: string
  caption?: string
  location?: { latitude: number; longitude: number }
  /** A place with a name; `location` comes beside it. */
  venue?: { title: string; address: string }
  photo?: Stored[]
  document?: Stored
  animation?: Stored
  video?: Stored
  video_note?: Stored
  voice?: Stored
  audio?: Stored
  sticker?: Stored & { emoji?: string }
  contact?: { phone_number: string; first_name: string; last_name?: string }
  poll?: object
  dice?: object
  story?: object
  game?: object
  paid_media?: object
  checklist?: object
}

interface Update {
  update_id: number
  message?: Message
  callback_query?: { id: string; from: Person; data?: string; message?: { chat: Message['chat'] } }
  my_chat_member?: {
    from: Person
    chat: Message['chat']
    new_chat_member: { status: string }
  }
}

const nameOf = ({ first_name, last_name, username }: Person): string | undefined =>
  [first_name, last_name].filter(Boolean).join(' ') || username

/** Files of Telegram that come without a name, by what they are. */
const NAMES = {
  photo: 'photo.jpg',
  document: 'file.bin',
  animation: 'animation.mp4',
  video: 'video.mp4',
  video_note: 'video.mp4',
  voice: 'voice.ogg',
  audio: 'audio.mp3'
} as const

/** Kinds that are no content here; of them the kind alone is known. */
const KINDS = ['sticker', 'poll', 'dice', 'story', 'game', 'paid_media', 'checklist'] as const

const kindOf = (message: Message): IncomingContent | undefined => {
  const kind = KINDS.find(each => message[each])
  return kind && { type: 'text', text: `📎 ${kind.replace('_', ' ')}` }
}

const fileOf = (message: Message): IncomingContent | undefined => {
  for (const [kind, usualName] of Object.entries(NAMES)) {
    const found = message[kind as keyof typeof NAMES]
    // Of a picture there are several sizes, the largest last.
    const file = Array.isArray(found) ? found.at(-1) : found
    if (!file) continue
    const { file_id: ref, file_name: name = usualName } = file
    return { type: 'file', ref, name, text: message.caption }
  }
  return undefined
}

const contentOf = (message: Message): IncomingContent | undefined => {
  const { text, location, venue, sticker, contact } = message
  if (text !== undefined) return { type: 'text', text }
  if (location) {
    return {
      type: 'location',
      coordinates: { lat: location.latitude, long: location.longitude },
      ...(venue && { location: { name: venue.title, address: venue.address } })
    }
  }
  if (sticker?.emoji) return { type: 'text', text: sticker.emoji }
  if (contact) {
    const { first_name, last_name, phone_number } = contact
    return { type: 'text', text: [first_name, last_name, phone_number].filter(Boolean).join(' ') }
  }
  return fileOf(message) ?? kindOf(message)
}

const messageEvents = (id: string, message: Message): ChannelEvent[] => {
  const { message_id: messageId, date, from, chat, text = '' } = message
  if (!from || chat.type !== 'private') return []
  const at = date === undefined ? undefined : date * 1_000
  const facts = { id, at, externalId: String(chat.id), displayName: nameOf(from) }
  const start = START.exec(text)
  if (start) return [{ ...facts, type: 'started', code: start[1] }]
  const content = contentOf(message)
  return content ? [{ ...facts, type: 'message', content, messageId: String(messageId) }] : []
}

/** Tells whether a request comes from Telegram. */
export const verify = ({ headers }: InboundRequest, account: Account): boolean =>
  isSameSecret(headers[SECRET_HEADER], webhookSecretOf(account))

/** Reads an update; of kinds that were not asked for nothing. */
export const decode = ({ body }: InboundRequest, account: Account): ChannelEvent[] => {
  const update = JSON.parse(body.toString()) as Partial<Update> | null
  if (typeof update?.update_id !== 'number') throw new SyntaxError('an update must have update_id')
  const id = String(update.update_id)
  const { message, callback_query: pressed, my_chat_member: member } = update
  if (message) return messageEvents(id, message)
  if (pressed?.message && pressed.data !== undefined) {
    return [
      {
        id,
        type: 'choice',
        externalId: String(pressed.message.chat.id),
        displayName: nameOf(pressed.from),
        actionId: pressed.data,
        // Without it the button turns on and on.
        answer: callOf(account, 'answerCallbackQuery', { callback_query_id: pressed.id })
      }
    ]
  }
  if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked') {
    return [{ id, type: 'stopped', externalId: String(member.chat.id) }]
  }
  return []
}
