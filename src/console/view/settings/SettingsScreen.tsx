import { isWeb } from '../../api'
import { formatRoute } from '../../model'
import { useWorkspace, useTexts } from '../context'
import { LoadedIntegration } from '../integrations/LoadedIntegration'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { SettingsForm } from './SettingsForm'

/** Settings of one web integration. */
export function SettingsScreen({ id }: { id: string }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  return (
    <LoadedIntegration id={id}>
      {integration =>
        isWeb(integration) ? (
          <SettingsForm integration={integration} />
        ) : (
          <main className="page">
            <ScreenHeading>{t('integrations.notWebTitle')}</ScreenHeading>
            <p>
              <a href={formatRoute({ appId: app.id, screen: 'integrations' })}>
                {t('integrations.showAll')}
              </a>
            </p>
          </main>
        )
      }
    </LoadedIntegration>
  )
}
