import type { ClientEvent, NumberedEvent } from '../../protocol'
import { parseConversation, parseMessage, parseParticipant, toSeconds } from '../shared'

/** Reads an event as it travels, whole. */
export const parseEvent = ({ event }: NumberedEvent): ClientEvent => {
  const { conversation } = event
  return {
    ...event,
    createdAt: toSeconds(event.createdAt),
    ...('message' in event && { message: parseMessage(event.message) }),
    ...('participant' in event && { participant: parseParticipant(event.participant) }),
    ...('activity' in event && {
      activity: { ...event.activity, lastRead: toSeconds(event.activity.lastRead) }
    }),
    ...(conversation &&
      'participants' in conversation && { conversation: parseConversation(conversation) })
  } as ClientEvent
}
