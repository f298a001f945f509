import { useCallback } from 'react'
import { formatRoute } from '../../model'
import { useWorkspace, useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { IntegrationTable } from './IntegrationTable'
import { ScreenHeading } from './ScreenHeading'

/** All integrations of the app. */
export function IntegrationList({ message }: { message: string }) {
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(() => api.listIntegrations(), [api])
  const { value: integrations, hasFailed, retry } = useLoaded(load)

  return (
    <main className="page">
      <header>
        <ScreenHeading>{t('screens.integrations')}</ScreenHeading>
        <p className="page-lead">{t('integrations.lead')}</p>
      </header>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <a className="button" href={formatRoute({ appId: app.id, screen: 'connect-custom' })}>
          {t('webhooks.new')}
        </a>
      </div>
      {hasFailed && <LoadProblem text={t('integrations.failed')} onRetry={retry} />}
      {!hasFailed && !integrations && <p className="quiet-note">{t('common.loading')}</p>}
      {integrations?.length === 0 && <p className="quiet-note">{t('integrations.none')}</p>}
      {!!integrations?.length && <IntegrationTable integrations={integrations} />}
    </main>
  )
}
