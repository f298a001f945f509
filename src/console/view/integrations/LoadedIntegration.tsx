import { type ReactNode, useCallback } from 'react'
import { type Integration, isGone } from '../../api'
import { formatRoute } from '../../model'
import { useWorkspace, useTexts } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { ScreenHeading } from './ScreenHeading'

interface LoadedIntegrationProps {
  id: string
  children: (integration: Integration) => ReactNode
}

/** Loads one integration, and shows a screen for it or that it is gone. */
export function LoadedIntegration({ id, children }: LoadedIntegrationProps) {
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const load = useCallback(
    () =>
      api.getIntegration(id).catch(error => {
        if (isGone(error)) return null
        throw error
      }),
    [api, id]
  )
  const { value: integration, hasFailed, retry } = useLoaded(load)

  if (integration) return <>{children(integration)}</>
  return (
    <main className="page">
      {hasFailed && <LoadProblem text={t('integrations.oneFailed')} onRetry={retry} />}
      {!hasFailed && integration === undefined && (
        <p className="quiet-note">{t('common.loading')}</p>
      )}
      {integration === null && (
        <>
          <ScreenHeading>{t('integrations.goneTitle')}</ScreenHeading>
          <p>
            <a href={formatRoute({ appId: app.id, screen: 'integrations' })}>
              {t('integrations.showAll')}
            </a>
          </p>
        </>
      )}
    </main>
  )
}
