import type { Action } from '../../../protocol'
import type { Spell } from '../numbering'
import { linksOf } from '../plain-text'
import type { Choice } from '../service'

/** Buttons below a message, and characters of a label there. */
const BUTTONS_MAX = 3
const BUTTON_MAX_CHARS = 20
/** Rows of a list, and characters of a label there. */
const ROWS_MAX = 10
export const ROW_MAX_CHARS = 24
/** Label of the button that opens a list: a sign that needs no language. */
const LIST_LABEL = '☰'

/** A part of a message that one can press; it needs a body. */
export interface Interactive {
  type: 'button' | 'list' | 'cta_url' | 'location_request_message' | 'carousel'
  action: object
}

/** Row of a list. */
export interface Row {
  id: string
  title: string
  description?: string
}

/** Makes the list that a button opens; undefined: there are too many rows. */
export const listOf = (rows: Row[]): Interactive | undefined =>
  rows.length && rows.length <= ROWS_MAX
    ? { type: 'list', action: { button: LIST_LABEL, sections: [{ rows }] } }
    : undefined

const fits = (choices: Choice[], most: number, maxChars: number): boolean =>
  choices.length > 0 &&
  choices.length <= most &&
  choices.every(({ text }) => text.length <= maxChars) &&
  new Set(choices.map(({ text }) => text)).size === choices.length

const choosing = (choices: Choice[]): Interactive | undefined => {
  if (fits(choices, BUTTONS_MAX, BUTTON_MAX_CHARS)) {
    const buttons = choices.map(({ id, text }) => ({ type: 'reply', reply: { id, title: text } }))
    return { type: 'button', action: { buttons } }
  }
  return fits(choices, ROWS_MAX, ROW_MAX_CHARS)
    ? listOf(choices.map(({ id, text }) => ({ id, title: text })))
    : undefined
}

const opening = (links: { text: string; url: string }[]): Interactive | undefined => {
  const [link] = links
  if (!link || links.length > 1 || link.text.length > BUTTON_MAX_CHARS) return undefined
  if (!/^https?:/.test(link.url)) return undefined
  const parameters = { display_text: link.text, url: link.url }
  return { type: 'cta_url', action: { name: 'cta_url', parameters } }
}

/** The actions of a message as they are shown: it takes one kind of buttons. */
export interface Shown {
  interactive: Interactive | undefined
  /** Label of a request for the place of the person. */
  placeLabel: string | undefined
  /** Choices that fit into no buttons. */
  spelled: Choice[]
  /** Text for what is no button. */
  lines: string[]
}

const REQUEST = { name: 'send_location' }

/** The button with which a person sends their place. */
export const PLACE_REQUEST: Interactive = { type: 'location_request_message', action: REQUEST }

/** Lists the choices among actions. */
export const choicesOf = (actions: readonly Action[]): Choice[] =>
  actions.filter(action => action.type === 'postback' || action.type === 'reply')

/** Sorts the actions of a message: choices before a link. */
export const shownOf = (
  actions: readonly Action[] = [],
  spell: Spell = ({ text }) => text
): Shown => {
  const choices = choicesOf(actions)
  const links = linksOf(actions)
  const chosen = choosing(choices)
  const opened = choices.length ? undefined : opening(links)
  const spelled = chosen ? [] : choices
  return {
    interactive: chosen ?? opened,
    placeLabel: actions.find(({ type }) => type === 'locationRequest')?.text,
    spelled,
    lines: [
      ...(opened ? [] : links.map(({ text, url }) => `${text}: ${url}`)),
      ...actions.filter(({ type }) => type === 'buy').map(({ text }) => text),
      ...spelled.map(choice => spell(choice))
    ]
  }
}
