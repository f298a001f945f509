import { batch } from '@preact/signals-react'
import type { AppEvent, ConversationLife, Message } from '../api'
import { hasMerged } from './conversation-changes'
import type { Rows } from './rows'

/** Actions of an inbox with conversations of which it hears. */
interface InboxActions {
  rows: Pick<Rows, 'noteFailure' | 'read' | 'see'>
  receive(id: string, message: Message): void
  withdraw(id: string, message: { id: string }): void
  live(id: string, now: ConversationLife): void
  lookFor(id: string): Promise<void>
  drop(id: string): void
  refetchMerged(id: string): void
  readOfUser(user: { id: string }): void
}

/** Makes what applies events to an inbox. */
export const createInboxEvents = ({
  rows,
  receive,
  withdraw,
  live,
  lookFor,
  drop,
  refetchMerged,
  readOfUser
}: InboxActions) => ({
  /** Applies an event. */
  apply(event: AppEvent): void {
    if (event.type === 'user:merge') {
      const { surviving, discarded } = event.payload.mergedUsers
      return [surviving, discarded].forEach(readOfUser)
    }
    if (event.type === 'user:update' || event.type === 'user:change') {
      return readOfUser(event.payload.user)
    }
    if (!('conversation' in event.payload)) return
    const { id } = event.payload.conversation
    batch(() => {
      switch (event.type) {
        case 'conversation:message':
          return receive(id, event.payload.message)
        case 'conversation:message:remove':
          return withdraw(id, event.payload.message)
        case 'conversation:message:delivery:failure':
          return rows.noteFailure(id, event.payload.message.id, event.payload.error)
        case 'conversation:read': {
          const { type, userId } = event.payload.activity.author
          if (type === 'business') rows.read(id, event.createdAt)
          else if (userId !== undefined) rows.see(id, userId, event.createdAt)
          return
        }
        case 'conversation:update':
          live(id, event.payload.conversation)
          if (hasMerged(event)) refetchMerged(id)
          return
        case 'conversation:create':
          return void lookFor(id)
        case 'conversation:remove':
          drop(id)
      }
    })
  }
})
