import { type OfficeHours, WEEKDAYS } from '../../../protocol'
import type { Texts } from '../../texts'
import { WEEK } from '../../model'

const DAY_SECONDS = 86_400

const showDays = ({ t, times }: Texts, seconds: number): string => {
  if (seconds === 0) return t('changes.forEver')
  const days = seconds / DAY_SECONDS
  return Number.isInteger(days) ? times.duration(days, 'day') : times.duration(seconds, 'second')
}

const showItem = ({ t }: Texts, item: unknown): string => {
  if (typeof item !== 'object' || item === null) return String(item)
  const { label, name } = item as { label?: string; name?: string }
  return label ?? name ?? t('changes.something')
}

const showHours = ({ t, times }: Texts, { timeZone, days, holidays }: OfficeHours): string => {
  const open = WEEK.flatMap(day => {
    const spans = days[day]?.map(span => span.join('–'))
    const name = times.weekday(WEEKDAYS.indexOf(day))
    return spans?.length ? [`${name} ${spans.join(t('common.comma'))}`] : []
  })
  const closed = holidays.length
    ? [`${t('hours.holidays')} ${holidays.join(t('common.comma'))}`]
    : []
  // The first letter gives the direction of all of it, which is that of the language, not of the zone's name.
  return [...(open.length ? open : [t('hours.closed')]), ...closed, timeZone].join('; ')
}

/** Words for a value of a setting. */
export const showValue = (texts: Texts, field: string, value: unknown): string => {
  const { t, times } = texts
  if (value === null || value === '') return t('changes.notSet')
  if (value === true) return t('changes.on')
  if (value === false) return t('changes.off')
  if (field === 'settings.conversationRetentionSeconds') return showDays(texts, Number(value))
  if (field === 'settings.officeHours') return showHours(texts, value as OfficeHours)
  if (field === 'settings.awayUntil') return times.fullTime(String(value))
  if (Array.isArray(value)) {
    return value.map(item => showItem(texts, item)).join(t('common.comma')) || t('changes.empty')
  }
  return String(value)
}
