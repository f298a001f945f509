import { randomInt } from 'node:crypto'

/** Without letters and digits that people take for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 49 bits: for a link that soon expires, and is tried through an outside service only. */
const CODE_CHARS = 10

/** Creates the code that a visitor sends in a channel to confirm a link. */
export const newLinkCode = (): string =>
  Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const CODE = new RegExp(`^[${ALPHABET}]{${CODE_CHARS}}$`, 'i')

/** Tells whether a text may be the code of a link. */
export const isLinkCode = (text: string): boolean => CODE.test(text)
