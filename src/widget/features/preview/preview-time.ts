import type { MessengerContext } from '../../core'

const MINUTE_MS = 60_000

/** Says when a message was written: just now, else the time of today, else the date. */
export const previewTime = (
  {
    $locale,
    $timeFormat,
    translate
  }: Pick<MessengerContext, '$locale' | '$timeFormat' | 'translate'>,
  time: Date,
  now: Date
): string => {
  const locale = $locale.get()
  if (now.getTime() - time.getTime() < MINUTE_MS)
    return translate('conversationListRelativeTimeJustNow')
  const isToday = time.toDateString() === now.toDateString()
  return (
    $timeFormat.get()?.(time, locale) ??
    time.toLocaleString(locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' })
  )
}
