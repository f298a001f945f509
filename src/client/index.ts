export {
  toConversation,
  type ConversationInfo,
  type ConversationModel,
  type HistoryState
} from './conversation-model'
export { createMessenger } from './create-messenger'
export type { History } from './history'
export { createKeyValue, type KeyValue } from './key-value'
export type { Waiting } from './outbox'
export { createRandomId } from './random-id'
export type {
  ConnectionStatus,
  Messenger,
  MessengerCore,
  MessengerOptions,
  Prepare,
  StartLive
} from './messenger'
export type { DebugNote, EventData, MessengerEvents } from './messenger-events'
export type { Session } from './session'
export {
  isPending,
  type Block,
  type MessageStatus,
  type Timeline,
  type TimelineEntry
} from './timeline'
