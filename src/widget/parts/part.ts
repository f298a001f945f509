import type { ComponentType, ReactNode } from 'react'
import type { ConversationModel, TimelineEntry } from '../../client'
import type { createHistory } from '../../client/history'
import type { Action, checkFields, Message, WebviewAction } from '../../protocol'
import type { OpenTransport } from '../../transports'
import type { Calls, FileDraft } from '../api'
import type { Services } from '../services'
import type { Ask } from './delegate'
import type { FieldsProps } from './forms'
import type { formatTime } from './format-time'
import type { Language } from './language'

/** The content of one message, in its bubble's place. */
export interface ContentProps {
  entry: TimelineEntry
}

type Content = ComponentType<ContentProps>

/** Languages fill no slot: it is enough that they have come. */
type Languages = Record<`locale-${string}`, undefined>

/** A conversation, and where its reader is. */
export interface EndProps {
  conversation: ConversationModel
  /** Whether the newest message of all is on the screen. */
  isAtEnd: boolean
  goToEnd(): void
}

/** What the core of the messenger leaves to parts: components, and functions that it calls. */
export interface Slots extends Record<`${Message['type']}Message`, Content>, Languages {
  /** Instead of the plain header: ways to other conversations and channels. */
  header: ComponentType<{ isEmbedded: boolean }>
  /** Above the messages of a conversation: who answers, and where else. */
  introduction: ComponentType
  /** Above the messages held, while there may be earlier ones. */
  earlier: ComponentType<{ conversation: ConversationModel }>
  /** At the end of a live conversation: who types, what was seen, what to do next. */
  end: ComponentType<EndProps>
  /** What can be sent beside text; over the composer while it is open. */
  menu: ComponentType<{ close(): void }>
  /** Progress of an upload, and what can be done about it. */
  uploadState: Content
  /** The picture of a type of channel. */
  channelIcon: ComponentType<{ type: string }>
  /** Asks which channel to go on in, when that is due or was asked for. */
  channelPrompt: ComponentType<{ isDue: boolean }>
  /** In the place of a conversation that does not exist yet. */
  prechat: ComponentType
  /** A form, wherever it comes from. */
  fields: ComponentType<FieldsProps>
  /** Buttons under a message or an item, and chips under the newest message. */
  actions: ComponentType<{ message: Message; actions: readonly Action[] }>
  /** A text with its links, or of a few tags. */
  richText: ComponentType<{ text?: string | undefined; htmlText?: string | undefined }>
  /** A text of the page's own in which there are tags. */
  words: ComponentType<{ text: string }>
  /** A page over the messenger. */
  webview: ComponentType<{ action: WebviewAction }>
  /** Reads the fields of a form that was not sent. */
  checkFields: typeof checkFields
  /** Sends files that were pasted or dropped. */
  attach(files: readonly File[]): void
  /** Opens a screen in the conversation's place. */
  openList(): void
  openSettings(): void
  /** @param integrationId Of the channel. */
  openChannel(integrationId: string): void
  /** Asks what is asked before each new conversation; resolves when that one is on the screen. */
  startPrechat(): Promise<void>
  /** Makes ready what few pages ask for: another language, a background, a phone's keyboard. */
  fit(): Promise<void>
  /** The same again, after settings have changed. */
  refit(): Promise<void>
  /** Lays the page's own texts, as the settings have them, over English ones. */
  beginTexts(): void
  /** Methods of the public object that few pages call. */
  calls: Calls
  /** Lets the page's delegate change what is sent. */
  ask: Ask
  /** Signs a named user in again. */
  renew(): Promise<void>
  /** Asks now for another channel to go on in. */
  offerChannels(): Promise<void>
  /** Sends a file that a page gives. */
  sendFile(message: FileDraft, conversationId?: string): Promise<Message>
  /** Writes a time as a format of the page's own says. */
  formatTime: typeof formatTime
  /** Makes what moves the window of messages held. */
  createHistory: typeof createHistory
  /** Opens the transport for networks that let no WebSocket through. */
  polling: OpenTransport
}

/** What a lazily loaded part of the messenger brings along. */
export interface PartModule {
  slots?: Partial<Slots>
  /** A sheet for the messenger's frame, made with `css`. */
  styles?: string
  /** English texts by the keys of `customText`. */
  texts?: Record<string, string>
  /** Instead of English. */
  language?: Language
  /** Called once, when the part has come; gives slots that are functions of this messenger. */
  start?(services: Services): Partial<Slots> | void
}

/** What stands over the whole messenger, or in the conversation's place. */
export type Layer = ReactNode
