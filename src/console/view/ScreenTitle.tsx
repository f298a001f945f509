import { useValue } from '../../ui'
import { useWorkspace } from './context'
import { useApp } from './use-app'
import { useTitle } from './use-title'

/** Names the screen, its app and the unread conversations in the title of the document. */
export function ScreenTitle({ name }: { name: string }) {
  const { inbox } = useWorkspace()
  const count = useValue(inbox.unreadCount)
  const more = useValue(inbox.hasMoreUnread) ? '+' : ''
  useTitle((count ? `(${count}${more}) ` : '') + name, useApp().displayName)
  return null
}
