const ANSWER = /^reply\+([\da-f]{32})@(.+)$/

/** Makes the address for answers to a mail. @param token Its random part. */
export const answerAddress = (token: string, domain: string): string => `reply+${token}@${domain}`

/**
 * Reads the random part of an address for answers, which mail servers may have put into capitals.
 *
 * @returns Undefined for any other address.
 */
export const readAnswerToken = (address: string, domain: string): string | undefined => {
  const [, token, host] = ANSWER.exec(address.toLowerCase()) ?? []
  return host === domain ? token : undefined
}
