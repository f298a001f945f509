import type { Action } from '../../../protocol'
import type { Spell } from '../numbering'
import { linksOf } from '../plain-text'
import type { Choice } from '../service'

/** Buttons below a text or a card. */
const BUTTONS_MAX = 3
const QUICK_REPLIES_MAX = 13
/** Characters of a label. */
const LABEL_MAX_CHARS = 20

/** A button that stays with its message. */
export type Button =
  | { type: 'web_url'; title: string; url: string }
  | { type: 'postback'; title: string; payload: string }

/** A button above the keyboard: it goes when the person has answered. */
export interface QuickReply {
  content_type: 'text'
  title: string
  payload: string
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

const fits = (actions: readonly { text: string }[], most: number): boolean =>
  actions.length <= most && actions.every(({ text }) => text.length <= LABEL_MAX_CHARS)

const isPage = ({ url }: { url: string }): boolean => /^https?:/.test(url)

const buttonOf = (action: Action): Button[] =>
  action.type === 'postback'
    ? [{ type: 'postback', title: action.text, payload: action.id }]
    : linksOf([action]).map(({ text, url }) => ({ type: 'web_url', title: text, url }))

/** Sorts the actions of a message: postbacks before links, and before answers where they are too many. */
export const shownOf = (
  actions: readonly Action[] = [],
  spell: Spell = ({ text }) => text
): Shown => {
  const choices = actions.filter(({ type }) => type === 'postback' || type === 'reply') as Choice[]
  const postbacks = choices.filter(({ type }) => type === 'postback')
  const links = linksOf(actions)
  const staysBelow = fits(postbacks, BUTTONS_MAX)
  const takesLinks =
    staysBelow && links.every(isPage) && fits(links, BUTTONS_MAX - postbacks.length)
  const answers = staysBelow ? choices.filter(({ type }) => type === 'reply') : choices
  const spelled = fits(answers, QUICK_REPLIES_MAX) ? [] : answers
  const isButton = ({ type }: Action) =>
    type === 'postback' ? staysBelow : takesLinks && (type === 'link' || type === 'webview')
  return {
    buttons: actions.filter(isButton).flatMap(buttonOf),
    quickReplies: spelled.length
      ? []
      : answers.map(({ id, text }) => ({ content_type: 'text', title: text, payload: id })),
    spelled,
    lines: [
      ...(takesLinks ? [] : links.map(({ text, url }) => `${text}: ${url}`)),
      // There is no way to pay in Messenger, and no longer one to ask for a location.
      ...actions
        .filter(({ type }) => type === 'buy' || type === 'locationRequest')
        .map(({ text }) => text),
      ...spelled.map(choice => spell(choice))
    ]
  }
}
