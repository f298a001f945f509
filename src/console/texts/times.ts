const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Pause after which a thread shows the time again. */
const HEADER_GAP_MS = 15 * MINUTE_MS

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

const daysBetween = (earlier: number, later: number) =>
  // Days with a change of the clock are 23 or 25 hours long.
  Math.round((startOfDay(later) - startOfDay(earlier)) / (24 * HOUR_MS))

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** Writes times and sizes as a language does. */
export interface Times {
  /** Formats an ISO time as a short time ago. */
  timeAgo(iso: string, now: number): string
  /** Formats the header of a part of a thread: the time, and the day unless it is today. */
  timeHeader(iso: string, now: number): string
  /** Formats date and time in full, for tooltips and screen readers. */
  fullTime(iso: string): string
  /** Formats the time in a time zone; undefined where that is not known. */
  timeIn(timeZone: string, now: number): string | undefined
  /** Formats date and time with the day of the week, for a place of one line. */
  shortTime(iso: string): string
  /** Names a day of the week, counted from Sunday. */
  weekday(index: number): string
  /** Writes a count of a unit in words, such as `90 days`. */
  duration(count: number, unit: 'millisecond' | 'second' | 'day' | 'year'): string
  /** Writes a number. */
  count(count: number): string
  /** Writes a number of bytes in the unit that suits it, such as `1.5 GB`. */
  size(bytes: number): string
}

/** Makes the formats of a language. */
export const createTimes = (language: string): Times => {
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options)
  const time = dates({ hour: 'numeric', minute: '2-digit' })
  const weekday = dates({ weekday: 'short' })
  const weekdayName = dates({ weekday: 'long' })
  const day = dates({ day: 'numeric', month: 'short' })
  const dayAndYear = dates({ dateStyle: 'medium' })
  const full = dates({ dateStyle: 'full', timeStyle: 'short' })
  const short = dates({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit'
  })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const numbers = new Intl.NumberFormat(language)
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' })

  const dayName = (at: number, now: number) => {
    const days = daysBetween(at, now)
    if (Math.abs(days) === 1) {
      return relative
        .format(-days, 'day')
        .replace(/^./u, first => first.toLocaleUpperCase(language))
    }
    if (Math.abs(days) < 7) return weekday.format(at)
    return new Date(at).getFullYear() === new Date(now).getFullYear()
      ? day.format(at)
      : dayAndYear.format(at)
  }

  return {
    timeAgo(iso, now) {
      const at = Date.parse(iso)
      const ago = now - at
      if (ago < MINUTE_MS) return relative.format(0, 'second')
      if (ago < HOUR_MS) return minutes.format(Math.floor(ago / MINUTE_MS))
      return daysBetween(at, now) === 0 ? time.format(at) : dayName(at, now)
    },

    timeIn(timeZone, now) {
      try {
        return dates({ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(now)
      } catch {
        // Browsers send any text here, and zones that others do not know yet.
        return undefined
      }
    },

    timeHeader(iso, now) {
      const at = Date.parse(iso)
      const hour = time.format(at)
      return daysBetween(at, now) === 0 ? hour : `${dayName(at, now)}, ${hour}`
    },

    // 4 January 1970 was a Sunday.
    weekday: index => weekdayName.format(new Date(1970, 0, 4 + index)),

    fullTime: iso => full.format(Date.parse(iso)),
    shortTime: iso => short.format(Date.parse(iso)),

    count: count => numbers.format(count),

    size(bytes) {
      const last = BYTE_UNITS.length - 1
      const power = Math.min(last, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: BYTE_UNITS[power] ?? 'byte',
        maximumFractionDigits: 1
      }).format(bytes / 1000 ** power)
    },

    duration: (count, unit) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  }
}

/** Whether the pause in a thread is long enough to show the time again. */
export const isLongAfter = (iso: string, previousIso: string): boolean =>
  Date.parse(iso) - Date.parse(previousIso) >= HEADER_GAP_MS
