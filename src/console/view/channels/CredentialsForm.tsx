import { useId, useState } from 'react'
import type { Integration } from '../../api'
import { type ChannelType, shownValues } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { ChannelInputs } from './ChannelInputs'
import { useChannelForm } from './use-channel-form'

interface CredentialsFormProps {
  type: ChannelType
  /** Name of the outside service. */
  service: string
  integration: Integration
  onChanged: (integration: Integration) => void
}

/** Form for other credentials of an account. Secrets that are stored are not shown, and stay unless replaced. */
export function CredentialsForm({ type, service, integration, onChanged }: CredentialsFormProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const headingId = useId()
  const [isSaved, setSaved] = useState(false)
  const { inputs, ...form } = useChannelForm({
    type,
    service,
    stored: shownValues(type, integration),
    send: async account => {
      onChanged(await api.changeAccount(integration.id, account))
      setSaved(true)
    }
  })
  const isNothing = form.isTried && form.isUnchanged && !isSaved

  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('channels.credentials')}</h2>
      <p>{t('channels.kept', { service })}</p>
      <form {...form.formProps}>
        <ChannelInputs
          {...inputs}
          onValue={(field, value) => {
            setSaved(false)
            inputs.onValue(field, value)
          }}
        />
        <p className="problem" role="alert">
          {isNothing ? t('channels.unchanged') : form.formProblem}
        </p>
        <div className="actions">
          <button className="button primary" type="submit" aria-disabled={form.isBusy}>
            {t('channels.save')}
          </button>
          <span role="status">{isSaved && t('channels.saved')}</span>
        </div>
      </form>
    </section>
  )
}
