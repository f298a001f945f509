export type { ConversationInfo, ConversationModel, HistoryState } from './conversation-model'
export { createMessenger } from './create-messenger'
export type { History } from './history'
export { createKeyValue, type KeyValue } from './key-value'
export { createRandomId } from './random-id'
export type {
  ConnectionStatus,
  Messenger,
  MessengerCore,
  MessengerOptions,
  StartLive
} from './messenger'
export type { EventData, MessengerEvents } from './messenger-events'
export type { Session } from './session'
export type { Block, MessageStatus, Timeline, TimelineEntry } from './timeline'
