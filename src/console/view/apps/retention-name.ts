import type { Texts } from '../../texts'

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** Words for the time that conversations are kept. @param seconds 0: for ever. */
export const retentionName = ({ t, times }: Texts, seconds: number): string => {
  if (!seconds) return t('retention.forEver')
  const years = seconds / YEAR_SECONDS
  if (Number.isInteger(years)) return times.duration(years, 'year')
  const days = seconds / DAY_SECONDS
  return Number.isInteger(days) ? times.duration(days, 'day') : times.duration(seconds, 'second')
}
