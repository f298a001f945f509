import type { Conversation, Link, Message, Participant, Role } from './entities'

/** A reader, and the time up to which they have read. */
export interface ReadActivity<Time = number> {
  role: Role
  userId?: string
  lastRead: Time
}

/** Names the conversation that an event is about. */
export interface ConversationRef {
  id: string
}

/**
 * Events of a user's conversations, as the user may see them. Each kind but typing stands in the
 * user's log under a `seq`, and says the state after it, so that hearing it again changes nothing.
 */
export type ClientEvent<Time = number> = { createdAt: Time } & (
  | {
      type: 'message'
      conversation: ConversationRef
      message: Message<Time>
      /** This user's unread count in this conversation, after the message. */
      unreadCount: number
    }
  /** A message has changed: its form was answered, or it was deleted. */
  | { type: 'message:updated'; conversation: ConversationRef; message: Message<Time> }
  | { type: 'conversation:added'; conversation: Conversation<Time> }
  | { type: 'conversation:updated'; conversation: Conversation<Time> }
  | { type: 'conversation:removed'; conversation: ConversationRef }
  | {
      type: 'conversation:read'
      conversation: ConversationRef
      activity: ReadActivity<Time>
      /** This user's unread count in this conversation, after the reading. */
      unreadCount: number
    }
  | {
      type: 'participant:added' | 'participant:removed'
      conversation: ConversationRef
      participant: Participant<Time>
    }
  | LinkEvent<Time>
  | TypingEvent
  | DeliveredEvent
)

/** A link to a channel has begun, was confirmed, or has ended. It belongs to no conversation. */
export interface LinkEvent<Time = number> {
  type: 'link:added' | 'link:updated' | 'link:removed'
  conversation?: undefined
  link: Link<Time>
  /** Reason of the removal; `ping-failed`: the channel could not be written to. */
  reason?: 'removed' | 'cancelled' | 'failed' | 'expired' | 'ping-failed'
}

/** The business's side has received all messages of a conversation so far. Passing, as typing is. */
export interface DeliveredEvent {
  type: 'conversation:delivered'
  conversation: ConversationRef
}

/** Passing: never stored, carries no `seq`. */
export interface TypingEvent {
  type: 'typing:start' | 'typing:stop'
  conversation: ConversationRef
  role: Role
  userId?: string
  name?: string
  avatarUrl?: string
}

/** A logged event under its number; typing has none. */
export interface NumberedEvent<Time = string> {
  seq?: number | undefined
  event: ClientEvent<Time>
}

/** Frame from the server, over any transport. */
export type ServerFrame =
  /** Everything after the client's last `seq` follows as events. */
  | { type: 'ready'; seq: number; settingsVersion?: string | undefined }
  /** The log no longer reaches back to the client's last `seq`, or the user was merged: fetch anew. */
  | { type: 'reset'; seq: number }
  | ({ type: 'event' } & NumberedEvent)
  /**
   * Answers a ping with the newest `seq` in the database, so that a lost event is noticed. Comes without a
   * ping when the settings have changed: their version is another one than that of the config.
   */
  | { type: 'pong'; seq: number; settingsVersion?: string | undefined }

/** Frame from a client. Messages are never sent in frames, but over HTTP. */
export type ClientFrame =
  | { type: 'ping' }
  | { type: 'typing:start' | 'typing:stop' | 'conversation:read'; conversationId: string }

/** First frame of a WebSocket; `after` is the newest `seq` the client knows. */
export interface AuthFrame {
  type: 'auth'
  token: string
  after: number
}
