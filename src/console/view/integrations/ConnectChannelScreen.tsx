import { useState } from 'react'
import type { ChannelType } from '../../model'
import { ChannelInputs, useChannelForm } from '../channels'
import { useConsole, useTexts, useWorkspace } from '../context'
import { emptyRefusal } from '../forms'
import { integrationName } from '../names'
import { NameField } from './NameField'
import { ScreenHeading } from './ScreenHeading'
import { typeName } from './type-name'

interface ConnectChannelScreenProps {
  type: ChannelType
  /** Called when it is not wanted. */
  onClose: () => void
}

/** Form that connects an account at an outside service, and leads to what came of it. */
export function ConnectChannelScreen({ type, onClose }: ConnectChannelScreenProps) {
  const { replace } = useConsole()
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const service = typeName(t, type)
  const [name, setName] = useState(service)
  const { inputs, ...form } = useChannelForm({
    type,
    service,
    isElseComplete: name.trim() !== '',
    send: async account => {
      const made = await api.createChannelIntegration(type, name.trim(), account)
      replace(
        { appId: app.id, screen: 'integrations', integrationId: made.id },
        t('channels.made', { name: integrationName(made), service })
      )
    }
  })
  const missing = form.isTried && !name.trim() ? emptyRefusal(t, t('common.name')) : ''

  return (
    <main className="page">
      <header className="window-head">
        <ScreenHeading>{service}</ScreenHeading>
        <button className="button" type="button" onClick={onClose}>
          {t('common.close')}
        </button>
      </header>
      <p>{t('channels.lead', { service })}</p>
      <section className="panel" aria-label={t('channels.account', { service })}>
        <form {...form.formProps}>
          <NameField
            value={name}
            hint="channels.nameHint"
            onValue={next => {
              setName(next)
              form.forget()
            }}
            problem={missing || form.nameProblem}
          />
          <ChannelInputs {...inputs} />
          <p className="problem" role="alert">
            {form.formProblem}
          </p>
          <div className="actions">
            <button className="button primary" type="submit" aria-disabled={form.isBusy}>
              {t('connect.connect')}
            </button>
            <span role="status">{form.isBusy && t('channels.asking', { service })}</span>
          </div>
        </form>
      </section>
    </main>
  )
}
