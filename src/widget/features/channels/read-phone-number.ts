/** Reads a telephone number as people write it; undefined when it is none in E.164. */
export const readPhoneNumber = (text: string): string | undefined => {
  const digits = text.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}
