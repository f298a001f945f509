import { isWeb } from '../../api'
import { formatRoute } from '../../model'
import { useWorkspace } from '../context'
import { LoadedIntegration } from '../integrations/LoadedIntegration'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { SettingsForm } from './SettingsForm'

/** Settings of one web integration. */
export function SettingsScreen({ id }: { id: string }) {
  const { app } = useWorkspace()
  return (
    <LoadedIntegration id={id}>
      {integration =>
        isWeb(integration) ? (
          <SettingsForm integration={integration} />
        ) : (
          <main className="page">
            <ScreenHeading>This integration is no messenger on the web</ScreenHeading>
            <p>
              <a href={formatRoute({ appId: app.id, screen: 'integrations' })}>
                Show all integrations
              </a>
            </p>
          </main>
        )
      }
    </LoadedIntegration>
  )
}
