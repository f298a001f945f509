import type { Metadata } from './entities'

interface ActionBase {
  /** 24 hex digits, given by the server. */
  id: string
  /** Label of the button. */
  text: string
  metadata?: Metadata
}

/** Opens an address. */
export interface LinkAction extends ActionBase {
  type: 'link'
  /** https, http, mailto, tel or sms. */
  uri: string
  /** The whole item opens it too. */
  default?: boolean
}

/** Opens a page inside the messenger. */
export interface WebviewAction extends ActionBase {
  type: 'webview'
  uri: string
  /** Opened where there is no room for a page inside. */
  fallback: string
  size?: 'compact' | 'tall' | 'full'
  openOnReceive?: boolean
  default?: boolean
}

/** Tells the business that it was pressed. */
export interface PostbackAction extends ActionBase {
  type: 'postback'
  payload: string
}

/** Offers something for money. */
export interface BuyAction extends ActionBase {
  type: 'buy'
  /** In the currency's smallest unit. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  state: 'offered' | 'paid'
}

/** Sends its text as the visitor's own. */
export interface ReplyAction extends ActionBase {
  type: 'reply'
  payload: string
  iconUrl?: string
}

/** Asks where the visitor is. */
export interface LocationRequestAction extends ActionBase {
  type: 'locationRequest'
}

export type Action =
  | LinkAction
  | WebviewAction
  | PostbackAction
  | BuyAction
  | ReplyAction
  | LocationRequestAction

interface ContentBase {
  /** No writing while this is the newest message. */
  blockChatInput?: boolean
}

interface Rich extends ContentBase {
  text?: string
  /** HTML with a few tags only: strong b em i u ins s del a ol ul li br p. */
  htmlText?: string
  actions?: Action[]
}

export interface TextContent extends Rich {
  type: 'text'
  text: string
  payload?: string
}

interface Media {
  mediaUrl: string
  /** A MIME type. */
  mediaType?: string
  /** Bytes. */
  mediaSize?: number
  /** Said of a picture, and the name of a file. */
  altText?: string
}

export interface ImageContent extends Rich, Media {
  type: 'image'
  /** Pixels of a picture that this server keeps, as it is shown. */
  mediaWidth?: number
  mediaHeight?: number
}

export interface FileContent extends Rich, Media {
  type: 'file'
}

/** One card of a carousel, or one line of a list. */
export interface Item extends Partial<Media> {
  title: string
  description?: string
  size?: 'compact' | 'large'
  /** 1 to 3. */
  actions: Action[]
  metadata?: Metadata
}

export interface CarouselContent extends ContentBase {
  type: 'carousel'
  text?: string
  /** 1 to 10. */
  items: Item[]
  displaySettings?: { imageAspectRatio: 'horizontal' | 'square' }
}

export interface ListContent extends ContentBase {
  type: 'list'
  text?: string
  /** 1 to 10. */
  items: Item[]
  actions?: Action[]
}

/** Degrees. */
export interface Coordinates {
  /** -90 to 90. */
  lat: number
  /** -180 to 180. */
  long: number
}

export interface LocationContent extends ContentBase {
  type: 'location'
  text?: string
  coordinates: Coordinates
  location?: { name?: string; address?: string }
}

/** A choice of a select field. */
export interface SelectOption {
  name: string
  label: string
}

interface FieldBase {
  /** Unique in its form. */
  name: string
  label: string
}

/** A field of a form. All fields are required. */
export type FormField = FieldBase & { placeholder?: string } & (
    | {
        type: 'text'
        /** @default 1 */
        minSize?: number
        /** @default 256 */
        maxSize?: number
        /** Kind of number that the answer is. @default any text */
        format?: 'integer' | 'decimal'
      }
    | { type: 'email' }
    | { type: 'select'; options: SelectOption[] }
  )

/** A field with what the visitor filled in; of a select exactly one of its options. */
export type FormAnswer = FieldBase &
  (
    | { type: 'text'; text: string }
    | { type: 'email'; email: string }
    | { type: 'select'; select: SelectOption[] }
  )

export interface FormContent extends ContentBase {
  type: 'form'
  text?: string
  fields: FormField[]
  submitted: boolean
  /** Answers, once submitted; in the form's order. */
  answers?: FormAnswer[]
}

export interface FormResponseContent {
  type: 'formResponse'
  fields: FormAnswer[]
  /** The form that is answered. */
  quotedMessageId?: string
  /** The answers as lines of text, for those who show no forms. */
  text?: string
}

/** Content of a message. Spec §11. */
export type Content =
  | TextContent
  | ImageContent
  | FileContent
  | CarouselContent
  | ListContent
  | LocationContent
  | FormContent
  | FormResponseContent
