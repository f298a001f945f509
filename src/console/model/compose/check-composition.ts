import {
  ChatError,
  checkFields,
  countChars,
  isLinkUrl,
  isMediaUrl,
  LABEL_MAX_CHARS,
  parseUrl,
  TEXT_MAX_CHARS,
  URL_MAX_CHARS
} from '../../../protocol'
import { writeQuestion } from '../settings'
import type { ButtonDraft, Composition, ItemDraft } from './compositions'
import { readMarks } from './formatted-text'
import { readDegrees } from './write-composition'

/** Flaw of a value: it says what was expected, and what came. */
export type Flaw =
  | { kind: 'empty' | 'noButton' | 'noEntry' }
  | { kind: 'tooLong'; max: number; got: number }
  | { kind: 'link' | 'media'; got: string }
  | { kind: 'placeholder'; got: string }
  | { kind: 'degrees'; max: number; got: string }
  /** A sentence about a field of a form, as the server says it. */
  | { kind: 'refused'; sentence: string }

/** Flaw of a composed message. */
export interface PlacedFlaw {
  /** Such as `items.0.buttons.1.text`. */
  place: string
  flaw: Flaw
}

const LAT_MAX = 90
const LONG_MAX = 180

const at = (place: string, flaw: Flaw | undefined): PlacedFlaw[] => (flaw ? [{ place, flaw }] : [])
const inside = (place: string, flaws: PlacedFlaw[]): PlacedFlaw[] =>
  flaws.map(({ place: part, flaw }) => ({ place: `${place}.${part}`, flaw }))

const longText = (text: string, max: number): Flaw | undefined => {
  const got = countChars(text.trim())
  return got > max ? { kind: 'tooLong', max, got } : undefined
}
const required = (text: string, max: number): Flaw | undefined =>
  text.trim() ? longText(text, max) : { kind: 'empty' }

const checkLink = (typed: string): Flaw | undefined => {
  const got = typed.trim()
  return (
    required(got, URL_MAX_CHARS) ?? (isLinkUrl(parseUrl(got)) ? undefined : { kind: 'link', got })
  )
}
/** @param origin Of the console: the server takes pictures of its own. */
const checkMedia = (typed: string, origin: string): Flaw | undefined => {
  const got = typed.trim()
  return (
    longText(got, URL_MAX_CHARS) ??
    (isMediaUrl(parseUrl(got), origin) ? undefined : { kind: 'media', got })
  )
}
const checkDegrees = (typed: string, max: number): Flaw | undefined => {
  if (!typed.trim()) return { kind: 'empty' }
  // NaN is at most nothing.
  return Math.abs(readDegrees(typed)) <= max ? undefined : { kind: 'degrees', max, got: typed }
}

const checkButton = ({ type, text, target }: ButtonDraft): PlacedFlaw[] => [
  ...at('text', required(text, LABEL_MAX_CHARS)),
  ...at('target', type === 'link' ? checkLink(target) : longText(target, TEXT_MAX_CHARS))
]
const checkButtons = (buttons: ButtonDraft[]): PlacedFlaw[] =>
  buttons.flatMap((button, index) => inside(`buttons.${index}`, checkButton(button)))

const checkItem = (item: ItemDraft, origin: string): PlacedFlaw[] => [
  ...at('title', required(item.title, LABEL_MAX_CHARS)),
  ...at('description', longText(item.description, LABEL_MAX_CHARS)),
  ...at('mediaUrl', item.mediaUrl.trim() ? checkMedia(item.mediaUrl, origin) : undefined),
  ...at('buttons', item.buttons.length ? undefined : { kind: 'noButton' }),
  ...checkButtons(item.buttons)
]

/** Checks the fields of a form one by one, so that each has its sentence; then their names together. */
const checkForm = ({ fields }: Composition): PlacedFlaw[] => {
  const sentenceOf = (part: unknown[]) => {
    try {
      checkFields(part)
      return undefined
    } catch (error) {
      if (error instanceof ChatError) return error.message
      throw error
    }
  }
  const read = (sentence: string | undefined, index?: number): PlacedFlaw[] => {
    const [, place = '', rest = ''] = /^fields\.?([\w.]*): (.*)$/s.exec(sentence ?? '') ?? []
    if (sentence === undefined) return []
    const here = index === undefined ? place : place.replace(/^0/, String(index))
    return at(here ? `fields.${here}` : 'fields', { kind: 'refused', sentence: rest })
  }
  const written = fields.map(writeQuestion)
  const own = written.flatMap((field, index) => read(sentenceOf([field]), index))
  return own.length ? own : read(sentenceOf(written))
}

/**
 * Lists what is wrong with a composed message, in the order of its fields.
 *
 * @param origin Of the console.
 */
export const checkComposition = (composition: Composition, origin: string): PlacedFlaw[] => {
  const { kind, text, buttons, items } = composition
  const ofText = at('text', longText(text, TEXT_MAX_CHARS))
  switch (kind) {
    case 'formatted':
      return at(
        'text',
        required(text, TEXT_MAX_CHARS) ?? longText(readMarks(text).htmlText, TEXT_MAX_CHARS)
      )
    case 'buttons':
      return [
        ...(buttons.length ? ofText : at('text', required(text, TEXT_MAX_CHARS))),
        ...checkButtons(buttons)
      ]
    case 'picture':
      return [
        ...at(
          'mediaUrl',
          required(composition.mediaUrl, URL_MAX_CHARS) ?? checkMedia(composition.mediaUrl, origin)
        ),
        ...at('altText', longText(composition.altText, LABEL_MAX_CHARS)),
        ...ofText,
        ...checkButtons(buttons)
      ]
    case 'location':
      return [
        ...at('lat', checkDegrees(composition.lat, LAT_MAX)),
        ...at('long', checkDegrees(composition.long, LONG_MAX)),
        ...at('name', longText(composition.name, TEXT_MAX_CHARS)),
        ...at('address', longText(composition.address, TEXT_MAX_CHARS))
      ]
    case 'form':
      return [...ofText, ...checkForm(composition)]
    default:
      return [
        ...at('items', items.length ? undefined : { kind: 'noEntry' }),
        ...items.flatMap((item, index) => inside(`items.${index}`, checkItem(item, origin)))
      ]
  }
}
