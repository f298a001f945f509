const ANSWER = /^reply\+([\da-f]{32})@(.+)$/

/** Makes the address for answers to a mail. @param token Its random part. */
export const answerAddress = (token: string, domain: string): string => `reply+${token}@${domain}`

/** Place for which a mail is: a mail of ours that it answers, or an address of a business. */
export type MailTarget = { token: string } | { address: string }

/**
 * Reads the random part of an address for answers, which mail servers may have put into capitals.
 *
 * @returns Undefined for any other address.
 */
const readAnswerToken = (address: string, domain: string): string | undefined => {
  const [, token, host] = ANSWER.exec(address.toLowerCase()) ?? []
  return host === domain ? token : undefined
}

/**
 * Reads for which place a mail to an address is.
 *
 * @returns Undefined: it is in another domain.
 */
export const readMailTarget = (given: string, domain: string): MailTarget | undefined => {
  const token = readAnswerToken(given, domain)
  if (token !== undefined) return { token }
  const address = given.toLowerCase()
  return address.endsWith(`@${domain}`) ? { address } : undefined
}
