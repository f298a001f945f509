import { formatRoute } from '../model'
import { useTexts, useWorkspace } from './context'
import { ScreenHeading } from './integrations/ScreenHeading'
import { useRole } from './use-role'

/** Says that the screen of an address is not for the role of the one who is signed in. */
export function NotAllowedScreen() {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const role = useRole()
  return (
    <main className="page">
      <ScreenHeading>{t('notAllowed.title')}</ScreenHeading>
      <p>{t('notAllowed.text', { role: t(`roles.${role}`) })}</p>
      <p>
        <a href={formatRoute({ appId: app.id, screen: 'inbox' })}>{t('missing.showInbox')}</a>
      </p>
    </main>
  )
}
