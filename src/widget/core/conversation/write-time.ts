import type { TimeFormat } from '../messenger-context'

const DAY_MS = 86_400_000

const startOfDay = (time: Date) => new Date(time).setHours(0, 0, 0, 0)

/** Names a day of the past week, or gives the date. */
const writeDay = (time: Date, locale: string, days: number) => {
  const { RelativeTimeFormat } = Intl as Partial<typeof Intl>
  // Old browsers have none.
  if (days === 1 && RelativeTimeFormat)
    return new RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')
  return time.toLocaleDateString(
    locale,
    days > 0 && days < 7 ? { weekday: 'short' } : { dateStyle: 'medium' }
  )
}

/** Writes a time: `10:27` today, else `yesterday 18:02`, `Mon 9:15` or `Nov 5, 2026 9:15`. */
export const writeTime: TimeFormat = (time, locale) => {
  // A day of summer time has 23 or 25 hours.
  const days = Math.round((startOfDay(new Date()) - startOfDay(time)) / DAY_MS)
  const clock = time.toLocaleTimeString(locale, { timeStyle: 'short' })
  return days ? `${writeDay(time, locale, days)} ${clock}` : clock
}

/** Calls at the next midnight, when times are written differently. Returns what prevents it. */
export const atMidnight = (redraw: () => void): (() => void) => {
  const timer = setTimeout(redraw, new Date().setHours(24, 0, 0, 0) - Date.now())
  return () => clearTimeout(timer)
}
