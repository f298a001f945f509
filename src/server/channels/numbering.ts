import type { Choice } from './service'

/** Writes a choice as a line of text. */
export type Spell = (choice: Choice) => string

/** Makes what writes choices as lines, each with its number among all that a message spells. */
export const numberingOf =
  (spelled: readonly Choice[]): Spell =>
  choice =>
    `${spelled.indexOf(choice) + 1}. ${choice.text}`

/** A number, alone or before the label that it stands for, also in the digits of Arabic and Persian keyboards. */
const NUMBERED = /^([\d٠-٩۰-۹]+)(?:[.)](?:\s+(\S.*))?)?$/s

/** Reads a number; the code of each digit ends with its value. */
const readNumber = (digits: string): number =>
  Number(Array.from(digits, digit => digit.charCodeAt(0) & 15).join(''))

/** Finds the choice of a numbered list that somebody means by words: its number, or the whole line. */
export const findNumbered = (spelled: readonly Choice[], words: string): Choice | undefined => {
  const [, digits = '', label] = NUMBERED.exec(words.trim()) ?? []
  const choice = spelled[readNumber(digits) - 1]
  const isOther = label !== undefined && label.toLowerCase() !== choice?.text.trim().toLowerCase()
  return isOther ? undefined : choice
}
