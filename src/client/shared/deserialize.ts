import type { Conversation, Message, Participant, User } from '../../protocol'

/** Reads an ISO time as seconds since the epoch. */
export const toSeconds = (iso: string): number => Date.parse(iso) / 1000

const optionalSeconds = (iso?: string) => (iso ? toSeconds(iso) : undefined)

/** Reads a message as it travels. */
export const parseMessage = (message: Message<string>): Message => ({
  ...message,
  received: toSeconds(message.received)
})

/** Reads a user as it travels. */
export const parseUser = (user: User<string>): User => ({
  ...user,
  signedUpAt: toSeconds(user.signedUpAt)
})

/** Reads a participant as it travels. */
export const parseParticipant = (participant: Participant<string>): Participant => ({
  ...participant,
  lastRead: optionalSeconds(participant.lastRead)
})

/** Reads a conversation as it travels, messages and all. */
export const parseConversation = (conversation: Conversation<string>): Conversation => ({
  ...conversation,
  lastUpdatedAt: toSeconds(conversation.lastUpdatedAt),
  businessLastRead: optionalSeconds(conversation.businessLastRead),
  participants: conversation.participants.map(parseParticipant),
  messages: conversation.messages.map(parseMessage)
})
