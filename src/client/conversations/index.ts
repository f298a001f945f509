export {
  asStored,
  toConversation,
  type ConversationInfo,
  type ConversationModel,
  type HistoryState,
  type OwnConversationModel,
  type StoredConversation
} from './conversation-model'
export { createConversationReaders, type ConversationReaders } from './create-conversation-readers'
export { createConversations, type Conversations } from './create-conversations'
export { createEvents, type ClientEvents } from './create-events'
export { createUpdates, toEventData, type ConversationUpdates } from './create-updates'
export type { DebugNote, EventData, MessengerEvents } from './messenger-events'
export {
  createTimeline,
  isPending,
  type Block,
  type MessageStatus,
  type Timeline,
  type TimelineEntry
} from './timeline'
