import type { ClientEvent } from '../../../../protocol'
import type { EventPayload, PayloadMessage } from '../../transaction'

/** Removes name and picture of a user from a part of an event. */
const hide = <Part extends object>(part: Part): Part => ({
  ...part,
  displayName: undefined,
  name: undefined,
  avatarUrl: undefined
})

/** Removes name and picture of the author that an event of a user's log shows. */
export const hideAuthor = (event: ClientEvent<string>): ClientEvent<string> => {
  switch (event.type) {
    case 'message':
    case 'message:updated':
      return { ...event, message: hide(event.message) }
    case 'conversation:added':
    case 'conversation:updated': {
      const { conversation } = event
      return {
        ...event,
        conversation: { ...conversation, messages: conversation.messages.map(hide) }
      }
    }
    case 'link:added':
    case 'link:updated':
    case 'link:removed':
      return { ...event, link: hide(event.link) }
    default:
      return event
  }
}

type Named = Pick<EventPayload, 'message' | 'activity'>

const hideWhereAuthor = <Part extends NonNullable<Named['message'] | Named['activity']>>(
  part: Part
): Part => (part.author ? { ...part, author: hide(part.author) } : part)

/** Removes the author of a message, and the mail that it came in, which names them too. */
const hideInMessage = (message: PayloadMessage): PayloadMessage => ({
  ...hideWhereAuthor(message),
  originalMail: undefined
})

/** Removes name, picture and mails of the user from events of an app that are about them. */
export const hideUser = (payload: EventPayload): EventPayload => {
  const { message, activity, client } = payload
  return {
    ...payload,
    ...(message && { message: hideInMessage(message) }),
    ...(activity && { activity: hideWhereAuthor(activity) }),
    ...(typeof client === 'object' && client && { client: hide(client) })
  }
}

/** Removes name, picture and mail of the author from events of an app whose message quotes them. */
export const hideQuotedUser = (payload: EventPayload): EventPayload => {
  const { message } = payload
  const quoted = message?.quotedMessage
  if (!message || !quoted?.message) return payload
  const quotedMessage = { ...quoted, message: hideInMessage(quoted.message) }
  return { ...payload, message: { ...message, quotedMessage } }
}
