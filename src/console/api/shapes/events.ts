import type { ConversationChange, ConversationLife } from './conversations'
import type { Author, DeliveryError, Message } from './messages'

interface UserRef {
  id: string
}

interface InConversation {
  conversation: { id: string }
}

/** A member of the team who has a conversation open in a tab, or has left it. */
export interface TeamPresence {
  member: { id: string; name: string }
  /** Tells the tabs of a member apart. */
  tab: string
  state: 'looking' | 'writing' | 'gone'
  /** Whether the tab has just come, and the others are to say that they are there. */
  isNew: boolean
}

/** Event of an app, as `@/events` sends it. Unknown types are skipped. */
export type AppEvent = { id: string; createdAt: string } & (
  | {
      type: 'conversation:create' | 'conversation:remove' | 'conversation:scheduled'
      payload: InConversation
    }
  | {
      type: 'conversation:update'
      payload: {
        conversation: ConversationLife & {
          id: string
          displayName?: string
          lastUpdatedAt?: string
        }
        /** Undefined: nothing that the team does with it. */
        changes?: ConversationChange[]
      }
    }
  | { type: 'conversation:message'; payload: InConversation & { message: Message } }
  | { type: 'conversation:message:remove'; payload: InConversation & { message: { id: string } } }
  | {
      type: 'conversation:message:delivery:failure'
      payload: InConversation & { message: { id: string }; error: DeliveryError }
    }
  | {
      type: 'conversation:message:delivery:user' | 'conversation:arrival'
      payload: InConversation & { message: { id: string } }
    }
  | {
      type: 'conversation:read' | 'conversation:typing'
      payload: InConversation & { activity: Activity }
    }
  | { type: 'conversation:presence'; payload: InConversation & TeamPresence }
  | {
      type: 'user:update' | 'user:change' | 'user:remove' | 'user:page'
      payload: { user: UserRef }
    }
  | { type: 'group:change'; payload: object }
  | {
      type: 'user:merge'
      payload: { mergedUsers: { surviving: UserRef; discarded: UserRef } }
    }
)

export interface Activity {
  type: 'conversation:read' | 'typing:start' | 'typing:stop'
  author: Author
}
