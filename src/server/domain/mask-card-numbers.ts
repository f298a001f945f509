const MIN_DIGITS = 13
const MAX_DIGITS = 19
const SHOWN_DIGITS = 4
/** No pattern here can match the same characters in two ways, so time grows with the text only. */
const RUN = /\d+(?:[ \u00a0\u2007\u2009\u202f\u2010\u2011\u2013-]{1,3}\d+)*/g

/** Digits without a gap, and where they stand in their run. */
interface Group {
  digits: string
  start: number
  end: number
}

const isWordChar = (char: string | undefined) => char !== undefined && /[A-Za-z0-9_]/.test(char)

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.at(-1 - at))
    const doubled = digit * 2
    sum += at % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Cards write no group of fewer than three digits before their last, which tells them from dates. */
const isCardNumber = (groups: Group[]): boolean => {
  const digits = groups.map(group => group.digits).join('')
  const [first, ...others] = groups
  const middle = others.slice(0, -1)
  return (
    digits.length >= MIN_DIGITS &&
    // No payment card begins with 0 or 1, but dialled numbers and times in ms do.
    /^[2-9]/.test(digits) &&
    (groups.length === 1 || first!.digits.length >= 4) &&
    middle.every(group => group.digits.length >= 3) &&
    passesLuhn(digits)
  )
}

/** The longest stretch of groups from the first one on that is a card number. */
const findCard = (groups: Group[]): Group[] | undefined => {
  let digits = 0
  const upTo = groups.findIndex(group => (digits += group.digits.length) > MAX_DIGITS)
  for (let count = upTo === -1 ? groups.length : upTo; count > 0; count--) {
    const stretch = groups.slice(0, count)
    if (isCardNumber(stretch)) return stretch
  }
  return undefined
}

const mask = (shown: string): string => {
  let hidden = shown.replace(/\D/g, '').length - SHOWN_DIGITS
  return shown.replace(/\d/g, digit => (hidden-- > 0 ? '*' : digit))
}

const maskRun = (run: string, before: string | undefined, after: string | undefined): string => {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length
  }))
  // What touches a letter is part of an id.
  const first = isWordChar(before) ? 1 : 0
  const end = isWordChar(after) ? groups.length - 1 : groups.length
  let masked = ''
  let done = 0
  for (let at = first; at < end; at++) {
    // More groups than digits fit into no card.
    const card = findCard(groups.slice(at, Math.min(end, at + MAX_DIGITS)))
    if (!card) continue
    const [start, stop] = [card[0]!.start, card.at(-1)!.end]
    masked += run.slice(done, start) + mask(run.slice(start, stop))
    done = stop
    at += card.length - 1
  }
  return masked + run.slice(done)
}

/**
 * Hides the numbers of payment cards in a text, all but their last four digits: 13 to 19 digits that
 * pass Luhn's check, also with spaces or dashes between groups. Phone numbers with a `+` stay.
 */
export const maskCardNumbers = (text: string): string =>
  text.replace(RUN, (run, index: number) =>
    text[index - 1] === '+' ? run : maskRun(run, text[index - 1], text[index + run.length])
  )
