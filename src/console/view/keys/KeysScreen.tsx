import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { KeyPanel } from './KeyPanel'

/** Screen of the keys with which programs call the REST API of the app. */
export function KeysScreen() {
  const { app } = useWorkspace()
  const { t } = useTexts()
  return (
    <main className="page">
      <header>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'app' })}>{t('screens.app')}</a>
        </p>
        <ScreenHeading>{t('screens.keys')}</ScreenHeading>
        <p className="page-lead">
          {t('keys.lead')} <a href="/guide/back-end">{t('keys.guide')}</a>
        </p>
        <p className="page-lead">{t('keys.account')}</p>
      </header>
      <KeyPanel />
    </main>
  )
}
