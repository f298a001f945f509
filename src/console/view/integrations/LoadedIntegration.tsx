import { type ReactNode, useCallback } from 'react'
import { ApiError, type Integration } from '../../api'
import { formatRoute } from '../../model'
import { useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { ScreenHeading } from './ScreenHeading'

const NOT_FOUND = 404

interface LoadedIntegrationProps {
  id: string
  children: (integration: Integration) => ReactNode
}

/** Loads one integration, and shows a screen for it or that it is gone. */
export function LoadedIntegration({ id, children }: LoadedIntegrationProps) {
  const { app, api } = useWorkspace()
  const load = useCallback(
    () =>
      api.getIntegration(id).catch(error => {
        if (error instanceof ApiError && error.status === NOT_FOUND) return null
        throw error
      }),
    [api, id]
  )
  const { value: integration, hasFailed, retry } = useLoaded(load)

  if (integration) return <>{children(integration)}</>
  return (
    <main className="page">
      {hasFailed && <LoadProblem text="The integration could not be loaded." onRetry={retry} />}
      {!hasFailed && integration === undefined && <p className="quiet-note">Loading…</p>}
      {integration === null && (
        <>
          <ScreenHeading>This integration is not there any more</ScreenHeading>
          <p>
            <a href={formatRoute({ appId: app.id, screen: 'integrations' })}>
              Show all integrations
            </a>
          </p>
        </>
      )}
    </main>
  )
}
