export const MIN_DIGITS = 13
export const MAX_DIGITS = 19

const upTo19 = (from: number): number[] =>
  Array.from({ length: MAX_DIGITS + 1 - from }, (_, index) => from + index)

/** First digits of payment cards, and the lengths that their numbers have. */
const SCHEMES: [RegExp, number[]][] = [
  // Visa.
  [/^4/, [13, 16, 19]],
  // Mastercard.
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // American Express.
  [/^3[47]/, [15]],
  // Diners Club.
  [/^3(?:0[0-5]|095|[689])/, upTo19(14)],
  // Maestro.
  [/^(?:5[06-8]|6[37])/, upTo19(13)],
  // Discover, UnionPay, RuPay, JCB, Mir.
  [/^(?:6|8[12]|35(?:2[89]|[3-8])|220[0-5])/, upTo19(16)],
  // Uzcard, Napas, Troy, Humo.
  [/^(?:8600|9704|9792|9860)/, [16, 19]]
]

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.at(-1 - at))
    const doubled = digit * 2
    sum += at % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether digits are the number of a payment card. */
export const isCardNumber = (digits: string): boolean =>
  digits.length >= MIN_DIGITS &&
  SCHEMES.some(([first, lengths]) => lengths.includes(digits.length) && first.test(digits)) &&
  passesLuhn(digits)

const ANY_DIGIT = /\p{Nd}/gu
const IS_DIGIT = /^\p{Nd}$/u

const ASCII_ZERO = 0x30

/** The value of a digit: those of a script stand ten in a row, from 0 to 9. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? ASCII_ZERO
  if (code < 0x80) return code - ASCII_ZERO
  let first = code
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** Writes the digits of a text as ASCII, without what is between them. */
export const cardDigits = (text: string): string =>
  (text.match(ANY_DIGIT) ?? []).map(valueOf).join('')
