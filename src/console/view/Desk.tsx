import { useEffect } from 'react'
import { useValue } from '../../ui'
import type { Me } from '../api/shapes'
import { ConnectionBar } from './ConnectionBar'
import { useConsole, useWorkspace } from './context'
import { InboxScreen } from './InboxScreen'
import { InstallScreen } from './InstallScreen'
import { TopBar } from './TopBar'

/** Where a signed-in person works. */
export function Desk({ me }: { me: Me }) {
  const { $route } = useConsole()
  const { app, inbox } = useWorkspace()
  const { screen, conversationId } = useValue($route)
  const unreadCount = useValue(inbox.unreadCount)

  useEffect(() => {
    const title = screen === 'install' ? 'Install' : 'Inbox'
    document.title = `${unreadCount ? `(${unreadCount}) ` : ''}${title} · ${app.displayName}`
  }, [screen, unreadCount, app])

  return (
    <div className="desk">
      <TopBar me={me} screen={screen} />
      <ConnectionBar />
      {screen === 'install' ? <InstallScreen /> : <InboxScreen openId={conversationId} />}
    </div>
  )
}
