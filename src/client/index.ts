export type { ClientInternals, ClientOptions, Messenger } from './client'
export {
  isPending,
  toConversation,
  type Block,
  type ConversationInfo,
  type ConversationModel,
  type DebugNote,
  type EventData,
  type HistoryState,
  type MessageStatus,
  type MessengerEvents,
  type Timeline,
  type TimelineEntry
} from './conversations'
export { createClient } from './create-client'
export type { History } from './history'
export type { BeforeSend, Deferred } from './outbox'
export type { Session } from './session'
export { createBrowserStorage, createRandomId, type ClientStorage } from './shared'
export type { ConnectionStatus, StartLive } from './sync'
