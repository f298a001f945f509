import type { Row } from '../../storage'
import type { EventPayload, NewUserEvent } from './pending-events'

/** Columns by which events of users' logs are found when data are erased. */
export type UserEventSubjects = Pick<Row<'userEvents'>, 'conversationId' | 'messageId' | 'authorId'>

/** Columns by which events of apps' logs are found when data are erased. */
export type AppEventSubjects = Pick<
  Row<'appEvents'>,
  'messageId' | 'userId' | 'quotedMessageId' | 'quotedUserId'
>

/** Returns the message that an event shows; a conversation shows its newest one. */
const shownMessage = (event: NewUserEvent) => {
  switch (event.type) {
    case 'message':
    case 'message:updated':
      return event.message
    case 'conversation:added':
    case 'conversation:updated':
      return event.conversation.messages.at(-1)
    default:
      return undefined
  }
}

/**
 * Names the conversation, message and author of an event in a user's log.
 *
 * @param readerId The user whose log it is; a link shows their own name.
 */
export const userEventSubjects = (event: NewUserEvent, readerId: string): UserEventSubjects => {
  const message = shownMessage(event)
  return {
    conversationId: event.conversation?.id ?? null,
    messageId: message?.id ?? null,
    authorId: 'link' in event ? readerId : (message?.userId ?? null)
  }
}

/** Names the messages and users of an event in an app's log. */
export const appEventSubjects = ({
  message,
  activity,
  user,
  mergedUsers
}: EventPayload): AppEventSubjects => {
  const author = message?.author ?? activity?.author
  const quoted = message?.quotedMessage?.message
  return {
    messageId: message?.author ? message.id : null,
    userId: author?.userId ?? user?.id ?? mergedUsers?.surviving.id ?? null,
    quotedMessageId: quoted?.id ?? null,
    quotedUserId: quoted?.author?.userId ?? null
  }
}
