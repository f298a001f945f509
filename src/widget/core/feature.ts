import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import type { ConversationModel, TimelineEntry } from '../../client'
import type { createHistory } from '../../client/history'
import type { Action, checkFields, Message, WebviewAction } from '../../protocol'
import type { Calls, FileDraft } from './public'
import type { MessengerContext } from './messenger-context'
import type { AskDelegate } from '../features/delegate'
import type { FieldsProps } from '../features/forms'
import type { formatTime } from '../shared'
import type { Language } from './loading'
import type { Screen } from './screen'
import type { WidgetIdentity } from './widget-identity'

/** The content of one message, in its bubble's place. */
export interface ContentProps {
  entry: TimelineEntry
}

type Content = ComponentType<ContentProps>

/** Draws a screen in the conversation's place. */
type ScreenView = ComponentType<{ screen: Screen }>

/** Props of the messages of a conversation. */
export interface ConversationProps {
  conversation: ConversationModel
  /** Drawn above the messages; scrolls away with them. */
  introduction: ReactNode
}

/** Props of the conversation footer: a conversation, and where its reader is. */
export interface ConversationFooterProps {
  conversation: ConversationModel
  /** Whether the newest message of all is on the screen. */
  isAtEnd: boolean
  goToEnd(): void
}

/** Slots that features fill: components, and functions that the core of the messenger calls. */
export interface Slots
  extends
    Record<`${Message['type']}Message`, Content>,
    Record<`${Screen['screen']}Screen`, ScreenView> {
  /** Instead of the plain header: ways to other conversations and channels. */
  header: ComponentType<{ isEmbedded: boolean }>
  /** Under the name in the header, where the business has hours. @param otherwise Said while it is open. */
  openState: FunctionComponent<{ otherwise: ReactNode }>
  /** Watches whether an embedded messenger is in the page's view. */
  viewMark: ComponentType
  /** In the bar of a messenger that the server refuses: why, and what to do. */
  refusal: ComponentType
  /** Instead of the plain introduction above the messages: who answers, and where else. */
  introduction: ComponentType
  /** In the introduction: how soon the business usually answers, and messages to begin with. */
  welcome: ComponentType
  /** Stands for messages of types that this version does not know. */
  unsupportedMessage: Content
  /** The messages of a conversation; comes with the client, before there is one. */
  conversation: ComponentType<ConversationProps>
  /** Above the messages held, while there may be earlier ones. */
  earlier: ComponentType<{ conversation: ConversationModel }>
  /** At the end of a live conversation: who types, what was seen, what to do next. */
  conversationFooter: ComponentType<ConversationFooterProps>
  /** In the place of the composer of a conversation that is closed for good. */
  closedConversation: ComponentType
  /** Menu of content other than text; over the composer while it is open. */
  menu: ComponentType<{ close(): void }>
  /** Progress of an upload, and its actions. */
  uploadState: Content
  /** The picture of a type of channel. */
  channelIcon: ComponentType<{ type: string }>
  /** In the settings: the channels, and which of them are linked. */
  channelSettings: ComponentType
  /** Asks which channel to go on in, when that is due or was asked for. */
  channelPrompt: ComponentType<{ conversation: ConversationModel }>
  /** In the place of a conversation that does not exist yet. */
  prechat: ComponentType
  /** A form, wherever it comes from. */
  fields: ComponentType<FieldsProps>
  /** Buttons under a message or an item, and chips under the newest message. */
  actions: ComponentType<{ message: Message; actions: readonly Action[] }>
  /** A text with its links, or of a few tags. */
  richText: ComponentType<{ text?: string | undefined; htmlText?: string | undefined }>
  /** A text of the page's own in which there are tags. */
  taggedText: ComponentType<{ text: string }>
  /** Opens the page of an action of a new message, if its conversation is looked at. */
  openReceived(action: WebviewAction, messageId: string, conversationId: string): void
  /** A page over the messenger. */
  webview: ComponentType<{ action: WebviewAction }>
  /** A picture over the messenger. @param url Safe. */
  lightbox: ComponentType<{ url: string; altText: string }>
  /** Reads the fields of a form that was not sent. */
  checkFields: typeof checkFields
  /** Sends files that were pasted or dropped. */
  attach(files: readonly File[]): void
  /** Opens a screen in the conversation's place. */
  openList(): void
  openSettings(): void
  /** @param integrationId Of the channel. */
  openChannel(integrationId: string): void
  /** Starts the prechat of a new conversation; resolves when that conversation is displayed. */
  startPrechat(): Promise<void>
  /** Resolves to undefined when there are no texts in that language. */
  loadLanguage(tag: string): Promise<Language | undefined>
  /** Resolves when settings that few pages use are applied: another language, a background. */
  environmentReady(): Promise<void>
  /** Applies them again, after settings have changed. */
  applySettings(): Promise<void>
  /** Methods of the public object that few pages call. */
  calls: Calls
  /** Lets the page's delegate change what is sent. */
  ask: AskDelegate
  /** Signs users in and out. */
  identity: WidgetIdentity
  /** Asks now for another channel to go on in. */
  offerChannels(): Promise<void>
  /** Sends a file that a page gives. */
  sendFile(message: FileDraft, conversationId?: string): Promise<Message>
  /** Writes the time of a message into its row. */
  showTime(row: HTMLElement): void
  /** Writes a time as a format of the page's own says. */
  formatTime: typeof formatTime
  /** Tells of unread messages in the page's title; 0 gives the page its own title back. */
  pageTitle: { show(count: number): void }
  /** Shows the newest unread message beside the launcher, while the messenger is closed. */
  preview: { update(): void }
  /** Creates the history, which moves the window of loaded messages. */
  createHistory: typeof createHistory
}

/** Manifest of a feature: a part of the messenger that is loaded when one of its slots is needed. */
export interface Feature {
  /** Slots that it fills. The build reads their names here. */
  slots: readonly (keyof Slots)[]
  /** A sheet for the messenger's frame, made with `css`. */
  styles?: string
  /** English texts by the keys of `customText`. */
  texts?: Record<string, string>
  /** Fills the slots of one messenger. Called once, when the feature has been loaded. */
  setup(context: MessengerContext): Partial<Slots>
}

type FeatureOf<Name extends keyof Slots> = Omit<Feature, 'slots' | 'setup'> & {
  slots: readonly Name[]
  setup(...args: Parameters<Feature['setup']>): Pick<Slots, Name>
}

/** Checks that a feature fills exactly the slots that it names. Returns its manifest. */
export function defineFeature<Name extends keyof Slots>(feature: FeatureOf<Name>): FeatureOf<Name> {
  return feature
}
