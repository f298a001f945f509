import type { ReadonlySignal } from '@preact/signals-react'
import type { ReadableAtom } from 'nanostores'
import type {
  ConfigAnswer,
  Conversation,
  DeviceInfo,
  DraftMessage,
  Emitter,
  Message,
  Metadata,
  NewConversation,
  User
} from '../protocol'
import type { Changes } from './changes'
import type { ConversationModel } from './conversation-model'
import type { createHistory, History } from './history'
import type { KeyValue } from './key-value'
import type { SyncCore } from './live'
import type { MessengerEvents } from './messenger-events'
import type { Outbox, Waiting } from './outbox'
import type { Session, SessionKeeper } from './session'

export type ConnectionStatus =
  /** Nobody to connect as yet. */
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  /** The server refuses; it will not be tried again. */
  | 'disconnected'

/** Begins to keep a messenger up to date, and returns what stops it. */
export type StartLive = (core: SyncCore) => () => void

export interface MessengerOptions {
  /** As the server describes the integration; `loadConfig` asks for it. */
  config: ConfigAnswer
  /** Where identity and outbox are kept. */
  keyValue: KeyValue
  /** Told of everything that listeners may want to know. */
  emit: Emitter<MessengerEvents>['emit']
  /** Called once there is a session to connect as. */
  startLive: StartLive
  /** What the page says of the device. */
  describeDevice: () => DeviceInfo['info']
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** Brings what loads earlier messages, when it is first needed. */
  openHistory: () => Promise<typeof createHistory>
  /** Tells of the network's return and of other tabs; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Signs a named user in again, whose token the server does not take; ends with `core.adopt`. */
  renew?: () => Promise<unknown>
  /** Lets the page change what is sent. */
  prepare?: Prepare
  /** Those who wait for what an earlier messenger sends. */
  waiting?: Map<string, Waiting>
}

/** Gives what is sent instead of a message, or of a file on its way. @param to Undefined: one to be made. */
export type Prepare = <Sent extends { type: string; metadata?: Metadata }>(
  message: Sent,
  to: ConversationModel | undefined
) => Sent | Promise<Sent>

/** What parts of a messenger are made of that most visitors never need. */
export interface MessengerCore extends Pick<
  SessionKeeper,
  'adopt' | 'ask' | 'call' | 'describe' | 'leave' | 'profile' | 'settle'
> {
  changes: Changes
  keyValue: KeyValue
  outbox: Outbox
  prepare: Prepare
  /** Listens apart from the page, which may take all its listeners back. Returns its undo. */
  on: Emitter<MessengerEvents>['on']
  /**
   * Makes the visitor's session and conversation, or finds them.
   * @param conversation With its first messages, or with what was asked before them.
   */
  open(conversation?: NewConversation): Promise<void>
  /**
   * Stores a message in the outbox that its caller has checked, and sends it; without a session it makes one in the
   * same call.
   *
   * @param conversationId The default conversation when absent.
   * @returns The stored message; waits through lost connections.
   * @throws {ChatError} What the server refused it for.
   */
  send(message: DraftMessage, conversationId?: string): Promise<Message>
}

/** Conversations of one visitor with a business, without a screen. */
export interface Messenger {
  readonly $session: ReadableAtom<Session | undefined>
  readonly $connection: ReadableAtom<ConnectionStatus>
  /** Most recently active first. */
  readonly conversations: ReadonlySignal<readonly ConversationModel[]>
  readonly totalUnreadCount: ReadonlySignal<number>
  /** The default conversation; empty until the first message makes it. */
  mainConversation(): ConversationModel
  /**
   * Goes on where an earlier visit ended: fetches the conversations, connects, sends what waits.
   * Without an earlier visit it asks the server nothing and stores nothing.
   */
  start(): void
  /** Tries again what failed. */
  retryMessage(clientMessageId: string): void
  /**
   * A conversation with its newest messages.
   * @param id The default conversation when absent.
   * @throws {ChatError} `conversation-not-found`.
   */
  getConversation(id?: string): Promise<ConversationModel>
  /** Undefined before the first use. */
  getUser(): User | undefined
  /** Those loaded so far, most recently active first, each with the messages held. */
  getConversations(): Conversation[]
  hasMoreConversations(): boolean
  /** Without an id: the total. */
  getUnreadCount(conversationId?: string): number
  /** What moves the window of messages held. */
  history(): Promise<History>
  markAllAsRead(conversationId?: string): Promise<void>
  /** For what is loaded when first needed. */
  readonly core: MessengerCore
  /** Stops everything that runs. What is stored stays. */
  destroy(): void
}
