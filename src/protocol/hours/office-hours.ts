/** Days of a week as `Date` counts them, from Sunday. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/**
 * A span of a day in wall time, `09:00` to `17:30`. An end that is not after its start is on the next day;
 * `00:00` to `00:00` is the whole day.
 */
export type DaySpan = [start: string, end: string]

/** Hours at which a business answers. */
export interface OfficeHours {
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string
  /** Spans of each day of the week; a day that is absent has none. */
  days: Partial<Record<Weekday, DaySpan[]>>
  /** Dates without hours, as `2026-12-25`. */
  holidays: string[]
}
