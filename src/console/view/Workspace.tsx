import { useEffect } from 'react'
import { useValue } from '../../ui'
import type { Me } from '../api'
import type { Route } from '../model'
import { AppScreen } from './apps'
import { ChangesScreen } from './changes'
import { ConnectionBar } from './ConnectionBar'
import { useConsole, useWorkspace, useTexts } from './context'
import { InboxScreen } from './InboxScreen'
import { InstallScreen } from './InstallScreen'
import { IntegrationScreens } from './integrations'
import { MissingScreen } from './MissingScreen'
import { NoticeBar } from './NoticeBar'
import { TopBar } from './TopBar'

/** Shows the screen of a route. */
function CurrentScreen({ screen, conversationId, integrationId }: Route) {
  switch (screen) {
    case 'inbox':
      return <InboxScreen openId={conversationId} />
    case 'install':
      return <InstallScreen integrationId={integrationId} />
    case 'integrations':
    case 'connect':
    case 'connect-web':
    case 'settings':
      return <IntegrationScreens screen={screen} integrationId={integrationId} />
    case 'app':
      return <AppScreen />
    case 'changes':
      return <ChangesScreen key={integrationId} integrationId={integrationId} />
    case 'missing':
      return <MissingScreen />
  }
}

/** Screens of a signed-in user. */
export function Workspace({ me }: { me: Me }) {
  const { $route } = useConsole()
  const { t } = useTexts()
  const { app: entered, inbox } = useWorkspace()
  // It may have been renamed since.
  const app = me.apps.find(({ id }) => id === entered.id) ?? entered
  const route = useValue($route)
  const { screen } = route
  const unreadCount = useValue(inbox.unreadCount)
  const more = useValue(inbox.hasMoreUnread) ? '+' : ''

  useEffect(() => {
    const unread = unreadCount ? `(${unreadCount}${more}) ` : ''
    document.title = `${unread}${t(`screens.${screen}`)} · ${app.displayName}`
  }, [t, screen, unreadCount, more, app])

  return (
    <div className="desk">
      <TopBar me={me} app={app} screen={screen} />
      <ConnectionBar />
      <NoticeBar />
      <CurrentScreen {...route} />
    </div>
  )
}
