import { daysSince, writeDay, type MessengerContext } from '../../core'

const MINUTE_MS = 60_000
const WEEK_DAYS = 7

/** Says when a message was written: `Just now`, `10:27`, `Yesterday 18:02`, `Mon 9:15`, else the date. */
export const previewTime = (
  {
    $locale,
    $timeFormat,
    translate
  }: Pick<MessengerContext, '$locale' | '$timeFormat' | 'translate'>,
  time: Date
): string => {
  const locale = $locale.get()
  if (Date.now() - time.getTime() < MINUTE_MS)
    return translate('conversationListRelativeTimeJustNow')
  const format = $timeFormat.get()
  if (format) return format(time, locale)
  const days = daysSince(time)
  if (days >= WEEK_DAYS) return time.toLocaleDateString(locale, { dateStyle: 'medium' })
  const clock = time.toLocaleTimeString(locale, { timeStyle: 'short' })
  return days ? `${writeDay(time, locale, { weekday: 'short' })} ${clock}` : clock
}
