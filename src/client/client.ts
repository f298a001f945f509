import type { ReadonlySignal } from '@preact/signals-react'
import type { ReadableAtom } from 'nanostores'
import type { ConfigAnswer, DeviceInfo, Emitter, NewConversation, User } from '../protocol'
import type {
  ClientEvents,
  ConversationModel,
  ConversationReaders,
  ConversationUpdates,
  MessengerEvents
} from './conversations'
import type { createHistory } from './history'
import type { BeforeSend, Deferred, Outbox, Sending } from './outbox'
import type { Session, SessionManager } from './session'
import type { ClientStorage } from './shared'
import type { ConnectionStatus, StartLive } from './sync'

export interface ClientOptions {
  /** Description of the integration by the server, as `loadConfig` fetches it. */
  config: ConfigAnswer
  /** Storage of identity and outbox. */
  storage: ClientStorage
  /** Emits events to the page's listeners. */
  emit: Emitter<MessengerEvents>['emit']
  /** Called once there is a session to connect with. */
  startLive: StartLive
  /** Called with the version of the settings that the server has, each time that it says so. */
  onSettings?: ((version: string) => void) | undefined
  /** Describes the page; called with each session request. */
  describeDevice: () => DeviceInfo['info']
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** Loads the code that loads earlier messages; called when it is first needed. */
  openHistory: () => Promise<typeof createHistory>
  /** Window whose network and storage events are watched; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Signs an authenticated user in again, whose token was refused; ends with `setSession`. */
  refreshToken?: () => Promise<unknown>
  /** Changes messages and files before they are sent. */
  beforeSend?: BeforeSend
  /** Pending sends of the client before, by clientMessageId. */
  pendingSends?: Map<string, Deferred>
}

/** Internals that lazily loaded features build on. @internal */
export interface ClientInternals
  extends
    Pick<
      SessionManager,
      | 'setSession'
      | 'request'
      | 'call'
      | 'renew'
      | 'getDevice'
      | 'clearSession'
      | 'replacedBy'
      | 'profile'
      | 'whenIdle'
    >,
    Pick<ClientEvents, 'on'>,
    Pick<Sending, 'send'> {
  updates: ConversationUpdates
  storage: ClientStorage
  outbox: Outbox
  beforeSend: BeforeSend
  /**
   * Creates the visitor's session and conversation, or finds them.
   * @param conversation With its first messages, or with the answers of a prechat form.
   */
  createSession(conversation?: NewConversation): Promise<void>
}

/** Conversations of one visitor with a business, without a screen. */
export interface Messenger extends ConversationReaders {
  readonly $session: ReadableAtom<Session | undefined>
  readonly $connection: ReadableAtom<ConnectionStatus>
  /** Most recently active first. */
  readonly conversations: ReadonlySignal<readonly ConversationModel[]>
  readonly totalUnreadCount: ReadonlySignal<number>
  /** Returns the default conversation; empty until the first message creates it. */
  mainConversation(): ConversationModel
  /**
   * Continues an earlier visit: fetches the conversations, connects, sends pending messages.
   * Without an earlier visit it requests and stores nothing.
   */
  start(): void
  /** Sends a failed message again. */
  retryMessage(clientMessageId: string): void
  /** Returns the user; undefined before the first use. */
  getUser(): User | undefined
  /** @internal */
  readonly internals: ClientInternals
  /** Stops all timers, connections and listeners. What is stored stays. */
  destroy(): void
}
