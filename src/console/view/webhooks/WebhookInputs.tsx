import { useState } from 'react'
import type { WebhookFields } from '../../api'
import { isKnownTrigger, TRIGGERS, withTrigger } from '../../model'
import { useTexts } from '../context'
import { SettingField, SettingGroup } from '../settings/SettingField'
import { CheckRow } from './CheckRow'

interface WebhookInputsProps {
  fields: WebhookFields
  onFields: (fields: WebhookFields) => void
  /** Problem of the address; empty: none. */
  targetProblem: string
  /** Problem of the choice of events; empty: none. */
  triggersProblem: string
  /** Takes the focus as the form opens. @default false */
  autoFocus?: boolean
}

/** Inputs of a webhook: address, events, and in which detail they come. */
export function WebhookInputs({ fields, onFields, ...form }: WebhookInputsProps) {
  const { t } = useTexts()
  const { target, triggers, includeFullUser, includeFullSource } = fields
  // A program may have asked for others, which stay here when they are unchecked.
  const [others] = useState(() => triggers.filter(name => !isKnownTrigger(name)))

  return (
    <div className="webhook-inputs">
      <SettingField
        label={t('webhooks.target')}
        hint={t('webhooks.targetHint')}
        problem={form.targetProblem}
      >
        {ties => (
          <input
            {...ties}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoFocus={form.autoFocus}
            dir="ltr"
            placeholder="https://bot.example.com/"
            value={target}
            onChange={event => onFields({ ...fields, target: event.currentTarget.value })}
          />
        )}
      </SettingField>
      <SettingGroup
        label={t('webhooks.triggers')}
        hint={t('webhooks.triggersHint')}
        problem={form.triggersProblem}
      >
        {ties => (
          <div className="check-rows">
            {[...TRIGGERS, ...others].map(name => (
              <CheckRow
                key={name}
                label={t(
                  isKnownTrigger(name) ? `webhooks.trigger.${name}` : 'webhooks.otherTrigger'
                )}
                isOn={triggers.includes(name)}
                isInvalid={ties['aria-invalid'] ?? false}
                onValue={isOn =>
                  onFields({ ...fields, triggers: withTrigger(triggers, name, isOn) })
                }
              >
                <code dir="ltr">{name}</code>
              </CheckRow>
            ))}
          </div>
        )}
      </SettingGroup>
      <SettingGroup label={t('webhooks.detail')} hint={t('webhooks.detailHint')} problem="">
        {() => (
          <div className="check-rows">
            <CheckRow
              label={t('webhooks.fullUser')}
              isOn={includeFullUser}
              onValue={isOn => onFields({ ...fields, includeFullUser: isOn })}
            >
              {t('webhooks.fullUserHint')}
            </CheckRow>
            <CheckRow
              label={t('webhooks.fullSource')}
              isOn={includeFullSource}
              onValue={isOn => onFields({ ...fields, includeFullSource: isOn })}
            >
              {t('webhooks.fullSourceHint')}
            </CheckRow>
          </div>
        )}
      </SettingGroup>
    </div>
  )
}
