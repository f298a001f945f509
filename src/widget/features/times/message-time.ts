import { daysSince, writeDay, type MessengerContext } from '../../core'

const MINUTE_MS = 60_000
/** In minutes. */
const HOUR = 60
const DAY = 24 * HOUR
const WEEK_DAYS = 7

/**
 * Says when a message was written: `Just now`, `10:27`, `Yesterday 18:02`, `Mon 9:15`, `Sun, 15 November 9:15`.
 * The page may format the clock, and word how long ago that is.
 */
export const messageTime = (
  {
    $locale,
    $slots,
    texts,
    translate
  }: Pick<MessengerContext, '$locale' | '$slots' | 'texts' | 'translate'>,
  time: Date
): string => {
  const locale = $locale.get()
  const minutes = Math.floor((Date.now() - time.getTime()) / MINUTE_MS)
  const [unit, value] =
    minutes < 1
      ? ['JustNow', 0]
      : minutes < HOUR
        ? ['Minute', minutes]
        : minutes < DAY
          ? ['Hour', minutes / HOUR]
          : ['Day', minutes / DAY]
  const { messageTimestampFormat: ownFormat } = texts
  const wording = `messageRelativeTime${unit}`
  const clock =
    (ownFormat && $slots.get().formatTime?.(time, `${ownFormat}`, locale)) ||
    time.toLocaleTimeString(locale, { timeStyle: 'short' })
  if (texts[wording]) return `${clock} · ${translate(wording, { value: Math.floor(value) })}`
  if (minutes < 1) return translate('conversationListRelativeTimeJustNow')

  const days = daysSince(time)
  const format = days < WEEK_DAYS ? ({ weekday: 'short' } as const) : undefined
  return days ? `${writeDay(time, locale, format)} ${clock}` : clock
}
