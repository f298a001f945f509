import { useCallback } from 'react'
import { useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'
import { useLoaded } from '../use-loaded'
import { IntegrationTable } from './IntegrationTable'
import { ScreenHeading } from './ScreenHeading'

/** All integrations of the app. */
export function IntegrationList({ message }: { message: string }) {
  const { api } = useWorkspace()
  const load = useCallback(() => api.listIntegrations(), [api])
  const { value: integrations, hasFailed, retry } = useLoaded(load)

  return (
    <main className="page">
      <header>
        <ScreenHeading>Integrations</ScreenHeading>
        <p className="page-lead">What your customers write from, and what listens.</p>
      </header>
      <p className="page-message" role="status">
        {message}
      </p>
      {hasFailed && <LoadProblem text="The integrations could not be loaded." onRetry={retry} />}
      {!hasFailed && !integrations && <p className="quiet-note">Loading…</p>}
      {integrations?.length === 0 && (
        <p className="quiet-note">
          This app has no integration yet. Connect Integrations makes one.
        </p>
      )}
      {!!integrations?.length && <IntegrationTable integrations={integrations} />}
    </main>
  )
}
