const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Pause after which a thread shows the time again. */
const HEADER_GAP_MS = 15 * MINUTE_MS

// The texts around are English, so the times are too.
const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short' })
const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const DAY_AND_YEAR = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const FULL = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

const daysBetween = (earlier: number, later: number) =>
  // Days with a change of the clock are 23 or 25 hours long.
  Math.round((startOfDay(later) - startOfDay(earlier)) / (24 * HOUR_MS))

const dayName = (time: number, now: number) => {
  const days = daysBetween(time, now)
  if (days === 1) return 'Yesterday'
  if (days < 7) return WEEKDAY.format(time)
  return new Date(time).getFullYear() === new Date(now).getFullYear()
    ? DAY.format(time)
    : DAY_AND_YEAR.format(time)
}

/** Formats an ISO time as a short time ago. */
export const timeAgo = (iso: string, now: number): string => {
  const time = Date.parse(iso)
  const ago = now - time
  if (ago < MINUTE_MS) return 'now'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min`
  return daysBetween(time, now) === 0 ? TIME.format(time) : dayName(time, now)
}

/** Formats the header of a part of a thread: the time, and the day unless it is today. */
export const timeHeader = (iso: string, now: number): string => {
  const time = Date.parse(iso)
  const hour = TIME.format(time)
  return daysBetween(time, now) === 0 ? hour : `${dayName(time, now)}, ${hour}`
}

/** Formats date and time in full, for tooltips and screen readers. */
export const fullTime = (iso: string): string => FULL.format(Date.parse(iso))

/** Whether the pause in a thread is long enough to show the time again. */
export const isLongAfter = (iso: string, previousIso: string): boolean =>
  Date.parse(iso) - Date.parse(previousIso) >= HEADER_GAP_MS
