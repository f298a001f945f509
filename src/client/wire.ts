import type {
  ClientEvent,
  Conversation,
  Message,
  NumberedEvent,
  Participant,
  User
} from '../protocol'

const seconds = (iso: string): number => Date.parse(iso) / 1000
const optional = (iso: string | undefined) => (iso ? { lastRead: seconds(iso) } : {})

/** Reads a message as it travels: ISO times become seconds since the epoch. */
export const readMessage = (message: Message<string>): Message => ({
  ...message,
  received: seconds(message.received)
})

export const readUser = (user: User<string>): User => ({
  ...user,
  signedUpAt: seconds(user.signedUpAt)
})

const readParticipant = ({ lastRead, ...rest }: Participant<string>): Participant => ({
  ...rest,
  ...optional(lastRead)
})

export const readConversation = (conversation: Conversation<string>): Conversation => {
  const { lastUpdatedAt, businessLastRead, participants, messages, ...rest } = conversation
  return {
    ...rest,
    lastUpdatedAt: seconds(lastUpdatedAt),
    ...(businessLastRead ? { businessLastRead: seconds(businessLastRead) } : {}),
    participants: participants.map(readParticipant),
    messages: messages.map(readMessage)
  }
}

/** Reads an event as it travels, whole. */
export const readEvent = ({ event }: NumberedEvent): ClientEvent => {
  const createdAt = seconds(event.createdAt)
  switch (event.type) {
    case 'message':
      return { ...event, createdAt, message: readMessage(event.message) }
    case 'conversation:added':
    case 'conversation:updated':
      return { ...event, createdAt, conversation: readConversation(event.conversation) }
    case 'conversation:read': {
      const { activity } = event
      return {
        ...event,
        createdAt,
        activity: { ...activity, lastRead: seconds(activity.lastRead) }
      }
    }
    case 'participant:added':
    case 'participant:removed':
      return { ...event, createdAt, participant: readParticipant(event.participant) }
    default:
      return { ...event, createdAt }
  }
}
