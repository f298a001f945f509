import type { Content } from '../../protocol'

/** What the console reads of the REST API's answers. Times are ISO 8601 strings. */

export interface Profile {
  givenName?: string
  surname?: string
  email?: string
  avatarUrl?: string
}

export interface Participant {
  id: string
  userId: string
}

export interface Author {
  type: 'user' | 'business'
  userId?: string
  displayName?: string
  avatarUrl?: string
}

export interface Message {
  /** Within a conversation, ids sort in the server's order. */
  id: string
  received: string
  author: Author
  /** Where it was written; a reply on its way has none. */
  source?: { type: string }
  /** Actions have no ids here, and another version of the server may send types that are not known. */
  content: Content
  /** The form that a formResponse answers, as it is now. */
  quotedMessage?: { message: Message }
}

export interface Conversation {
  id: string
  displayName?: string
  lastUpdatedAt: string
  businessLastRead?: string
}

/** A conversation as the inbox lists it. */
export interface InboxConversation extends Conversation {
  /** Messages by users since the business last read. */
  businessUnreadCount: number
  participants: (Participant & { profile: Profile; displayName?: string })[]
  lastMessage?: Message
}

export interface Page {
  hasMore: boolean
  afterCursor?: string
  beforeCursor?: string
}

export interface ConversationsPage {
  conversations: InboxConversation[]
  meta: Page
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface MessagesPage {
  messages: Message[]
  meta: Page
}

export interface App {
  id: string
  displayName: string
}

export interface Integration {
  id: string
  type: string
  displayName?: string
}

/** Who is signed in, and what they may see. */
export interface Me {
  user: { id: string; email: string }
  apps: App[]
  /** Goes with every call that changes something. */
  csrfToken: string
}

interface UserRef {
  id: string
}

interface InConversation {
  conversation: { id: string }
}

/** What happened in an app, as `@/events` tells it. Kinds that the console does not know are skipped. */
export type AppEvent = { id: string; createdAt: string } & (
  | { type: 'conversation:create' | 'conversation:remove'; payload: InConversation }
  | { type: 'conversation:message'; payload: InConversation & { message: Message } }
  | { type: 'conversation:message:remove'; payload: InConversation & { message: { id: string } } }
  | {
      type: 'conversation:read' | 'conversation:typing'
      payload: InConversation & { activity: Activity }
    }
  | { type: 'user:update' | 'user:remove'; payload: { user: UserRef } }
  | {
      type: 'user:merge'
      payload: { mergedUsers: { surviving: UserRef; discarded: UserRef } }
    }
)

export interface Activity {
  type: 'conversation:read' | 'typing:start' | 'typing:stop'
  author: Author
}
