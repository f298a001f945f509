/** Separators in telephone numbers as people write them. */
const GAPS = /[\s().\-/]/g
const E164 = /^\+[1-9]\d{6,14}$/

/** Parses a telephone number with its country code into E.164; undefined for an invalid one. */
export const parsePhoneNumber = (text: string): string | undefined => {
  const number = text.replace(GAPS, '').replace(/^00/, '+')
  return E164.test(number) ? number : undefined
}
