import { randomBytes } from 'node:crypto'

const TIME_DIGITS = 12
const ID_DIGITS = 24

const hex = (value: bigint | number, digits: number) => value.toString(16).padStart(digits, '0')

/**
 * Makes an id of 24 lower-case hex digits: the time in ms, then what nobody can guess.
 *
 * @param now Milliseconds since the epoch.
 * @param after An id that the new one must sort behind, also when the clock was set back.
 */
export const newId = (now: number, after?: string | null): string => {
  const id = hex(now, TIME_DIGITS) + randomBytes((ID_DIGITS - TIME_DIGITS) / 2).toString('hex')
  if (!after || id > after) return id
  const step = BigInt(randomBytes(4).readUInt32BE() + 1)
  return hex(BigInt(`0x${after}`) + step, ID_DIGITS)
}
