import type { Author, InboxConversation, Profile } from '../api/shapes'

/** Turns the reading direction of all that follows, beyond the name. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu

/** Shown of a group before "and others". */
const NAMES_MAX = 3

const plain = (name: string) => name.replace(DIRECTION_MARKS, '').trim()

/**
 * How to call somebody: by name, by e-mail, or kindly by the end of their id.
 *
 * @param invented What the server calls somebody who has no name.
 */
export const personName = (
  userId: string,
  { givenName, surname, email }: Profile = {},
  invented = ''
): string =>
  plain([givenName, surname].filter(Boolean).join(' ')) ||
  plain(email ?? '') ||
  invented ||
  // With a mark, so that the end of an id is not taken for a name.
  `Visitor #${userId.slice(-4)}`

/** How to call a conversation: by the people in it. */
export const conversationName = ({ displayName, participants }: InboxConversation): string => {
  const names = participants.map(({ userId, profile, displayName }) =>
    personName(userId, profile, displayName)
  )
  if (!names.length) return displayName ?? 'Nobody'
  const shown = names.slice(0, NAMES_MAX).join(', ')
  return names.length > NAMES_MAX ? `${shown} and others` : shown
}

/** How to call who wrote a message. */
export const authorName = (author: Author, conversation?: InboxConversation): string => {
  const displayName = plain(author.displayName ?? '')
  if (displayName) return displayName
  if (author.type === 'business') return 'Business'
  const participant = conversation?.participants.find(({ userId }) => userId === author.userId)
  return personName(author.userId ?? '', participant?.profile, participant?.displayName)
}

/** One or two letters that stand for a name where there is no picture. */
export const initials = (name: string): string => {
  const letters = name.match(/(?<=^|\s)\p{L}/gu) ?? []
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}
