import { createHash, randomUUID } from 'node:crypto'

const TIME_DIGITS = 12
const ID_DIGITS = 24

/** Number of ends that an id can have. */
const ENDS = 16 ** (ID_DIGITS - TIME_DIGITS)

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** The last digits of a random UUID are all random, and it draws from a pool, which is quick. */
const randomDigits = (digits: number) => randomUUID().slice(-digits)

/** Number of ms remembered: a transaction makes ids for the time at which it began. */
const REMEMBERED = 100

/** Last id that this process made for each of the latest ms. */
const lastIds = new Map<number, string>()

const remember = (now: number, id: string) => {
  lastIds.set(now, id)
  if (lastIds.size <= REMEMBERED) return
  const [oldest] = lastIds.keys()
  lastIds.delete(oldest!)
}

/** Returns a random id that sorts behind `id`. Both halves of an id are safe integers. */
const stepBehind = (id: string) => {
  const step = Number.parseInt(randomDigits(8), 16) + 1
  const end = Number.parseInt(id.slice(TIME_DIGITS), 16) + step
  const time = Number.parseInt(id.slice(0, TIME_DIGITS), 16) + Math.floor(end / ENDS)
  return hex(time, TIME_DIGITS) + hex(end % ENDS, ID_DIGITS - TIME_DIGITS)
}

/**
 * Makes an id of 24 lower-case hex digits: the time in ms, then digits that cannot be guessed. Ids of
 * the same ms sort in the order in which this process made them.
 *
 * @param now Milliseconds since the epoch.
 * @param after An id that the new one must sort behind, also when the clock was set back.
 */
export const newId = (now: number, after?: string | null): string => {
  const last = lastIds.get(now)
  const id = last ? stepBehind(last) : hex(now, TIME_DIGITS) + randomDigits(ID_DIGITS - TIME_DIGITS)
  if (after && id <= after) return stepBehind(after)
  remember(now, id)
  return id
}

/**
 * Makes an id whose last digits, which name the request, are the same whenever it is repeated.
 *
 * @param now Milliseconds since the epoch.
 */
export const idOfRequest = (now: number, request: string): { id: string; digits: string } => {
  const digits = createHash('sha256')
    .update(request)
    .digest('hex')
    .slice(0, ID_DIGITS - TIME_DIGITS)
  return { id: hex(now, TIME_DIGITS) + digits, digits }
}
