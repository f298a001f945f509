import type { Action, Item } from '../../../protocol'
import { joinLines } from '../plain-text'
import { type Interactive, shownOf } from './buttons'
import { mediumOf, pictureOf } from './medium'

const CARDS_MIN = 2
const CARDS_MAX = 10
/** Characters and lines of the text of a card. */
const CARD_MAX_CHARS = 160
const CARD_MAX_LINES = 3
/** Choices of a card. */
const CHOICES_MAX = 2

/** A card without its place among the others. */
interface Card {
  /** Kind and number of its buttons, which all cards of a message have in common. */
  shape: string
  fields: object
}

const buttonsOf = (actions: readonly Action[]): { shape: string; action: object } | undefined => {
  const { interactive, placeLabel, lines } = shownOf(actions)
  if (!interactive || placeLabel !== undefined || lines.length) return undefined
  if (interactive.type === 'cta_url') return { shape: 'link', action: interactive.action }
  if (interactive.type !== 'button' || actions.length > CHOICES_MAX) return undefined
  const buttons = actions.map(({ id, text: title }) => ({
    type: 'quick_reply',
    quick_reply: { id, title }
  }))
  return { shape: `choices: ${buttons.length}`, action: { buttons } }
}

const cardOf = (item: Item): Card | undefined => {
  const picture = pictureOf(item)
  const medium = picture && mediumOf(picture)
  const text = joinLines([item.title, item.description])
  const buttons = buttonsOf(item.actions)
  if (medium?.type !== 'image' || !buttons) return undefined
  if (text.length > CARD_MAX_CHARS || text.split('\n').length > CARD_MAX_LINES) return undefined
  const header = { type: 'image', image: medium.fields }
  return { shape: buttons.shape, fields: { header, body: { text }, action: buttons.action } }
}

/**
 * Makes cards that lie beside each other: each with a picture, and all with a link or the same number of choices.
 *
 * @returns Undefined where the items are no such cards.
 * @see https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/interactive-media-carousel-messages
 */
export const carouselOf = (items: readonly Item[]): Interactive | undefined => {
  if (items.length < CARDS_MIN || items.length > CARDS_MAX) return undefined
  const made = items.map(cardOf).filter(card => card !== undefined)
  const isEven = made.length === items.length && new Set(made.map(({ shape }) => shape)).size === 1
  if (!isEven) return undefined
  // The type is this one for choices too.
  const cards = made.map(({ fields }, index) => ({ card_index: index, type: 'cta_url', ...fields }))
  return { type: 'carousel', action: { cards } }
}
