const DAY_SECONDS = 86_400

/** Times after which conversations are removed that most businesses choose, in seconds; 0: never. */
export const RETENTION_CHOICES = [0, 90, 365, 730].map(days => String(days * DAY_SECONDS))

/** Unit in which a time of seconds is a whole number. */
export type TimeUnit = 'days' | 'seconds'

/** Chooses the largest unit that shows a time as a whole number. */
export const unitOf = (seconds: string): TimeUnit =>
  Number(seconds) % DAY_SECONDS ? 'seconds' : 'days'

const isNumber = (text: string) => /^\d+$/.test(text)

/** Shows a time in a unit; a text that is no number stays as it was typed. */
export const showTime = (seconds: string, unit: TimeUnit): string =>
  unit === 'days' && isNumber(seconds) ? String(Number(seconds) / DAY_SECONDS) : seconds

/** Reads a time that was typed in a unit; a text that is no number is left to the server. */
export const readTime = (typed: string, unit: TimeUnit): string =>
  unit === 'days' && isNumber(typed) ? String(Number(typed) * DAY_SECONDS) : typed
