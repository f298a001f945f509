import type { CompositionKind } from './composition-kinds'
import { nextKey, newQuestion, type QuestionDraft } from '../settings'

/** Types of the buttons of a message. */
export const MESSAGE_BUTTONS = ['link', 'reply', 'postback', 'locationRequest'] as const
/** Types of the buttons of an item. */
export const ITEM_BUTTONS = ['link', 'postback'] as const

export type ButtonType = (typeof MESSAGE_BUTTONS)[number]

/** Button while it is edited. */
export interface ButtonDraft {
  /** Stays the same while others come, go and move. */
  key: number
  type: ButtonType
  text: string
  /** Address of a link, payload of others; without a payload, the text is it. */
  target: string
}

/** Card of a carousel, or line of a list, while it is edited. */
export interface ItemDraft {
  /** Stays the same while others come, go and move. */
  key: number
  title: string
  description: string
  mediaUrl: string
  buttons: ButtonDraft[]
}

/** A message while it is composed: each kind uses some of the fields, and what may be left out is empty. */
export interface Composition {
  kind: CompositionKind
  /** Markdown where it is a formatted text. */
  text: string
  mediaUrl: string
  altText: string
  buttons: ButtonDraft[]
  lat: string
  long: string
  name: string
  address: string
  items: ItemDraft[]
  fields: QuestionDraft[]
  /** Whether nothing else can be written until the form is filled in. */
  isBlocking: boolean
}

export const EMPTY_COMPOSITION: Omit<Composition, 'kind'> = {
  text: '',
  mediaUrl: '',
  altText: '',
  buttons: [],
  lat: '',
  long: '',
  name: '',
  address: '',
  items: [],
  fields: [],
  isBlocking: false
}

/** Makes a link without a text. */
export const newButton = (others: ButtonDraft[]): ButtonDraft => ({
  key: nextKey(others),
  type: 'link',
  text: '',
  target: ''
})

/** Makes an item without a title, with a button. */
export const newItem = (others: ItemDraft[]): ItemDraft => ({
  key: nextKey(others),
  title: '',
  description: '',
  mediaUrl: '',
  buttons: [newButton([])]
})

/** Begins a message of a kind, with what each of them has at least. */
export const newComposition = (kind: CompositionKind): Composition => ({
  ...EMPTY_COMPOSITION,
  kind,
  ...(kind === 'buttons' && { buttons: [newButton([])] }),
  ...((kind === 'carousel' || kind === 'list') && { items: [newItem([])] }),
  ...(kind === 'form' && { fields: [newQuestion('text', [])] })
})
