import { cardDigits, isCardNumber, MAX_DIGITS, MIN_DIGITS } from './card-numbers'
import { mayBeDisguised, plainCharacters } from './plain-characters'

const SHOWN_DIGITS = 4
/** Digits of any script. */
const DIGIT = String.raw`\p{Nd}`
/** Characters that are not seen; a keycap is drawn around its digit. */
const UNSEEN = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3`
/** Digits with nothing visible between them. */
const DIGITS = `${DIGIT}(?:[${UNSEEN}]{0,4}${DIGIT})*`
/** Characters that separate the items of a list, or the parts of a time, rather than groups of one number. */
const MARKS = String.raw`:,;*=#`
const LIST_CHARS = `${MARKS}+`
const SEPARATOR = String.raw`\t\n\v\f\r\p{Zs}\p{Pd}\u2212_.\/\\|·•~>→${MARKS}`
/** Characters that separate groups only where no space is around them: a phone number begins with a plus. */
const TIGHT_GAP = String.raw`(?:\+|[)\]}>]\p{Zs}?[(\[{<])[${UNSEEN}]{0,4}`
/** Characters between the groups of a number. */
const GAP = `[${UNSEEN}]{0,4}(?:[${SEPARATOR}][${SEPARATOR}${UNSEEN}]{0,4}|${TIGHT_GAP})`
const HEX = '[0-9a-fA-F]'
/** An address of IPv6: with letters, shortened, or all of it. */
const ADDRESS = [
  String.raw`(?<!\w)(?=[\d:]{0,38}(?:::|[a-fA-F]))(?:${HEX}{0,4}:){2,7}${HEX}{0,4}(?!\w)`,
  String.raw`(?<!\w)(?:\d{1,4}:){7}\d{1,4}(?!\w)`
].join('|')
/** No pattern here can match the same characters in many ways, so time grows with the text only. */
const RUN = new RegExp(`(?<address>${ADDRESS})|${DIGITS}(?:${GAP}${DIGITS})*`, 'gu')
const GROUP = new RegExp(DIGITS, 'gu')
const ANY_DIGIT = new RegExp(DIGIT, 'gu')
const ANY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu')

const LIST_GAP = new RegExp(`[${LIST_CHARS}]`)
/** Between digits that stand apart. With commas or on lines of their own they are a list of numbers. */
const SPELLED_GAP = /^[\p{Zs}\p{Pd}_.·•]$/u

const DRAWN_DIGIT = String.raw`\p{Nd}\p{No}`
/** Matches the digits of a card in JSON, each near the last one. Time grows with the text here too. */
const NEARBY_DIGITS = new RegExp(
  `(?:[${DRAWN_DIGIT}][^${DRAWN_DIGIT}]{0,40}){${MIN_DIGITS - 1}}[${DRAWN_DIGIT}]`,
  'u'
)

/** Digits without a gap, and where they stand in their run. */
interface Group {
  digits: string
  start: number
  end: number
  /** Visible characters between it and the group before. */
  gap: string
}

/** Characters of a word next to a number that are looked at. */
const WORD_MAX_CHARS = 32

/** Tells letters that people write, such as of a card's name or a currency, from those of an id in hex. */
const isWord = (touching: string): boolean => /^[a-z]*[g-z][a-z]*$/i.test(touching)

const isPartOfId = (touching: string): boolean => touching !== '' && !isWord(touching)

/** Whether a number after two letters is that of a bank account, by its check digits. */
const isAccount = (country: string, digits: string): boolean => {
  if (!/^[A-Z]{2}$/.test(country)) return false
  const letters = [...country].map(letter => Number.parseInt(letter, 36)).join('')
  return BigInt(digits.slice(2) + letters + digits.slice(0, 2)) % 97n === 1n
}

const groupsOf = (run: string): Group[] => {
  let end = 0
  return [...run.matchAll(GROUP)].map(({ 0: shown, index: start }) => {
    const gap = run.slice(end, start).replace(ANY_UNSEEN, '')
    end = start + shown.length
    return { digits: cardDigits(shown), start, end, gap }
  })
}

/** Whether a group goes on with a number whose groups have `first` between them. */
const isContinued = (gap: string, first: string): boolean =>
  LIST_GAP.test(gap) || LIST_GAP.test(first) ? gap === first && gap.length === 1 : true

/** Whether groups are part of a longer list, with the same mark between groups of the same length. */
const isListed = (groups: Group[], from: number, end: number): boolean => {
  const gap = groups[from + 1]?.gap ?? ''
  const goesOn = (before: Group | undefined, after: Group | undefined) =>
    after?.gap === gap && before?.digits.length === after.digits.length
  return (
    LIST_GAP.test(gap) &&
    (goesOn(groups[from - 1], groups[from]) || goesOn(groups[end - 1], groups[end]))
  )
}

/**
 * Finds the longest card number that begins with a group.
 *
 * @returns How many groups it has; 0: none does.
 */
const countCardGroups = (groups: Group[], from: number, end: number): number => {
  let digits = ''
  let count = 0
  let previousLength = 0
  // Each group has a digit, so a card has no more groups than digits: work stays linear in the text.
  const candidates = groups.slice(from, Math.min(end, from + MAX_DIGITS))
  const first = candidates[1]?.gap ?? ''
  for (const [index, group] of candidates.entries()) {
    // The first group of a card has four digits, the others but the last three or more; dates have not.
    if (index > 0 && previousLength < (index === 1 ? 4 : 3)) break
    if (index > 0 && !isContinued(group.gap, first)) break
    previousLength = group.digits.length
    digits += group.digits
    if (digits.length > MAX_DIGITS) break
    if (isCardNumber(digits)) count = index + 1
  }
  return count > 1 && isListed(groups, from, from + count) ? 0 : count
}

/** Counts the digits that stand apart in the same way, from a group on; 0: it is no single digit. */
const countSpelled = (groups: Group[], from: number, end: number): number => {
  const gap = groups[from + 1]?.gap ?? ''
  if (groups[from]?.digits.length !== 1 || !SPELLED_GAP.test(gap)) return 0
  let at = from + 1
  while (at < end && groups[at]?.digits.length === 1 && groups[at]?.gap === gap) at++
  return at - from
}

const mask = (shown: string): string => {
  let hidden = cardDigits(shown).length - SHOWN_DIGITS
  return shown.replace(ANY_DIGIT, digit => (hidden-- > 0 ? '*' : digit))
}

/**
 * @param before Letters, digits and underscores that touch it; empty: none do.
 */
const maskRun = (run: string, before: string, after: string): string => {
  const groups = groupsOf(run)
  const isOther = isPartOfId(before) || isAccount(before, groups[0]?.digits ?? '')
  const begin = isOther ? 1 : 0
  const end = isPartOfId(after) ? groups.length - 1 : groups.length
  let masked = ''
  let done = 0
  for (let at = begin; at < end; at++) {
    const spelled = countSpelled(groups, at, end)
    const count = spelled || countCardGroups(groups, at, end)
    const card = groups.slice(at, at + count)
    at += Math.max(count, 1) - 1
    const [first] = card
    const last = card.at(-1)
    if (!first || !last || !isCardNumber(card.map(({ digits }) => digits).join(''))) continue
    masked += run.slice(done, first.start) + mask(run.slice(first.start, last.end))
    done = last.end
  }
  return masked + run.slice(done)
}

/** Tells quickly of most texts that they hold no number of a card. */
export const mayHoldCardNumber = (text: string): boolean => NEARBY_DIGITS.test(text)

const maskRuns = (text: string): string =>
  text.replace(RUN, (...match: [string, ...unknown[]]) => {
    const [run] = match
    const { address } = match.at(-1) as { address?: string }
    const index = match.at(-3) as number
    if (address || text[index - 1] === '+') return run
    const end = index + run.length
    const [before = ''] = /\w*$/.exec(text.slice(Math.max(0, index - WORD_MAX_CHARS), index)) ?? []
    const [after = ''] = /^\w*/.exec(text.slice(end, end + WORD_MAX_CHARS)) ?? []
    return maskRun(run, before, after)
  })

/** Masks a number whose digits or gaps are plain only to a reader. */
const maskDisguised = (text: string): string => {
  const characters = plainCharacters(text)
  const plain = characters.map(([, character]) => character).join('')
  // A digit and the asterisk that hides it are one character each.
  const masked = [...maskRuns(plain)]
  return characters
    .map(([shown, character], at) => (masked[at] === character ? shown : (masked[at] ?? '')))
    .join('')
}

/**
 * Hides the numbers of payment cards in a text, all but their last four digits: of the lengths and first
 * digits that cards have, and passing Luhn's check. They may have spaces, dashes, dots, brackets, other marks
 * or line breaks between groups, or the same mark between all digits; words that touch them; characters that
 * are not seen; digits of any script or in circles; and entities of HTML. Phone numbers with a `+`, accounts,
 * ids, lists of numbers and addresses of IPv6 stay.
 */
export const maskCardNumbers = (text: string): string => {
  const masked = maskRuns(text)
  return mayBeDisguised(masked) ? maskDisguised(masked) : masked
}
