import type {
  Action,
  Content,
  FileContent,
  ImageContent,
  Item,
  LocationContent
} from '../../../protocol'
import { formText, joinLines } from '../plain-text'
import type { Account, ChannelRequest, OutgoingMessage, Part } from '../service'
import { splitText } from '../split-text'
import { callOf } from './call'
import { inlineMarkup, keyboardsOf, replyMarkup } from './keyboards'

/** Characters of a message at Telegram. */
const TEXT_MAX_CHARS = 4_096
/** Characters of the text of a picture or file. */
const CAPTION_MAX_CHARS = 1_024
/** Bytes of a picture that Telegram fetches from an address. */
const PHOTO_MAX_BYTES = 5_000_000
/** Bytes of a file that Telegram fetches from an address. */
const FILE_MAX_BYTES = 20_000_000

type Call = (method: string, fields: object) => ChannelRequest

/** A message takes one kind of keyboard: the keys for answers come with the labels once more. */
const textParts = (call: Call, text: string, actions?: readonly Action[]): Part[] => {
  const { inline, replies, lines } = keyboardsOf(actions)
  const chunks = splitText(joinLines([text, ...lines]), TEXT_MAX_CHARS)
  const markup = inline.length ? inlineMarkup(inline) : replyMarkup(replies)
  const parts = chunks.map((chunk, index) =>
    call('sendMessage', { text: chunk, ...(index === chunks.length - 1 && markup) })
  )
  if (!inline.length || !replies.length) return parts
  const labels = replies.map(({ text: label }) => label).join(' · ')
  return [...parts, call('sendMessage', { text: labels, ...replyMarkup(replies) })]
}

/** Says by which method Telegram fetches a medium; undefined: it is too large. */
const methodFor = ({ type, mediaType, mediaSize = 0 }: ImageContent | FileContent) => {
  if (mediaSize > FILE_MAX_BYTES) return undefined
  if (mediaType === 'image/gif') return ['sendAnimation', 'animation'] as const
  return type === 'image' && mediaSize <= PHOTO_MAX_BYTES
    ? (['sendPhoto', 'photo'] as const)
    : (['sendDocument', 'document'] as const)
}

const mediaParts = (call: Call, content: ImageContent | FileContent): Part[] => {
  const { mediaUrl, altText, text = '', actions } = content
  const { inline, replies, lines } = keyboardsOf(actions)
  const caption = joinLines([text, ...lines])
  const link = joinLines([altText, mediaUrl])
  const method = methodFor(content)
  const isWhole = caption.length <= CAPTION_MAX_CHARS && !(inline.length && replies.length)
  const markup = inline.length ? inlineMarkup(inline) : replyMarkup(replies)
  const shown = isWhole ? { ...(caption && { caption }), ...markup } : {}
  const instead = call('sendMessage', {
    text: isWhole ? joinLines([caption, link]) : link,
    ...(isWhole && markup)
  })
  const medium: Part = method
    ? { ...call(method[0], { [method[1]]: mediaUrl, ...shown }), instead }
    : instead
  return isWhole ? [medium] : [medium, ...textParts(call, text, actions)]
}

const itemParts = (call: Call, item: Item): Part[] => {
  const { title, description, mediaUrl, mediaType, mediaSize, actions } = item
  const text = joinLines([title, description])
  if (!mediaUrl) return textParts(call, text, actions)
  const media = { mediaUrl, ...(mediaType && { mediaType }), ...(mediaSize && { mediaSize }) }
  return mediaParts(call, { type: 'image', ...media, text, actions })
}

const locationParts = (call: Call, { text, coordinates, location }: LocationContent): Part[] => {
  const place = { latitude: coordinates.lat, longitude: coordinates.long }
  const { name, address } = location ?? {}
  const pin =
    name && address
      ? call('sendVenue', { ...place, title: name, address })
      : call('sendLocation', place)
  const words = joinLines([text, ...(name && address ? [] : [name, address])])
  return [...(words ? textParts(call, words) : []), pin]
}

const partsOf = (call: Call, content: Content): Part[] => {
  switch (content.type) {
    case 'text':
      return textParts(call, content.text, content.actions)
    case 'image':
    case 'file':
      return mediaParts(call, content)
    case 'carousel':
    case 'list':
      return [
        ...(content.text ? textParts(call, content.text) : []),
        ...content.items.flatMap(item => itemParts(call, item)),
        ...('actions' in content && content.actions?.length
          ? textParts(call, content.actions.map(({ text }) => text).join(' · '), content.actions)
          : [])
      ]
    case 'location':
      return locationParts(call, content)
    // Telegram shows no forms.
    case 'form':
      return textParts(call, formText(content))
    case 'formResponse':
      return []
  }
}

/** Makes the calls that carry a message. @see https://core.telegram.org/bots/api#available-methods */
export const encode = ({ externalId, content }: OutgoingMessage, account: Account): Part[] =>
  partsOf((method, fields) => callOf(account, method, { chat_id: externalId, ...fields }), content)
