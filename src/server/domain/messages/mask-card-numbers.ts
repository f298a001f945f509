const MIN_DIGITS = 13
const MAX_DIGITS = 19
const SHOWN_DIGITS = 4
/** No pattern here can match the same characters in two ways, so time grows with the text only. */
const RUN = /\d+(?:[ \u00a0\u2007\u2009\u202f\u2010\u2011\u2013-]{1,3}\d+)*/g

/** As many digits as a card has, each near the last one. Time grows with the text here too. */
const NEARBY_DIGITS = new RegExp(`(?:\\d\\D{0,3}){${MIN_DIGITS - 1}}\\d`)

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

/**
 * Finds the longest card number that begins with a group.
 *
 * @returns How many groups it has; 0: none does.
 */
const countCardGroups = (groups: Group[], from: number, end: number): number => {
  const first = groups[from]!.digits
  // No payment card begins with 0 or 1, but dialled numbers and times in ms do.
  if (!/^[2-9]/.test(first)) return 0
  let digits = ''
  let count = 0
  for (let at = from; at < end; at++) {
    // Cards write four digits first, and no fewer than three before their last: that is not a date.
    if (at > from && groups[at - 1]!.digits.length < (at === from + 1 ? 4 : 3)) break
    digits += groups[at]!.digits
    if (digits.length > MAX_DIGITS) break
    if (digits.length >= MIN_DIGITS && passesLuhn(digits)) count = at - from + 1
  }
  return count
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
    const count = countCardGroups(groups, at, end)
    if (!count) continue
    const { start } = groups[at]!
    at += count - 1
    const stop = groups[at]!.end
    masked += run.slice(done, start) + mask(run.slice(start, stop))
    done = stop
  }
  return masked + run.slice(done)
}

/** Tells quickly of most texts that they hold no number of a card. */
export const mayHoldCardNumber = (text: string): boolean => NEARBY_DIGITS.test(text)

/**
 * Hides the numbers of payment cards in a text, all but their last four digits: 13 to 19 digits that
 * pass Luhn's check, also with spaces or dashes between groups. Phone numbers with a `+` stay.
 */
export const maskCardNumbers = (text: string): string =>
  text.replace(RUN, (run, index: number) =>
    text[index - 1] === '+' ? run : maskRun(run, text[index - 1], text[index + run.length])
  )
