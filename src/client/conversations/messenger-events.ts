import type { LinkEvent, Message, Participant, ReadActivity, TypingEvent } from '../../protocol'
import type { ConversationInfo } from './conversation-model'

/** Says which conversation an event is about. */
export interface EventData {
  conversation: { id: string } & Partial<ConversationInfo>
}

/** A line of what a messenger did, for those who look for a fault. */
export interface DebugNote {
  /** Seconds since the epoch. */
  timestamp: number
  /** Name of the event. */
  message: string
  /** Arguments of its listeners. */
  data: unknown[]
}

/** Events of a messenger: names, and the arguments of a listener. */
export interface MessengerEvents {
  /** A message was stored, by either side. Never fires for history. */
  message: [message: Message, data: EventData]
  'message:sent': [message: Message, data: EventData]
  'message:received': [message: Message, data: EventData]
  /** The unread count of one conversation changed. */
  unreadCount: [count: number, data: EventData]
  /** The sum over all conversations changed. */
  totalUnreadCount: [count: number]
  'conversation:added': [participants: Participant[], data: EventData]
  'conversation:removed': [data: EventData]
  'conversation:read': [activity: ReadActivity, data: EventData]
  'participant:added': [participant: Participant, data: EventData]
  'participant:removed': [participant: Participant, data: EventData]
  'typing:start': [sign: TypingEvent]
  'typing:stop': [sign: TypingEvent]
  /** The business's side has received what was sent so far. */
  'conversation:delivered': [data: EventData]
  /** A link to a channel has begun, was confirmed, or has ended. */
  link: [event: LinkEvent]
  connected: [data: object]
  disconnected: [data: object]
  reconnecting: [data: object]
  /** Emitted with each other event of this list. */
  'log:debug': [note: DebugNote]
}
