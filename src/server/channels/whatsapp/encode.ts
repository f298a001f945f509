import type {
  Action,
  CarouselContent,
  Content,
  FileContent,
  ImageContent,
  Item,
  ListContent,
  LocationContent
} from '../../../protocol'
import { numberingOf, type Spell } from '../numbering'
import { partName } from '../part-name'
import { formText, joinLines, linksOf } from '../plain-text'
import type { Account, Choice, OutgoingMessage, Part } from '../service'
import { splitText } from '../split-text'
import {
  choicesOf,
  type Interactive,
  listOf,
  PLACE_REQUEST,
  type Row,
  ROW_MAX_CHARS,
  type Shown,
  shownOf
} from './buttons'
import { carouselOf } from './carousel'
import { numberPath, requestOf } from './graph'
import { mediumOf, pictureOf } from './medium'

const TEXT_MAX_CHARS = 4_096
/** Characters of a text with buttons, and of that of a picture or file. */
const BODY_MAX_CHARS = 1_024
const ROW_TEXT_MAX_CHARS = 72
/** Text of buttons without one, which must have some. */
const NO_TEXT = '…'

/** A message of WhatsApp before it is addressed. */
interface Draft {
  message: object
  /** Sent in its place where WhatsApp refuses it. */
  instead?: Draft
}

const draft = (type: string, fields: object): Draft => ({ message: { type, [type]: fields } })

const bodyParts = (body: string, interactive: Interactive | undefined): Draft[] => {
  const texts = (text: string) =>
    splitText(text, TEXT_MAX_CHARS).map(chunk => draft('text', { body: chunk }))
  if (!interactive) return texts(body)
  const end = splitText(body, BODY_MAX_CHARS).at(-1)!
  const before = body.slice(0, body.length - end.length)
  return [
    ...(before ? texts(before) : []),
    draft('interactive', { ...interactive, body: { text: end } })
  ]
}

/** A request for a place is the button of the text where there is no other one. */
const shownParts = (text: string, shown: Shown): Draft[] => {
  const { placeLabel, lines, interactive } = shown
  const body = joinLines([text, ...lines]).trimEnd()
  const isPlace = placeLabel !== undefined && !interactive
  const parts = bodyParts(body || placeLabel || NO_TEXT, isPlace ? PLACE_REQUEST : interactive)
  return placeLabel === undefined || isPlace
    ? parts
    : [...parts, ...bodyParts(placeLabel, PLACE_REQUEST)]
}

const textParts = (text: string, actions?: readonly Action[], spell?: Spell): Draft[] =>
  shownParts(text, shownOf(actions, spell))

const mediaParts = (content: ImageContent | FileContent, shown: Shown): Draft[] => {
  const { mediaUrl, altText, text = '' } = content
  const { interactive, placeLabel, lines } = shown
  const caption = joinLines([text, ...lines])
  const address = joinLines([altText, mediaUrl])
  const medium = mediumOf(content)
  if (!medium) return shownParts(joinLines([text, address]), shown)
  const { type, fields } = medium
  const takesHeader = interactive?.type === 'button' || interactive?.type === 'cta_url'
  const isShort = caption.length <= BODY_MAX_CHARS
  if (isShort && takesHeader && placeLabel === undefined) {
    const body = { text: caption || NO_TEXT }
    const whole = { ...interactive, header: { type, [type]: fields }, body }
    const [instead] = bodyParts(joinLines([address, caption]), interactive)
    return [{ ...draft('interactive', whole), ...(instead && { instead }) }]
  }
  const isWhole = isShort && !interactive && placeLabel === undefined
  const alone = draft(type, { ...fields, ...(isWhole && caption && { caption }) })
  const instead = draft('text', { body: joinLines([isWhole ? caption : '', address]) })
  const parts = [{ ...alone, instead }]
  return isWhole ? parts : [...parts, ...shownParts(text, shown)]
}

const itemParts = (item: Item, spell: Spell): Draft[] => {
  const text = joinLines([item.title, item.description])
  const shown = shownOf(item.actions, spell)
  const picture = pictureOf(item)
  return picture ? mediaParts({ ...picture, text }, shown) : shownParts(text, shown)
}

const titlesOf = (items: Item[]): string => items.map(({ title }) => title).join(' · ')

/** Makes one message of the texts of cards, for a service that refuses these; undefined: it takes several. */
const cardsAsText = ({ text, items }: CarouselContent): Draft | undefined => {
  const cards = items.map(({ title, description, mediaUrl, actions }) => {
    const links = linksOf(actions).map(({ text: label, url }) => `${label}: ${url}`)
    return joinLines([title, description, mediaUrl, ...links])
  })
  const rows = items.flatMap(({ title, actions }) => {
    const description = title.slice(0, ROW_TEXT_MAX_CHARS)
    return choicesOf(actions).map(({ id, text: label }) => ({ id, title: label, description }))
  })
  const list = listOf(rows)
  const [whole, ...rest] = bodyParts([...(text ? [text] : []), ...cards].join('\n\n'), list)
  return rest.length || (rows.length && !list) ? undefined : whole
}

const carouselParts = (content: CarouselContent, spell: Spell): Draft[] => {
  const { text, items } = content
  const carousel = carouselOf(items)
  if (!carousel) {
    return [...(text ? textParts(text) : []), ...items.flatMap(item => itemParts(item, spell))]
  }
  const [whole, ...rest] = bodyParts(text || titlesOf(items), carousel)
  const instead = rest.length ? undefined : cardsAsText(content)
  return [{ ...whole!, ...(instead && { instead }) }, ...rest]
}

/** An item with one choice and without a picture is a row; undefined: there is more to it. */
const rowOf = ({ title, description, mediaUrl, actions }: Item): Row | undefined => {
  const [action] = actions
  const isChoice = action?.type === 'postback' || action?.type === 'reply'
  if (!isChoice || actions.length > 1 || mediaUrl || title.length > ROW_MAX_CHARS) return undefined
  if (description && description.length > ROW_TEXT_MAX_CHARS) return undefined
  return { id: action.id, title, ...(description && { description }) }
}

const rowsOf = (items: Item[]): Interactive | undefined => {
  const rows = items.map(rowOf)
  return rows.every(row => row !== undefined) ? listOf(rows) : undefined
}

const listParts = ({ text, items, actions }: ListContent, spell: Spell): Draft[] => {
  const list = rowsOf(items)
  return [
    ...(list
      ? bodyParts(text ?? titlesOf(items), list)
      : [...(text ? textParts(text) : []), ...items.flatMap(item => itemParts(item, spell))]),
    ...(actions?.length
      ? textParts(actions.map(({ text: label }) => label).join(' · '), actions, spell)
      : [])
  ]
}

const locationParts = ({ text, coordinates, location }: LocationContent): Draft[] => [
  ...(text ? textParts(text) : []),
  draft('location', { latitude: coordinates.lat, longitude: coordinates.long, ...location })
]

/** Lists the choices of a message that `encode` gives as lines with numbers, in the order of these lines. */
export const numberedChoices = (content: Content): readonly Choice[] => {
  const isRows = content.type === 'list' && rowsOf(content.items) !== undefined
  const isCards = content.type === 'carousel' && carouselOf(content.items) !== undefined
  const items = 'items' in content && !isRows && !isCards ? content.items : []
  const own = 'actions' in content ? content.actions : []
  return [...items.map(({ actions }) => actions), own].flatMap(each => shownOf(each).spelled)
}

const partsOf = (content: Content): Draft[] => {
  const spell = numberingOf(numberedChoices(content))
  switch (content.type) {
    case 'text':
      return textParts(content.text, content.actions, spell)
    case 'image':
    case 'file':
      return mediaParts(content, shownOf(content.actions, spell))
    case 'carousel':
      return carouselParts(content, spell)
    case 'list':
      return listParts(content, spell)
    case 'location':
      return locationParts(content)
    // WhatsApp shows no forms that are made on the way.
    case 'form':
      return textParts(formText(content))
    case 'formResponse':
      return []
  }
}

/** A person is known by a number, or by an id that the service gives for this business. */
const addressOf = (externalId: string) =>
  externalId.startsWith('+') ? { to: externalId.slice(1) } : { recipient: externalId }

/** Makes the requests that carry a message. @see https://developers.facebook.com/docs/whatsapp/cloud-api/messages */
export const encode = (
  { id, externalId, content, payload }: OutgoingMessage,
  account: Account
): Part[] => {
  const drafts: Draft[] = payload ? [{ message: payload }] : partsOf(content)
  const requestFor = ({ message }: Draft, index: number) =>
    requestOf(account, `${numberPath(account)}/messages`, {
      biz_opaque_callback_data: partName({ id, index, count: drafts.length }),
      ...message,
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      // A payload names nobody else.
      to: undefined,
      recipient: undefined,
      ...addressOf(externalId)
    })
  return drafts.map((each, index) => ({
    ...requestFor(each, index),
    ...(each.instead && { instead: requestFor(each.instead, index) })
  }))
}
