import { useMemo, useState } from 'react'
import type { InboxConversation } from '../api'
import { type Entries, firstUnread } from '../model'

/** Returns the key of the first message that was unread when its conversation was opened. */
export function useUnreadLine(
  conversation: InboxConversation | undefined,
  entries: Entries,
  hasOlder: boolean
): string | undefined {
  /** When the business had last read; null: it had read all; undefined: not known yet. */
  const [since, setSince] = useState<string | null>()
  if (since === undefined && conversation) {
    const { businessUnreadCount, businessLastRead = '' } = conversation
    setSince(businessUnreadCount > 0 ? businessLastRead : null)
  }
  return useMemo(
    () => (typeof since === 'string' ? firstUnread(entries, since, hasOlder) : undefined),
    [entries, since, hasOlder]
  )
}
