const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** A date of the calendar without a time zone, as the midnight of UTC that begins it, in ms. */
export type CalendarDay = number

const partsOf = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = partsOf.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit'
  })
  partsOf.set(timeZone, made)
  return made
}

/** Reads the clock on a wall of a time zone, as the ms at which UTC shows the same. */
const wallOf = (timeZone: string, ms: number): number => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)])
  ) as Record<Intl.DateTimeFormatPartTypes, number>
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
}

/** The day of the calendar in a time zone. */
export const dayOf = (timeZone: string, ms: number): CalendarDay =>
  Math.floor(wallOf(timeZone, ms) / DAY_MS) * DAY_MS

/** The day that comes so many days later. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => day + days * DAY_MS

/** Writes a day as `2026-12-25`. */
export const writeDay = (day: CalendarDay): string => new Date(day).toISOString().slice(0, 10)

/** Reads `09:30` as minutes of a day. */
export const readMinutes = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/**
 * Finds when the clocks of a time zone show a time of a day, in ms.
 *
 * @param minutes Of the day; more than a day has are on the next ones.
 * @param which Of two such moments, when clocks are put back. A time that clocks leave out is as late after
 * midnight as clocks that were not put forward would show it.
 */
export const momentOf = (
  timeZone: string,
  day: CalendarDay,
  minutes: number,
  which: 'first' | 'last'
): number => {
  const wall = day + minutes * MINUTE_MS
  const offsets = [wall - DAY_MS, wall + DAY_MS].map(at => wallOf(timeZone, at) - at)
  const moments = offsets.map(offset => wall - offset)
  const exact = moments.filter(at => wallOf(timeZone, at) === wall)
  if (!exact.length) return Math.max(...moments)
  return which === 'first' ? Math.min(...exact) : Math.max(...exact)
}
