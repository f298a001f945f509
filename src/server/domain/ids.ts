import { randomUUID } from 'node:crypto'

const TIME_DIGITS = 12
const ID_DIGITS = 24

const hex = (value: bigint | number, digits: number) => value.toString(16).padStart(digits, '0')

/** The last digits of a random UUID are all random, and it draws from a pool, which is quick. */
const randomDigits = (digits: number) => randomUUID().slice(-digits)

/**
 * Makes an id of 24 lower-case hex digits: the time in ms, then what nobody can guess.
 *
 * @param now Milliseconds since the epoch.
 * @param after An id that the new one must sort behind, also when the clock was set back.
 */
export const newId = (now: number, after?: string | null): string => {
  const id = hex(now, TIME_DIGITS) + randomDigits(ID_DIGITS - TIME_DIGITS)
  if (!after || id > after) return id
  const step = BigInt(`0x${randomDigits(8)}`) + 1n
  return hex(BigInt(`0x${after}`) + step, ID_DIGITS)
}
