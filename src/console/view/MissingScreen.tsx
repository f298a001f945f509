import { formatRoute } from '../model'
import { useWorkspace, useTexts } from './context'
import { ScreenHeading } from './integrations/ScreenHeading'

/** Says that an address leads to no screen. */
export function MissingScreen() {
  const { app } = useWorkspace()
  const { t } = useTexts()
  return (
    <main className="page">
      <ScreenHeading>{t('missing.title')}</ScreenHeading>
      <p>{t('missing.text')}</p>
      <p>
        <a href={formatRoute({ appId: app.id, screen: 'inbox' })}>{t('missing.showInbox')}</a>
      </p>
    </main>
  )
}
