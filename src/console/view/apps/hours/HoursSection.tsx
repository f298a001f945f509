import type { OfficeHours } from '../../../../protocol'
import {
  type AppField,
  type AppInput,
  type AppInputs,
  type AppRefusals,
  newHours,
  readLocal,
  writeLocal
} from '../../../model'
import { useTexts } from '../../context'
import { SettingField } from '../../settings/SettingField'
import { SwitchField } from '../../settings/SwitchField'
import { HoursInput } from './HoursInput'

const MESSAGE_ROWS = 3

interface HoursSectionProps {
  inputs: AppInputs
  refusals: AppRefusals
  /** Label, hint and problem of a field. */
  fieldOf: (field: AppField) => { label: string; hint: string; problem: string }
  onInput: (field: AppField, input: AppInput) => void
}

/** Office hours, the time until which the business is away, and the away message. */
export function HoursSection({ inputs, refusals, fieldOf, onInput }: HoursSectionProps) {
  const { t } = useTexts()
  const { officeHours, awayUntil, awayMessage } = inputs

  /** Suggests what to say to a business that has said nothing yet. */
  function suggestMessage() {
    if (!awayMessage && !officeHours && !awayUntil) onInput('awayMessage', t('hours.message'))
  }
  function setHours(hours: OfficeHours | null) {
    if (hours) suggestMessage()
    onInput('officeHours', hours)
  }

  return (
    <section className="panel" aria-labelledby="app-hours">
      <h2 id="app-hours">{t('hours.title')}</h2>
      <SwitchField
        {...fieldOf('officeHours')}
        isOn={officeHours !== null}
        onValue={isOn => setHours(isOn ? newHours() : null)}
      />
      {officeHours && (
        <HoursInput
          hours={officeHours}
          problemAt={place => refusals[`officeHours.${place}`]}
          onHours={setHours}
        />
      )}
      <SettingField {...fieldOf('awayUntil')}>
        {ties => (
          <input
            {...ties}
            type="datetime-local"
            value={writeLocal(String(awayUntil))}
            onChange={event => {
              const until = readLocal(event.currentTarget.value)
              if (until) suggestMessage()
              onInput('awayUntil', until)
            }}
          />
        )}
      </SettingField>
      <SettingField {...fieldOf('awayMessage')}>
        {ties => (
          <textarea
            {...ties}
            dir="auto"
            rows={MESSAGE_ROWS}
            value={String(awayMessage)}
            onChange={event => onInput('awayMessage', event.currentTarget.value)}
          />
        )}
      </SettingField>
    </section>
  )
}
