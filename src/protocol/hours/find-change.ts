import { type OfficeHours, WEEKDAYS } from './office-hours'
import { addDays, type CalendarDay, dayOf, momentOf, readMinutes, writeDay } from './wall-time'

const DAY_MINUTES = 1440
/** Longest look ahead, in days: more than a year, for holidays that follow each other. */
const AHEAD_DAYS = 400

/** A span in ms, its end excluded. */
type Span = [start: number, end: number]

const spansOf = ({ timeZone, days, holidays }: OfficeHours, day: CalendarDay): Span[] => {
  const weekday = WEEKDAYS[new Date(day).getUTCDay()]
  if (!weekday || holidays.includes(writeDay(day))) return []
  return (days[weekday] ?? []).map(([start, end]) => {
    const from = readMinutes(start)
    const to = readMinutes(end)
    return [
      momentOf(timeZone, day, from, 'first'),
      momentOf(timeZone, day, to > from ? to : to + DAY_MINUTES, 'last')
    ]
  })
}

/** State of a business at a moment. */
export interface OpenState {
  isOpen: boolean
  /** When that changes, in ms since the epoch; undefined: not within a year. */
  changesAt: number | undefined
}

/** Tells whether hours are open at a moment, and until when that holds. */
export const findOpenState = (hours: OfficeHours, now: number): OpenState => {
  const today = dayOf(hours.timeZone, now)
  let openUntil = now
  for (let ahead = -1; ahead <= AHEAD_DAYS; ahead++) {
    for (const [start, end] of spansOf(hours, addDays(today, ahead)).sort(([a], [b]) => a - b)) {
      if (end <= openUntil) continue
      if (start <= openUntil) openUntil = end
      else if (openUntil > now) return { isOpen: true, changesAt: openUntil }
      else return { isOpen: false, changesAt: start }
    }
  }
  return { isOpen: openUntil > now, changesAt: undefined }
}
