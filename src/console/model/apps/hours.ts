import { type OfficeHours, type Weekday, WEEKDAYS } from '../../../protocol'

const MINUTE_MS = 60_000
/** Characters of a time to the minute, as in `2026-12-25T09:00`. */
const TO_THE_MINUTE = 16

/** Days of a week in the order of the form, from Monday. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]

const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Hours to begin with: those of many offices, where this browser is. */
export const newHours = (timeZone = ownTimeZone()): OfficeHours => ({
  timeZone,
  days: Object.fromEntries(WEEK.slice(0, 5).map(day => [day, [['09:00', '17:00']]])),
  holidays: []
})

/** Lists the time zones to choose from, with the one that is chosen. */
export const listTimeZones = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort()

/** Writes a time as this browser's clock shows it, for an input of date and time. */
export const writeLocal = (iso: string): string => {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const shifted = time - new Date(time).getTimezoneOffset() * MINUTE_MS
  return new Date(shifted).toISOString().slice(0, TO_THE_MINUTE)
}

/** Reads what was typed into an input of date and time; empty: none. */
export const readLocal = (typed: string): string => {
  const time = new Date(typed)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
