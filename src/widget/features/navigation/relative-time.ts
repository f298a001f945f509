import type { MessengerContext } from '../../core'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const dayOf = (time: Date) => new Date(time).setHours(0, 0, 0, 0)

/** Says how long ago something was: minutes, today's hours, yesterday, then the date. */
export const relativeTime = (
  {
    $locale,
    $slots,
    texts,
    translate
  }: Pick<MessengerContext, '$locale' | '$slots' | 'texts' | 'translate'>,
  time: Date,
  now: Date
): string => {
  const locale = $locale.get()
  const say = (unit: string, value = 1) =>
    translate(`conversationListRelativeTime${unit}${value > 1 ? 's' : ''}`, { value })
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS)
  // Days that the clock makes an hour shorter or longer are days.
  const days = Math.round((dayOf(now) - dayOf(time)) / DAY_MS)
  if (minutes < 1) return say('JustNow')
  if (minutes < 60) return say('Minute', minutes)
  if (days < 1) return say('Hour', Math.floor(minutes / 60))
  if (days < 2) return say('Yesterday')
  const format = texts['conversationListTimestampFormat']
  return (
    (typeof format === 'string' && $slots.get().formatTime?.(time, format, locale)) ||
    time.toLocaleDateString(locale, { dateStyle: 'medium' })
  )
}
