const DAY_MS = 86_400_000

/** Returns the moment at which the day of a time began, where its reader is, in ms since the epoch. */
export const startOfDay = (time: Date): number => new Date(time).setHours(0, 0, 0, 0)

/** Counts the midnights since a time. */
export const daysSince = (time: Date): number =>
  // A day of summer time has 23 or 25 hours.
  Math.round((startOfDay(new Date()) - startOfDay(time)) / DAY_MS)

const isThisYear = (time: Date) => time.getFullYear() === new Date().getFullYear()

/**
 * Names a day, to stand by itself: `Today`, `Yesterday`, else `Mon, 16 November`, with the year if that is
 * another one.
 *
 * @param format Format of the other days.
 */
export const writeDay = (
  time: Date,
  locale: string,
  format: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: isThisYear(time) ? undefined : 'numeric'
  }
): string => {
  const days = daysSince(time)
  const { RelativeTimeFormat } = Intl as Partial<typeof Intl>
  const isNear = days === 0 || days === 1
  const day =
    // Old browsers have none.
    isNear && RelativeTimeFormat
      ? new RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
      : time.toLocaleDateString(locale, format)
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1)
}

/** Calls at the next midnight, when days are named differently. Returns what prevents it. */
export const atMidnight = (redraw: () => void): (() => void) => {
  const timer = setTimeout(redraw, new Date().setHours(24, 0, 0, 0) - Date.now())
  return () => clearTimeout(timer)
}
