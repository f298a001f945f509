import type { OfficeHours } from '../../../../protocol'
import { WEEK } from '../../../model'
import { DayInput } from './DayInput'
import { HolidaysInput } from './HolidaysInput'
import { TimeZoneSelect } from './TimeZoneSelect'

interface HoursInputProps {
  hours: OfficeHours
  /** Reason for which the server refuses a part, such as `days.mon.0.1`. */
  problemAt: (place: string) => string | undefined
  onHours: (hours: OfficeHours) => void
}

/** Inputs of the time zone, the spans of each day and the holidays. */
export function HoursInput({ hours, problemAt, onHours }: HoursInputProps) {
  const { timeZone, days, holidays } = hours
  return (
    <>
      <TimeZoneSelect
        timeZone={timeZone}
        problem={problemAt('timeZone')}
        onTimeZone={timeZone => onHours({ ...hours, timeZone })}
      />
      <div className="week">
        {WEEK.map(day => (
          <DayInput
            key={day}
            day={day}
            spans={days[day] ?? []}
            problemAt={place => problemAt(`days.${day}${place}`)}
            onSpans={spans => onHours({ ...hours, days: { ...days, [day]: spans } })}
          />
        ))}
      </div>
      <HolidaysInput
        holidays={holidays}
        problemAt={place => problemAt(`holidays${place}`)}
        onHolidays={holidays => onHours({ ...hours, holidays })}
      />
    </>
  )
}
