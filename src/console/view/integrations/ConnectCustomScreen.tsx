import { useState } from 'react'
import { isCustom } from '../../api'
import { isSameWebhook, NEW_WEBHOOK } from '../../model'
import { useConsole, useTexts, useWorkspace } from '../context'
import { emptyRefusal, useOnce } from '../forms'
import { integrationName } from '../names'
import { useWebhookForm, WebhookInputs } from '../webhooks'
import { NameField } from './NameField'
import { ScreenHeading } from './ScreenHeading'

interface ConnectCustomScreenProps {
  /** Called with the id of the integration that was made, before its screen is shown. */
  onMade: (id: string) => void
  /** Called when it is not wanted. */
  onClose: () => void
}

/** Form that makes a custom integration with its first webhook. */
export function ConnectCustomScreen({ onMade, onClose }: ConnectCustomScreenProps) {
  const { replace } = useConsole()
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const [name, setName] = useState('')
  const once = useOnce()
  const { inputs, ...form } = useWebhookForm({
    first: NEW_WEBHOOK,
    isElseComplete: name.trim() !== '',
    send: async webhook => {
      const displayName = name.trim()
      const made = await once({
        known: [],
        list: async () => (await api.listIntegrations('custom')).filter(isCustom),
        isSame: each =>
          each.displayName === displayName && each.webhooks.some(it => isSameWebhook(it, webhook)),
        make: () => api.createCustomIntegration(displayName, webhook)
      })
      onMade(made.id)
      replace(
        { appId: app.id, screen: 'integrations', integrationId: made.id },
        t('webhooks.made', { name: integrationName(made) })
      )
    }
  })
  const missing = form.isTried && !name.trim() ? emptyRefusal(t, t('common.name')) : ''

  return (
    <main className="page">
      <header className="window-head">
        <ScreenHeading>{t('screens.connect-custom')}</ScreenHeading>
        <button className="button" type="button" onClick={onClose}>
          {t('common.close')}
        </button>
      </header>
      <p>
        {t('webhooks.lead')}{' '}
        <a href="/guide/back-end#how-webhooks-arrive">{t('webhooks.arrive')}</a>
      </p>
      <section className="panel" aria-label={t('webhooks.first')}>
        <form className="webhook-form" {...form.formProps}>
          <NameField
            value={name}
            hint="webhooks.nameHint"
            onValue={next => {
              setName(next)
              form.forget()
            }}
            problem={missing || form.nameProblem}
          />
          <WebhookInputs {...inputs} />
          <p className="problem" role="alert">
            {form.formProblem}
          </p>
          <div className="actions">
            <button className="button primary" type="submit" aria-disabled={form.isBusy}>
              {t('webhooks.make')}
            </button>
          </div>
        </form>
      </section>
    </main>
  )
}
