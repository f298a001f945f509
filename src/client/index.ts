export type { ConversationInfo, ConversationModel, HistoryState } from './conversation-model'
export {
  createMessenger,
  type ConnectionStatus,
  type Messenger,
  type MessengerOptions,
  type StartLive
} from './create-messenger'
export { createKeyValue, type KeyValue } from './key-value'
export type { EventData, MessengerEvents } from './messenger-events'
export type { Session } from './session'
export type { Block, MessageStatus, Timeline, TimelineEntry } from './timeline'
