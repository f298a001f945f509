import { useEffect } from 'react'
import { useValue } from '../../ui'
import type { InboxConversation } from '../api'
import type { Workspace } from '../model'

/** Marks a conversation as read while it is visible, focused, and scrolled to its end. */
export function useMarkRead(
  { $connection, markRead }: Workspace,
  conversation: InboxConversation | undefined,
  isAtEnd: boolean
): void {
  const isConnected = useValue($connection) === 'connected'
  const { id, businessUnreadCount: unread = 0 } = conversation ?? {}

  useEffect(() => {
    if (!id || !unread || !isAtEnd || !isConnected) return
    const look = () => {
      if (document.visibilityState === 'visible' && document.hasFocus()) void markRead(id)
    }
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id, unread, isAtEnd, isConnected, markRead])
}
