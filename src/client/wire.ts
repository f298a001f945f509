import type { Conversation, Message, Participant, User } from '../protocol'

/** Reads an ISO time as seconds since the epoch. */
export const seconds = (iso: string): number => Date.parse(iso) / 1000

const optionalSeconds = (iso?: string) => (iso ? seconds(iso) : undefined)

/** Reads a message as it travels. */
export const readMessage = (message: Message<string>): Message => ({
  ...message,
  received: seconds(message.received)
})

/** Reads a user as it travels. */
export const readUser = (user: User<string>): User => ({
  ...user,
  signedUpAt: seconds(user.signedUpAt)
})

/** Reads a participant as it travels. */
export const readParticipant = (participant: Participant<string>): Participant => ({
  ...participant,
  lastRead: optionalSeconds(participant.lastRead)
})

/** Reads a conversation as it travels, messages and all. */
export const readConversation = (conversation: Conversation<string>): Conversation => ({
  ...conversation,
  lastUpdatedAt: seconds(conversation.lastUpdatedAt),
  businessLastRead: optionalSeconds(conversation.businessLastRead),
  participants: conversation.participants.map(readParticipant),
  messages: conversation.messages.map(readMessage)
})
