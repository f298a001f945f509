/** Between the digits of a number as people write it. */
const GAPS = /[\s().\-/]/g
const E164 = /^\+[1-9]\d{6,14}$/

/** Reads a telephone number with its country code, as E.164 has it; undefined for what is none. */
export const readPhoneNumber = (text: string): string | undefined => {
  const number = text.replace(GAPS, '').replace(/^00/, '+')
  return E164.test(number) ? number : undefined
}
