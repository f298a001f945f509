import type { CloseReason } from '../close-reasons'

/** Return codes of a CONNACK that refuses. Source: MQTT 3.1.1, table 3.1. */
const RETURN_CODE = { identifier: 2, unavailable: 3, credentials: 4, notAuthorized: 5 } as const

/** Name of a reason to refuse a CONNECT. */
export type RefusalName = keyof typeof RETURN_CODE

/** Error of aedes that makes it answer a CONNECT with a return code. */
export const refusal = (name: RefusalName): Error & { returnCode: number } =>
  Object.assign(new Error(name), { returnCode: RETURN_CODE[name] })

/** Maps the reason of a close to that of a refusal. Clients try again after `unavailable`. */
export const refusalNameOf = (reason: CloseReason): RefusalName => {
  if (reason === 'auth') return 'credentials'
  return reason === 'origin' ? 'notAuthorized' : 'unavailable'
}
