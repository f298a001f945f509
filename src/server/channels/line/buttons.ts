import type { Action } from '../../../protocol'
import type { Spell } from '../numbering'
import { linksOf } from '../plain-text'
import type { Choice } from '../service'
import { choiceButton } from './choices'

/** Buttons below a text. */
const BUTTONS_MAX = 4
const QUICK_REPLIES_MAX = 13
/** Characters of a label. */
const LABEL_MAX_CHARS = 20
/** Characters of an address that a button opens. */
const URI_MAX_CHARS = 1_000

/** A button that stays with its message. */
export type Button = ReturnType<typeof choiceButton> | { type: 'uri'; label: string; uri: string }

/** A button above the keyboard: it goes when the person has answered. */
export interface QuickReply {
  type: 'action'
  action: ReturnType<typeof choiceButton> | { type: 'location'; label: string }
}

/** The actions of a message as they are shown. */
export interface Shown {
  buttons: Button[]
  quickReplies: QuickReply[]
  /** Choices that fit into no buttons. */
  spelled: Choice[]
  /** Text for what is no button. */
  lines: string[]
}

const isLabel = ({ text }: { text: string }): boolean => text.length <= LABEL_MAX_CHARS

const fits = (actions: readonly { text: string }[], most: number): boolean =>
  actions.length <= most && actions.every(isLabel)

const isChoice = (action: Action): action is Choice =>
  action.type === 'postback' || action.type === 'reply'

/** Returns an address as LINE takes it in a button, without letters of other scripts; undefined: not at all. */
const uriOf = (url: string): string | undefined => {
  if (!/^(https?|tel|line):/i.test(url) || !URL.canParse(url)) return undefined
  const { href } = new URL(url)
  return href.length <= URI_MAX_CHARS ? href : undefined
}

const buttonOf = (action: Action): Button | undefined => {
  if (isChoice(action)) return choiceButton(action)
  const [link] = linksOf([action])
  const uri = link && uriOf(link.url)
  return uri === undefined ? undefined : { type: 'uri', label: action.text, uri }
}

/** Makes the buttons of a card; undefined: some action is none. */
export const cardButtons = (actions: readonly Action[]): Button[] | undefined => {
  const buttons = actions.map(buttonOf)
  return actions.every(isLabel) && buttons.every(button => button !== undefined)
    ? buttons
    : undefined
}

const quickReplyOf = (action: Action): QuickReply => ({
  type: 'action',
  action: isChoice(action) ? choiceButton(action) : { type: 'location', label: action.text }
})

/** Sorts the actions of a message: postbacks before links, and before answers where they are too many. */
export const shownOf = (
  actions: readonly Action[] = [],
  spell: Spell = ({ text }) => text
): Shown => {
  const choices = actions.filter(isChoice)
  const postbacks = choices.filter(({ type }) => type === 'postback')
  const links = linksOf(actions)
  const staysBelow = fits(postbacks, BUTTONS_MAX)
  const takesLinks =
    staysBelow &&
    links.every(({ url }) => uriOf(url) !== undefined) &&
    fits(links, BUTTONS_MAX - postbacks.length)
  const answers = staysBelow ? choices.filter(({ type }) => type === 'reply') : choices
  const asked = actions.filter(({ type }) => type === 'locationRequest')
  const isQuick = fits([...answers, ...asked], QUICK_REPLIES_MAX)
  const spelled = isQuick ? [] : answers
  const isBelow = ({ type }: Action) =>
    type === 'postback' ? staysBelow : takesLinks && (type === 'link' || type === 'webview')
  return {
    buttons: actions.filter(isBelow).flatMap(action => buttonOf(action) ?? []),
    quickReplies: isQuick ? [...answers, ...asked].map(quickReplyOf) : [],
    spelled,
    lines: [
      ...(takesLinks ? [] : links.map(({ text, url }) => `${text}: ${url}`)),
      // There is no way to pay in LINE.
      ...actions
        .filter(({ type }) => type === 'buy' || (type === 'locationRequest' && !isQuick))
        .map(({ text }) => text),
      ...spelled.map(choice => spell(choice))
    ]
  }
}
