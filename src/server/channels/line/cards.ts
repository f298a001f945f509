import type { Action, Item } from '../../../protocol'
import type { Spell } from '../numbering'
import { joinLines } from '../plain-text'
import { splitText } from '../split-text'
import { type Button, cardButtons, type Shown, shownOf } from './buttons'

/** Characters of the title of a card. */
const TITLE_MAX_CHARS = 40
/** Characters of the text of a card; with a title or a picture, it must be shorter. */
const TEXT_MAX_CHARS = 120
const SHORT_TEXT_MAX_CHARS = 60
/** Characters of what stands for a message in a list of chats. */
const ALT_TEXT_MAX_CHARS = 400
/** Bytes of the picture of a card. */
const PICTURE_MAX_BYTES = 10_000_000
const URL_MAX_CHARS = 2_000

/** One of the messages of a request. */
export interface Message {
  type: string
  [name: string]: unknown
}

/** Makes the text that stands for a message where it cannot be shown. */
export const altTextOf = (text: string): string => splitText(text, ALT_TEXT_MAX_CHARS)[0]!

/** Tells whether LINE shows a picture, of at most `maxBytes`. */
export const isShowable = (
  { mediaUrl = '', mediaType = 'image/jpeg', mediaSize = 0 }: Partial<Item>,
  maxBytes: number
): boolean =>
  /^https:/i.test(mediaUrl) &&
  mediaUrl.length <= URL_MAX_CHARS &&
  /^image\/(jpeg|png)$/.test(mediaType) &&
  mediaSize <= maxBytes

/** Shows the actions of an item: as buttons, which stay with it, where all of them can be. */
export const itemShown = (actions: readonly Action[], spell?: Spell): Shown => {
  const buttons = cardButtons(actions)
  return buttons ? { buttons, quickReplies: [], spelled: [], lines: [] } : shownOf(actions, spell)
}

interface Column {
  title?: string
  text: string
  thumbnailImageUrl?: string
  defaultAction?: Button
  actions: Button[]
}

const columnOf = (item: Item, hasTitles: boolean): Column | undefined => {
  const { title, description = '', mediaUrl, actions: all } = item
  const actions = cardButtons(all)
  const text = hasTitles ? description : joinLines([title, description])
  const most = hasTitles || mediaUrl ? SHORT_TEXT_MAX_CHARS : TEXT_MAX_CHARS
  const isShort = text.length <= most && (!hasTitles || title.length <= TITLE_MAX_CHARS)
  const isShown = !mediaUrl || isShowable(item, PICTURE_MAX_BYTES)
  if (!actions || !isShort || !isShown) return undefined
  const [opened] =
    cardButtons(all.filter(action => 'default' in action && action.default === true)) ?? []
  return {
    ...(hasTitles && { title }),
    text,
    ...(mediaUrl && { thumbnailImageUrl: mediaUrl }),
    ...(opened && { defaultAction: opened }),
    actions
  }
}

/** Tells whether cards are alike, as they must be: in their pictures, and in the number of their buttons. */
const areAlike = ([first, ...others]: Item[]): boolean =>
  others.every(
    ({ mediaUrl, actions }) =>
      !mediaUrl === !first?.mediaUrl && actions.length === first?.actions.length
  )

/** Makes cards of items; undefined: there is more to one of them. */
export const carouselOf = (items: Item[]): Message | undefined => {
  const hasTitles = items.every(({ description }) => description)
  const columns = items.map(item => columnOf(item, hasTitles))
  if (!areAlike(items) || columns.includes(undefined)) return undefined
  return {
    type: 'template',
    altText: altTextOf(items.map(({ title }) => title).join(' · ')),
    template: { type: 'carousel', columns }
  }
}
