import type { Mention, TeamMember } from '../api'

/** Begins a mention. */
const SIGN = '@'
/** Matches a name as far as it is typed, up to the caret. */
const TYPED = /(?:^|\s)@([^\s@]{0,40})$/u

/** A piece of a note; a mention is shown marked. */
export interface NotePiece {
  text: string
  isMention: boolean
}

/** Returns the name by which notes mention a member. */
export const mentionName = ({ displayName, email }: TeamMember): string => displayName ?? email

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a note at the mentions of these names. */
export const splitMentions = (text: string, names: readonly string[]): NotePiece[] => {
  if (!names.length) return [{ text, isMention: false }]
  // The longest first: one name may begin with another.
  const sorted = names.toSorted((a, b) => b.length - a.length).map(escapePattern)
  const pattern = new RegExp(`(${SIGN}(?:${sorted.join('|')}))(?![\\p{L}\\p{N}])`, 'u')
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMention: index % 2 === 1 }))
    .filter(piece => piece.text)
}

/** Finds whom of the team a note mentions. */
export const findMentions = (text: string, members: readonly TeamMember[]): Mention[] => {
  const pieces = splitMentions(text, members.map(mentionName)).filter(piece => piece.isMention)
  const said = new Set(pieces.map(piece => piece.text))
  return members
    .map(member => ({ id: member.id, name: mentionName(member) }))
    .filter(({ name }) => said.has(SIGN + name))
}

/** Finds the name that is being typed before a caret; undefined: none is. */
export const findTypedName = (text: string, caret: number): string | undefined =>
  TYPED.exec(text.slice(0, caret))?.[1]

/** Finds the members of whose name or address a word begins so. */
export const findMembers = (members: readonly TeamMember[], typed: string): TeamMember[] => {
  const part = typed.toLowerCase()
  return members.filter(({ displayName = '', email }) =>
    [...displayName.split(' '), email].some(word => word.toLowerCase().startsWith(part))
  )
}

/** Completes the name that is being typed. @returns The text, and where the caret is then. */
export const completeMention = (text: string, caret: number, member: TeamMember) => {
  const typed = findTypedName(text, caret) ?? ''
  const before = `${text.slice(0, caret - typed.length)}${mentionName(member)} `
  return { text: before + text.slice(caret).trimStart(), caret: before.length }
}
