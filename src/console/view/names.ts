import type {
  Author,
  InboxConversation,
  Integration,
  Participant,
  Profile,
  TeamMember
} from '../api'
import type { Translate } from '../texts'

/** Turns the reading direction of all that follows, beyond the name. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu

/** Shown of a group before "and others". */
const NAMES_MAX = 3

const plain = (name: string) => name.replace(DIRECTION_MARKS, '').trim()

const fullName = ({ givenName, surname }: Profile) =>
  plain([givenName, surname].filter(Boolean).join(' '))

/**
 * Returns the display name of a user: name, e-mail, invented name, or the end of the id.
 *
 * @param invented The server's name for a user without one.
 */
export const personName = (
  t: Translate,
  userId: string,
  profile: Profile = {},
  invented = ''
): string =>
  fullName(profile) ||
  plain(profile.email ?? '') ||
  invented ||
  // With a mark, so that the end of an id is not taken for a name.
  t('names.visitor', { id: userId.slice(-4) })

/** Whether what `personName` shows of a participant is what they say, and neither set nor proved. */
const isNameClaimed = ({ profile, claims = {} }: Participant): boolean =>
  fullName(profile)
    ? !!(claims.givenName ?? claims.surname)
    : !!(plain(profile.email ?? '') && claims.email)

/** Returns the name that the business had set, if the visitor has changed it since. */
export const replacedName = ({ profile, claims = {} }: Participant): string => {
  const { givenName, surname } = claims
  if (!givenName?.replaces && !surname?.replaces) return ''
  return fullName({
    givenName: givenName ? (givenName.replaces ?? '') : (profile.givenName ?? ''),
    surname: surname ? (surname.replaces ?? '') : (profile.surname ?? '')
  })
}

/** Returns the names in the display name of a conversation, in its order. */
export const conversationNames = (
  t: Translate,
  { displayName, participants }: InboxConversation
) => {
  const names = participants.map(participant => ({
    name: personName(t, participant.userId, participant.profile, participant.displayName),
    isClaimed: isNameClaimed(participant),
    isBlocked: participant.blockedAt !== undefined
  }))
  return {
    shown: names.length
      ? names.slice(0, NAMES_MAX)
      : [{ name: displayName ?? t('names.nobody'), isClaimed: false, isBlocked: false }],
    hasMore: names.length > NAMES_MAX
  }
}

/** Returns the display name of a conversation: its participants. */
export const conversationName = (t: Translate, conversation: InboxConversation): string => {
  const { shown, hasMore } = conversationNames(t, conversation)
  const names = shown.map(({ name }) => name).join(t('common.comma'))
  return hasMore ? t('names.withOthers', { names }) : names
}

/** Returns the name of the one visitor of a conversation; empty: they have said none, or are several. */
export const visitorName = ({ participants }: InboxConversation): string =>
  participants.length === 1 && participants[0] ? fullName(participants[0].profile) : ''

/** Returns the display name of a member of the team. */
export const memberName = ({
  displayName,
  email
}: Pick<TeamMember, 'displayName' | 'email'>): string => plain(displayName ?? '') || email

/** Returns the display name of a message's author. */
export const authorName = (
  t: Translate,
  author: Author,
  conversation?: InboxConversation
): string => {
  const displayName = plain(author.displayName ?? '')
  if (displayName) return displayName
  if (author.type === 'business') return t('names.business')
  const participant = conversation?.participants.find(({ userId }) => userId === author.userId)
  return personName(t, author.userId ?? '', participant?.profile, participant?.displayName)
}

/** Returns the display name of an integration: its name, or else its id. */
export const integrationName = ({ displayName, id }: Integration): string =>
  plain(displayName ?? '') || id

/** Returns one or two letters of a name, for authors without a picture. */
export const initials = (name: string): string => {
  const letters = name.match(/(?<=^|\s)\p{L}/gu) ?? []
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}
