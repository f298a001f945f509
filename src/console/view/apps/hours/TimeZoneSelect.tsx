import { listTimeZones } from '../../../model'
import { useTexts } from '../../context'
import { SettingField } from '../../settings/SettingField'

interface TimeZoneSelectProps {
  timeZone: string
  problem: string | undefined
  onTimeZone: (timeZone: string) => void
}

/** Choice of the time zone in which hours are meant. */
export function TimeZoneSelect({ timeZone, problem, onTimeZone }: TimeZoneSelectProps) {
  const { t } = useTexts()
  const label = t('hours.timeZone')
  return (
    <SettingField
      label={label}
      hint={t('hours.timeZoneHint')}
      problem={problem ? t('errors.refusal', { label, refusal: problem }) : ''}
    >
      {ties => (
        <select
          {...ties}
          value={timeZone}
          onChange={event => onTimeZone(event.currentTarget.value)}
        >
          {listTimeZones(timeZone).map(name => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      )}
    </SettingField>
  )
}
