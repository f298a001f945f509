import { useTexts } from '../../context'
import { useAddedFocus } from '../../forms'
import { SettingGroup } from '../../settings/SettingField'

/** Most holidays that the server takes. */
const HOLIDAYS_MAX = 200

interface HolidaysInputProps {
  holidays: string[]
  /** Reason for which the server refuses a part, such as `.0`; empty: all of it. */
  problemAt: (place: string) => string | undefined
  onHolidays: (holidays: string[]) => void
}

/** Dates without hours. */
export function HolidaysInput({ holidays, problemAt, onHolidays }: HolidaysInputProps) {
  const { t } = useTexts()
  const { list, addButton, focusAdded, focusAddButton } = useAddedFocus()
  const label = t('hours.holidays')
  const refused = holidays.findIndex((_, index) => problemAt(`.${index}`))
  const whole = problemAt('')
  const refusal = refused < 0 ? whole : problemAt(`.${refused}`)
  const subject = refused < 0 ? label : t('hours.holiday', { number: refused + 1 })
  const isFull = holidays.length >= HOLIDAYS_MAX

  return (
    <SettingGroup
      label={label}
      hint={t('hours.holidaysHint')}
      problem={refusal ? t('errors.refusal', { label: subject, refusal }) : ''}
    >
      {ties => (
        <>
          {holidays.length > 0 && (
            <ol className="entries" ref={list}>
              {holidays.map((day, index) => (
                <li key={index}>
                  <input
                    type="date"
                    aria-label={t('hours.holiday', { number: index + 1 })}
                    aria-describedby={ties['aria-describedby']}
                    aria-invalid={index === refused || undefined}
                    value={day}
                    onChange={event => onHolidays(holidays.with(index, event.currentTarget.value))}
                  />
                  <button
                    className="button quiet"
                    type="button"
                    aria-label={t('hours.removeHoliday', { number: index + 1 })}
                    onClick={() => {
                      onHolidays(holidays.toSpliced(index, 1))
                      focusAddButton()
                    }}
                  >
                    {t('common.remove')}
                  </button>
                </li>
              ))}
            </ol>
          )}
          <button
            className="button"
            type="button"
            ref={addButton}
            aria-disabled={isFull}
            onClick={() => {
              if (isFull) return
              focusAdded()
              onHolidays([...holidays, ''])
            }}
          >
            {t('hours.addHoliday')}
          </button>
        </>
      )}
    </SettingGroup>
  )
}
