import type { MessengerContext } from '../../core'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Unit = 'JustNow' | 'Minute' | 'Hour' | 'Day'

const UNITS: [unit: Unit, lengthMs: number][] = [
  ['Day', DAY_MS],
  ['Hour', HOUR_MS],
  ['Minute', MINUTE_MS]
]

/** Says when a message was written, and how long ago that is; the page may word both. */
export const messageTime = (
  { $locale, $slots, settings }: Pick<MessengerContext, '$locale' | '$slots' | 'settings'>,
  time: Date,
  now: Date
): string => {
  const locale = $locale.get()
  const own: Partial<Record<string, string>> = settings.customText ?? {}
  const pastMs = now.getTime() - time.getTime()
  const [unit, lengthMs] = UNITS.find(([, lengthMs]) => pastMs >= lengthMs) ?? ['JustNow', DAY_MS]
  const value = Math.max(0, Math.floor(pastMs / lengthMs))

  const { messageTimestampFormat: format, [`messageRelativeTime${unit}`]: wording } = own
  const clock =
    (format && $slots.get().formatTime?.(time, format, locale)) ||
    time.toLocaleTimeString(locale, { timeStyle: 'short' })
  const { RelativeTimeFormat } = Intl as Partial<typeof Intl>
  const ago =
    wording?.replace('{value}', `${value}`) ??
    // Old browsers have none.
    (RelativeTimeFormat &&
      new RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(
        -value,
        unit === 'JustNow' ? 'second' : (unit.toLowerCase() as Lowercase<typeof unit>)
      ))
  return ago ? `${clock} · ${ago}` : clock
}
