import { readSentence, type Said } from './read-sentence'

const ICON = /^must be a JPG, PNG or GIF of at least (?<side>\d+) × \d+ pixels, got /.source

/** Sentences of the server about what a value has to be, by its kind, more special ones first. */
const SENTENCES = {
  color: /^must be 3 or 6 hex digits/,
  pixels: /^must be a string of 1 to 4 digits/,
  seen: /^must be text that is not blank/,
  seenUpTo: /^must be a text of 1 to (?<max>\d+) characters/,
  filled: /^must not have fewer than 1 characters/,
  upTo: /^must not have more than (?<max>\d+) characters/,
  itemsUpTo: /^must not have more than (?<max>\d+) items/,
  email: /^must be an e-mail address of at most (?<max>\d+) characters/,
  fieldName: /^must not have a key (?<got>\w+)\.$/,
  fieldsBytes: /^must be at most (?<max>\d+) bytes as JSON, got (?<got>\d+)/,
  httpsAddress: /^must be an https address/,
  iconSize: new RegExp(`${ICON}(?<width>\\d+) × (?<height>\\d+)\\.$`),
  iconFile: new RegExp(`${ICON}an address without a file`),
  iconAnswer: new RegExp(`${ICON}the answer (?<status>\\d+)`),
  iconUnreached: new RegExp(`${ICON}no answer`),
  icon: new RegExp(ICON),
  origin: /^must hold origins such as .*, got "(?<got>.*)"\.$/,
  wholeNumber: /^must be integer/,
  atLeast: /^must be >= (?<min>\d+)/,
  atMost: /^must be <= (?<max>\d+)/,
  noSpaces: /^must be a text without spaces/,
  characters: /^expected 1 to (?<max>\d+) characters/,
  wholeNumberBetween: /^expected a whole number from (?<min>\d+) to (?<max>\d+)/,
  questions: /^expected an array of 1 to (?<max>\d+) fields/,
  options: /^expected an array of 1 to (?<max>\d+) options/,
  differ: /^expected names that differ, got "(?<got>.*)"\.$/,
  placeholder: /^expected a text with (?<placeholder>\{\w+\})/,
  noPlaceholder: /^expected no other placeholder than none/,
  otherPlaceholder: /^expected no other placeholder than (?<placeholders>(\{\w+\}(, )?)+), got/,
  bytes: /^expected at most (?<max>\d+) bytes with all languages, got (?<got>\d+)/
}

/** Kind of what the server expects. */
export type ExpectationKind = keyof typeof SENTENCES

/** All kinds, which the languages have words for. */
export const EXPECTATION_KINDS = Object.keys(SENTENCES) as ExpectationKind[]

/**
 * Reads what the server expects of a value.
 *
 * @param refusal Sentence of the server without the name of the field.
 * @returns Undefined for a sentence of another kind.
 */
export const readExpectation = (refusal: string): Said<ExpectationKind> | undefined =>
  readSentence(SENTENCES, refusal)
