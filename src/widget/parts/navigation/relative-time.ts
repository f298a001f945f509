import type { Services } from '../../services'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const dayOf = (time: Date) => new Date(time).setHours(0, 0, 0, 0)

/** Says how long ago something was: minutes, today's hours, yesterday, then the date. */
export const relativeTime = (
  { $slots, locale, texts, translate }: Pick<Services, '$slots' | 'locale' | 'texts' | 'translate'>,
  time: Date,
  now: Date
): string => {
  const say = (unit: string, value = 1) =>
    translate(`conversationListRelativeTime${unit}${value > 1 ? 's' : ''}`, { value })
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS)
  // Days that the clock makes an hour shorter or longer are days.
  const days = Math.round((dayOf(now) - dayOf(time)) / DAY_MS)
  if (minutes < 1) return say('JustNow')
  if (minutes < 60) return say('Minute', minutes)
  if (days < 1) return say('Hour', Math.floor(minutes / 60))
  if (days < 2) return say('Yesterday')
  const format = texts['conversationListTimestampFormat'] as string | undefined
  return (
    (format && $slots.get().formatTime?.(time, format, locale)) ||
    time.toLocaleDateString(locale, { dateStyle: 'medium' })
  )
}
