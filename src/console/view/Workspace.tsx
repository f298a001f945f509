import { useEffect } from 'react'
import { useValue } from '../../ui'
import type { Me } from '../api'
import type { Route, Screen } from '../model'
import { ConnectionBar } from './ConnectionBar'
import { useConsole, useWorkspace } from './context'
import { InboxScreen } from './InboxScreen'
import { InstallScreen } from './InstallScreen'
import { IntegrationScreens } from './integrations'
import { TopBar } from './TopBar'

const TITLES: Record<Screen, string> = {
  inbox: 'Inbox',
  install: 'Install',
  integrations: 'Integrations',
  connect: 'Connect Integrations',
  'connect-web': 'Web Messenger',
  settings: 'Settings of the messenger'
}

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
  }
}

/** Screens of a signed-in user. */
export function Workspace({ me }: { me: Me }) {
  const { $route } = useConsole()
  const { app, inbox } = useWorkspace()
  const route = useValue($route)
  const { screen } = route
  const unreadCount = useValue(inbox.unreadCount)
  const more = useValue(inbox.hasMoreUnread) ? '+' : ''

  useEffect(() => {
    const unread = unreadCount ? `(${unreadCount}${more}) ` : ''
    document.title = `${unread}${TITLES[screen]} · ${app.displayName}`
  }, [screen, unreadCount, more, app])

  return (
    <div className="desk">
      <TopBar me={me} screen={screen} />
      <ConnectionBar />
      <CurrentScreen {...route} />
    </div>
  )
}
