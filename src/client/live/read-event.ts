import type { ClientEvent, Conversation, NumberedEvent } from '../../protocol'
import { readConversation, readMessage, readParticipant, seconds } from '../wire'

/** Reads an event as it travels, whole. */
export const readEvent = ({ event }: NumberedEvent): ClientEvent =>
  ({
    ...event,
    createdAt: seconds(event.createdAt),
    ...('message' in event && { message: readMessage(event.message) }),
    ...('participant' in event && { participant: readParticipant(event.participant) }),
    ...('activity' in event && {
      activity: { ...event.activity, lastRead: seconds(event.activity.lastRead) }
    }),
    ...('participants' in (event.conversation ?? {}) && {
      conversation: readConversation(event.conversation as Conversation<string>)
    })
  }) as ClientEvent
