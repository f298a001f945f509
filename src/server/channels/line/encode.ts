import { createHash } from 'node:crypto'
import type {
  Action,
  Content,
  FileContent,
  ImageContent,
  Item,
  ListContent,
  LocationContent
} from '../../../protocol'
import { numberingOf, type Spell } from '../numbering'
import { formText, joinLines } from '../plain-text'
import type { Account, Choice, OutgoingMessage, Part } from '../service'
import { splitText } from '../split-text'
import { type Shown, shownOf } from './buttons'
import { requestOf } from './call'
import { altTextOf, carouselOf, isShowable, itemShown, type Message } from './cards'

const TEXT_MAX_CHARS = 5_000
/** Characters of a text with buttons; with two of them, it may be longer. */
const BODY_MAX_CHARS = 160
const QUESTION_MAX_CHARS = 240
/** Characters of the name of a place, and of its address. */
const PLACE_MAX_CHARS = 100
/** Bytes of a picture: its preview, which is the same picture, may have no more. */
const IMAGE_MAX_BYTES = 1_000_000
/** Messages in one request. */
const MESSAGES_MAX = 5
/** Text of buttons without one, which must have some. */
const NO_TEXT = '…'

const textsOf = (text: string): Message[] =>
  splitText(text, TEXT_MAX_CHARS).map(chunk => ({ type: 'text', text: chunk }))

/** Two buttons stand side by side below a text that is too long for others. */
const withButtons = (body: string, actions: Shown['buttons']): Message[] => {
  const isQuestion = actions.length === 2 && body.length > BODY_MAX_CHARS
  const end = splitText(body, isQuestion ? QUESTION_MAX_CHARS : BODY_MAX_CHARS).at(-1)!
  const before = body.slice(0, body.length - end.length)
  const template = { type: isQuestion ? 'confirm' : 'buttons', text: end, actions }
  return [
    ...(before ? textsOf(before) : []),
    { type: 'template', altText: altTextOf(end), template }
  ]
}

/** Quick replies belong to the last message. */
const withQuickReplies = (messages: Message[], { quickReplies: items }: Shown): Message[] =>
  items.length
    ? messages.map((message, index) =>
        index === messages.length - 1 ? { ...message, quickReply: { items } } : message
      )
    : messages

const shownMessages = (text: string, shown: Shown): Message[] => {
  const body = joinLines([text, ...shown.lines]).trimEnd() || NO_TEXT
  const { buttons } = shown
  return withQuickReplies(buttons.length ? withButtons(body, buttons) : textsOf(body), shown)
}

const textMessages = (text: string, actions?: readonly Action[], spell?: Spell): Message[] =>
  shownMessages(text, shownOf(actions, spell))

/** A picture bears no text and no buttons: they come after it. Other files are there as addresses alone. */
const mediaMessages = (content: ImageContent | FileContent, shown: Shown): Message[] => {
  const { type, mediaUrl, altText, text = '' } = content
  if (type === 'file' || !isShowable(content, IMAGE_MAX_BYTES)) {
    return shownMessages(joinLines([text, altText, mediaUrl]), shown)
  }
  const picture = { type: 'image', originalContentUrl: mediaUrl, previewImageUrl: mediaUrl }
  return text || shown.lines.length || shown.buttons.length
    ? [picture, ...shownMessages(text, shown)]
    : withQuickReplies([picture], shown)
}

const itemMessages = (item: Item, spell: Spell): Message[] => {
  const { title, description, mediaUrl, mediaType, mediaSize, actions } = item
  const text = joinLines([title, description])
  const shown = itemShown(actions, spell)
  if (!mediaUrl) return shownMessages(text, shown)
  const media = { mediaUrl, ...(mediaType && { mediaType }), ...(mediaSize && { mediaSize }) }
  return mediaMessages({ type: 'image', ...media, text }, shown)
}

/** Cards lie beside each other; where one does not fit, each is a message. */
const cardMessages = (items: Item[], spell: Spell): Message[] => {
  const carousel = carouselOf(items)
  return carousel ? [carousel] : items.flatMap(item => itemMessages(item, spell))
}

const listMessages = ({ text, items, actions }: ListContent, spell: Spell): Message[] => [
  ...(text ? textMessages(text) : []),
  ...cardMessages(items, spell),
  ...(actions?.length
    ? textMessages(actions.map(({ text: label }) => label).join(' · '), actions, spell)
    : [])
]

/** A place must have a name and an address; what is too long for them stands before it. */
const locationMessages = ({ text, coordinates, location }: LocationContent): Message[] => {
  const { lat, long } = coordinates
  const { name = '📍', address = `${lat}, ${long}` } = location ?? {}
  const words = joinLines([text, ...[name, address].filter(each => each.length > PLACE_MAX_CHARS)])
  const short = (said: string) => splitText(said, PLACE_MAX_CHARS)[0]
  const place = { title: short(name), address: short(address), latitude: lat, longitude: long }
  return [...(words ? textMessages(words) : []), { type: 'location', ...place }]
}

/** Lists the choices of a message that `encode` gives as lines with numbers, in the order of these lines. */
export const numberedChoices = (content: Content): readonly Choice[] => {
  const items = 'items' in content && !carouselOf(content.items) ? content.items : []
  const own = 'actions' in content ? content.actions : []
  return [...items.map(({ actions }) => itemShown(actions)), shownOf(own)].flatMap(
    ({ spelled }) => spelled
  )
}

const messagesOf = (content: Content): Message[] => {
  const spell = numberingOf(numberedChoices(content))
  switch (content.type) {
    case 'text':
      return textMessages(content.text, content.actions, spell)
    case 'image':
    case 'file':
      return mediaMessages(content, shownOf(content.actions, spell))
    case 'carousel':
      return [
        ...(content.text ? textMessages(content.text) : []),
        ...cardMessages(content.items, spell)
      ]
    case 'list':
      return listMessages(content, spell)
    case 'location':
      return locationMessages(content)
    // LINE shows no forms.
    case 'form':
      return textMessages(formText(content))
    case 'formResponse':
      return []
  }
}

/** Makes the UUID by which LINE knows a request again: the same in each attempt. */
const retryKeyOf = (name: string): string => {
  const hash = createHash('sha1').update(name).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32)
  ]
  return parts.join('-')
}

/** Makes the requests that carry a message. @see https://developers.line.biz/en/reference/messaging-api/#send-push-message */
export const encode = (
  { id, externalId, content, payload }: OutgoingMessage,
  account: Account
): Part[] => {
  const messages = payload ? [payload as Message] : messagesOf(content)
  const count = Math.ceil(messages.length / MESSAGES_MAX)
  return Array.from({ length: count }, (_, index) => {
    const begin = index * MESSAGES_MAX
    const request = requestOf(account, 'POST', 'message/push', {
      to: externalId,
      messages: messages.slice(begin, begin + MESSAGES_MAX)
    })
    const headers = { ...request.headers, 'x-line-retry-key': retryKeyOf(`${id} ${index}`) }
    return { ...request, headers }
  })
}
