import { batch, signal } from '@preact/signals-react'
import { asReadonly } from './as-readonly'
import type { AppApi, InboxFilter } from '../api'
import type { LifeOrder } from './life-order'
import type { Rows } from './rows'

/** Filter and largest page of the server. */
const UNREAD: InboxFilter = { view: 'all', unread: true, text: '' }
const UNREAD_MAX = 100

interface UnreadOptions {
  api: Pick<AppApi, 'listConversations'>
  rows: Rows
  life: LifeOrder
}

/** Makes the count of unread conversations of one app. */
export const createUnreadCount = ({ api, rows, life }: UnreadOptions) => {
  const hasMoreUnread = signal(false)

  return {
    /** Count of unread conversations, listed or not; more than that when `hasMoreUnread`. */
    unreadCount: rows.unreadCount,
    hasMoreUnread: asReadonly(hasMoreUnread),

    /** Loads the rows of unread conversations that are not listed yet, for their count. */
    async loadUnread(): Promise<void> {
      const heard = life.begin()
      try {
        const { conversations, meta } = await api.listConversations(UNREAD, undefined, UNREAD_MAX)
        batch(() => {
          for (const each of conversations) rows.put(rows.correct(each, heard))
          hasMoreUnread.value = meta.hasMore
        })
      } catch {
        // The count is that of the listed ones until the next connection.
      }
    }
  }
}
