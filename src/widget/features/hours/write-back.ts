const DAY_MS = 86_400_000
const WEEK_DAYS = 7
const NO_BREAK_SPACE = '\u00a0'

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** A text of the messenger, and what stands in its braces. */
export interface BackText {
  key: 'backToday' | 'backTomorrow' | 'backOn'
  values: { day: string; time: string }
}

/** Words when somebody is back, in the time zone of the browser. */
export const writeBack = (back: number, now: number, locale: string): BackText => {
  // A day of summer time has 23 or 25 hours.
  const days = Math.round((startOfDay(back) - startOfDay(now)) / DAY_MS)
  const at = new Date(back)
  const time = at.toLocaleTimeString(locale, { timeStyle: 'short' }).replaceAll(' ', NO_BREAK_SPACE)
  const day = at.toLocaleDateString(
    locale,
    days < WEEK_DAYS ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }
  )
  return {
    key: days > 1 ? 'backOn' : days ? 'backTomorrow' : 'backToday',
    values: { day, time }
  }
}
