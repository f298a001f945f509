import type {
  Action,
  Content,
  FileContent,
  ImageContent,
  Item,
  ListContent
} from '../../../protocol'
import { numberingOf, type Spell } from '../numbering'
import { partName } from '../part-name'
import { formText, joinLines, linksOf, placeText } from '../plain-text'
import type { Account, Choice, OutgoingMessage, Part } from '../service'
import { splitText } from '../split-text'
import { type Shown, shownOf } from './buttons'
import { pageRequest } from './graph'
import type { Platform } from './platform'

/** Characters of a text with buttons. */
const BODY_MAX_CHARS = 640
/** Characters of a title of a card, and of the line below it. */
const CARD_TEXT_MAX_CHARS = 80
const IMAGE_MAX_BYTES = 8_000_000
const FILE_MAX_BYTES = 25_000_000
/** Text of buttons without one, which must have some. */
const NO_TEXT = '…'

/** A message before it is addressed. */
interface Draft {
  message: object
  /** Sent in its place where the service refuses it. */
  instead?: object
}

/** Ways of one message to a platform. */
interface Outlet {
  /** Writes its choices that stand as lines. */
  spell: Spell
  platform: Platform
}

const draft = (message: object): Draft => ({ message })

const template = (type: 'button' | 'generic', fields: object) => ({
  attachment: { type: 'template', payload: { template_type: type, ...fields } }
})

const quickOf = ({ quickReplies }: Shown) =>
  quickReplies.length ? { quick_replies: quickReplies } : {}

const textsOf = (text: string, { textMaxChars, textMaxBytes }: Platform) =>
  splitText(text, textMaxChars, textMaxBytes).map(chunk => ({ text: chunk }))

/** Buttons and quick replies belong to the last part. */
const shownParts = ({ platform }: Outlet, text: string, shown: Shown): Draft[] => {
  const { buttons, lines } = shown
  const body = joinLines([text, ...lines]).trimEnd() || NO_TEXT
  if (!buttons.length) {
    const texts = textsOf(body, platform)
    const last = { ...texts.at(-1), ...quickOf(shown) }
    return [...texts.slice(0, -1), last].map(draft)
  }
  const end = splitText(body, BODY_MAX_CHARS).at(-1)!
  const before = body.slice(0, body.length - end.length)
  const last = { ...template('button', { text: end, buttons }), ...quickOf(shown) }
  return [...(before ? textsOf(before, platform) : []), last].map(draft)
}

const textParts = (outlet: Outlet, text: string, actions?: readonly Action[]): Draft[] =>
  shownParts(outlet, text, shownOf(actions, outlet.spell))

/** Says as what the service fetches a medium; undefined: not at all. */
const kindOf = (
  {
    type,
    mediaType = type === 'image' ? 'image/jpeg' : '',
    mediaSize = 0
  }: ImageContent | FileContent,
  { takesFile }: Platform
) => {
  const isImage = type === 'image' && /^image\/(jpeg|png|gif)$/.test(mediaType)
  if (isImage && mediaSize <= IMAGE_MAX_BYTES) return 'image'
  return mediaSize <= FILE_MAX_BYTES && takesFile(mediaType) ? 'file' : undefined
}

/** A picture or a file bears no text and no buttons: they come after it. */
const mediaParts = (outlet: Outlet, content: ImageContent | FileContent, shown: Shown): Draft[] => {
  const { mediaUrl, altText, text = '' } = content
  const address = joinLines([altText, mediaUrl])
  const type = kindOf(content, outlet.platform)
  if (!type) return shownParts(outlet, joinLines([text, address]), shown)
  const isWhole = !text && !shown.lines.length && !shown.buttons.length
  const quick = isWhole ? quickOf(shown) : {}
  const attachment = { type, payload: { url: mediaUrl, is_reusable: false } }
  const part = { message: { attachment, ...quick }, instead: { text: address, ...quick } }
  return isWhole ? [part] : [part, ...shownParts(outlet, text, shown)]
}

const itemParts = (outlet: Outlet, item: Item): Draft[] => {
  const { title, description, mediaUrl, mediaType, mediaSize, actions } = item
  const text = joinLines([title, description])
  const shown = shownOf(actions, outlet.spell)
  if (!mediaUrl) return shownParts(outlet, text, shown)
  const media = { mediaUrl, ...(mediaType && { mediaType }), ...(mediaSize && { mediaSize }) }
  return mediaParts(outlet, { type: 'image', ...media, text }, shown)
}

/** Makes a card; undefined: there is more to the item. */
const cardOf = ({ title, description = '', mediaUrl, actions }: Item): object | undefined => {
  const { buttons, quickReplies, lines } = shownOf(actions)
  const isShort = [title, description].every(text => text.length <= CARD_TEXT_MAX_CHARS)
  if (!isShort || quickReplies.length || lines.length) return undefined
  const [opened] = linksOf(actions.filter(action => 'default' in action && action.default))
  return {
    title,
    ...(description && { subtitle: description }),
    ...(mediaUrl && { image_url: mediaUrl }),
    ...(opened && { default_action: { type: 'web_url', url: opened.url } }),
    buttons
  }
}

/** Makes cards, which lie beside each other; undefined: one does not fit, and each item is a message. */
const cardsOf = (items: Item[]): object[] | undefined => {
  const cards = items.map(cardOf)
  return cards.every(card => card !== undefined) ? cards : undefined
}

const cardParts = (outlet: Outlet, items: Item[]): Draft[] => {
  const elements = cardsOf(items)
  return elements
    ? [draft(template('generic', { elements }))]
    : items.flatMap(item => itemParts(outlet, item))
}

const listParts = (outlet: Outlet, { text, items, actions }: ListContent): Draft[] => [
  ...(text ? textParts(outlet, text) : []),
  ...cardParts(outlet, items),
  ...(actions?.length
    ? textParts(outlet, actions.map(({ text: label }) => label).join(' · '), actions)
    : [])
]

const partsOf = (outlet: Outlet, content: Content): Draft[] => {
  switch (content.type) {
    case 'text':
      return textParts(outlet, content.text, content.actions)
    case 'image':
    case 'file':
      return mediaParts(outlet, content, shownOf(content.actions, outlet.spell))
    case 'carousel':
      return [
        ...(content.text ? textParts(outlet, content.text) : []),
        ...cardParts(outlet, content.items)
      ]
    case 'list':
      return listParts(outlet, content)
    // A business can send neither places nor forms.
    case 'location':
      return textParts(outlet, placeText(content))
    case 'form':
      return textParts(outlet, formText(content))
    case 'formResponse':
      return []
  }
}

/** Lists the choices of a message that `encode` gives as lines with numbers, in the order of these lines. */
export const numberedChoices = (content: Content): readonly Choice[] => {
  const items = 'items' in content && !cardsOf(content.items) ? content.items : []
  const own = 'actions' in content ? content.actions : []
  return [...items.map(({ actions }) => actions), own].flatMap(each => shownOf(each).spelled)
}

/** Says on what ground a message is sent: later than a day after the person wrote, a person must have written it. */
const groundOf = ({ isLate }: OutgoingMessage, { settings }: Account) =>
  isLate && settings['humanAgent'] === true
    ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    : { messaging_type: 'RESPONSE' }

/**
 * Makes the function that makes the requests of a message.
 *
 * @see https://developers.facebook.com/docs/messenger-platform/reference/send-api
 */
export const encodeFor =
  (platform: Platform) =>
  (outgoing: OutgoingMessage, account: Account): Part[] => {
    const { id, externalId, content, payload } = outgoing
    const spell = numberingOf(numberedChoices(content))
    const drafts = payload ? [draft(payload)] : partsOf({ spell, platform }, content)
    const requestFor = (message: object, index: number) =>
      pageRequest(account, 'me/messages', {
        recipient: { id: externalId },
        ...groundOf(outgoing, account),
        message: {
          ...(platform.echoesNames && { metadata: partName({ id, index, count: drafts.length }) }),
          ...message
        }
      })
    return drafts.map(({ message, instead }, index) => ({
      ...requestFor(message, index),
      ...(instead && { instead: requestFor(instead, index) })
    }))
  }
