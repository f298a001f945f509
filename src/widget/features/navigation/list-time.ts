import { daysSince, writeDay, type MessengerContext } from '../../core'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const WEEK_DAYS = 7

/**
 * Says when something was last said: `Just now`, `10:31`, `Yesterday`, `Mon`, `3 Nov`, `3 Nov 2025`.
 * The page may word how long ago that is, and format older dates.
 */
export const listTime = (
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
  const minutes = Math.floor((+now - +time) / MINUTE_MS)
  const days = daysSince(time)
  const say = (unit: string, value = 1) => {
    const key = `conversationListRelativeTime${unit}${value > 1 ? 's' : ''}`
    return texts[key] && translate(key, { value })
  }
  const { conversationListTimestampFormat: format } = texts
  const ownWords =
    minutes < 1
      ? say('JustNow')
      : minutes < HOUR_MINUTES
        ? say('Minute', minutes)
        : days < 1
          ? say('Hour', Math.floor(minutes / HOUR_MINUTES))
          : days < 2
            ? say('Yesterday')
            : format && $slots.get().formatTime?.(time, format as string, locale)
  return (
    ownWords ||
    (days < 1
      ? time.toLocaleTimeString(locale, { timeStyle: 'short' })
      : writeDay(
          time,
          locale,
          days < WEEK_DAYS
            ? { weekday: 'short' }
            : {
                day: 'numeric',
                month: 'short',
                year: time.getFullYear() === now.getFullYear() ? undefined : 'numeric'
              }
        ))
  )
}
