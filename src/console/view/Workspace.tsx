import { useEffect } from 'react'
import { useValue } from '../../ui'
import type { Me } from '../api'
import { ConnectionBar } from './ConnectionBar'
import { useConsole, useWorkspace } from './context'
import { InboxScreen } from './InboxScreen'
import { InstallScreen } from './InstallScreen'
import { TopBar } from './TopBar'

/** Screens of a signed-in user. */
export function Workspace({ me }: { me: Me }) {
  const { $route } = useConsole()
  const { app, inbox } = useWorkspace()
  const { screen, conversationId } = useValue($route)
  const unreadCount = useValue(inbox.unreadCount)
  const more = useValue(inbox.hasMoreUnread) ? '+' : ''

  useEffect(() => {
    const title = screen === 'install' ? 'Install' : 'Inbox'
    document.title = `${unreadCount ? `(${unreadCount}${more}) ` : ''}${title} · ${app.displayName}`
  }, [screen, unreadCount, more, app])

  return (
    <div className="desk">
      <TopBar me={me} screen={screen} />
      <ConnectionBar />
      {screen === 'install' ? <InstallScreen /> : <InboxScreen openId={conversationId} />}
    </div>
  )
}
