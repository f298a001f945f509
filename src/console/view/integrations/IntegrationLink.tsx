import type { Integration } from '../../api'
import { formatRoute } from '../../model'
import { useWorkspace } from '../context'
import { integrationName } from '../names'

/** Name of an integration that leads to all of it. */
export function IntegrationLink({ integration }: { integration: Integration }) {
  const { app } = useWorkspace()
  const { id: integrationId } = integration
  return (
    <a href={formatRoute({ appId: app.id, screen: 'integrations', integrationId })}>
      <bdi>{integrationName(integration)}</bdi>
    </a>
  )
}
