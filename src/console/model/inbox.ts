import { batch, signal, type ReadonlySignal } from '@preact/signals-react'
import type { AppApi, InboxFilter } from '../api/api'
import type { AppEvent, Message } from '../api/shapes'
import { createRows } from './rows'

export interface InboxState {
  status: 'loading' | 'ready' | 'failed'
  hasMore: boolean
  loadingMore: boolean
}

/** The list of conversations: an order of ids, and a row of its own for each. */
export type Inbox = ReturnType<typeof createInbox>

/**
 * Makes the inbox of one app. It keeps itself current from events; one event costs work in proportion
 * to one row, and the order changes only when a conversation was not at the top already.
 */
export const createInbox = (api: AppApi) => {
  const rows = createRows()
  const order = signal<readonly string[]>([])
  const state = signal<InboxState>({ status: 'loading', hasMore: false, loadingMore: false })
  let filter: InboxFilter = { unread: false, text: '' }
  let cursor: string | undefined
  /** Raised by each new list, so that answers to questions about an older one are dropped. */
  let generation = 0
  let refreshing = false
  /** Something came in at the top since it was last asked for. */
  let isTopOld = false

  const isLoading = () => state.peek().status === 'loading'
  const change = (next: Partial<InboxState>) => (state.value = { ...state.peek(), ...next })

  function moveToTop(ids: readonly string[]) {
    const now = order.peek()
    if (ids.every((id, index) => now[index] === id)) return
    const moved = new Set(ids)
    order.value = [...ids, ...now.filter(id => !moved.has(id))]
  }

  /**
   * Fetches a page and hands its ids to `place`, in one step.
   *
   * @returns False when another list was asked for meanwhile.
   */
  async function fetchPage(after: string | undefined, place: (ids: readonly string[]) => void) {
    const asked = generation
    let page = await api.listConversations(filter, after)
    // A search looks through a part at a time, in which nothing may be found.
    while (asked === generation && !page.conversations.length && page.meta.hasMore) {
      page = await api.listConversations(filter, page.meta.afterCursor)
    }
    if (asked !== generation) return undefined
    const { conversations, meta } = page
    batch(() => {
      conversations.forEach(rows.put)
      place(conversations.map(({ id }) => id))
    })
    return meta
  }

  /** Asks again for the top of the list; while it loads, once it has. */
  async function refreshTop() {
    isTopOld = true
    if (refreshing) return
    refreshing = true
    try {
      while (isTopOld && !isLoading()) {
        isTopOld = false
        await fetchPage(undefined, moveToTop)
      }
    } catch {
      if (!isLoading()) change({ status: 'failed' })
    } finally {
      refreshing = false
    }
  }

  function receive(id: string, message: Message) {
    rows.receive(id, message)
    const isListed = order.peek().includes(id)
    if (isListed) moveToTop([id])
    // A list on its way may have been read before this message.
    if (!isListed || isLoading()) void refreshTop()
  }

  /** What stands before a deleted message, and how many are unread, the server knows. */
  function withdraw(id: string, message: { id: string }) {
    if (!rows.get(id)) return
    // What fails is mended by whatever happens in the conversation next.
    api.getConversation(id).then(
      conversation => rows.withdraw(message.id, conversation),
      () => {}
    )
  }

  /** A user became somebody else: what is shown of them is fetched anew. */
  function refetchRowsOf({ id: userId }: { id: string }) {
    for (const id of rows.ofUser(userId)) {
      // What fails is mended by whatever happens in the conversation next.
      api.getConversation(id).then(rows.put, () => {})
    }
  }

  return {
    /** Ids as listed, most recently active first. */
    order: order as ReadonlySignal<readonly string[]>,
    state: state as ReadonlySignal<InboxState>,
    unreadCount: rows.unreadCount,
    row: rows.get,

    /** Fetches the first page; what is shown stays until it has come. */
    async load(next: InboxFilter = filter): Promise<void> {
      const asked = ++generation
      filter = next
      isTopOld = false
      change({ status: 'loading', loadingMore: false })
      try {
        const meta = await fetchPage(undefined, ids => (order.value = ids))
        if (!meta) return
        cursor = meta.afterCursor
        change({ status: 'ready', hasMore: meta.hasMore })
        if (isTopOld) void refreshTop()
      } catch {
        if (asked === generation) change({ status: 'failed' })
      }
    },

    /** Fetches the next page. A failure leaves the list as it was, to be asked again. */
    async loadMore(): Promise<void> {
      const { status, hasMore, loadingMore } = state.peek()
      if (status !== 'ready' || !hasMore || loadingMore) return
      const asked = generation
      change({ loadingMore: true })
      try {
        const meta = await fetchPage(cursor, ids => {
          const shown = new Set(order.peek())
          order.value = [...order.peek(), ...ids.filter(id => !shown.has(id))]
        })
        if (!meta) return
        cursor = meta.afterCursor
        change({ hasMore: meta.hasMore })
      } catch {
        // Still has more: the next scroll or press asks again.
      } finally {
        if (asked === generation) change({ loadingMore: false })
      }
    },

    /** Makes sure that a conversation has a row, listed or not. @throws {ApiError} */
    async ensure(id: string): Promise<void> {
      if (!rows.get(id)) rows.put(await api.getConversation(id))
    },

    /** Takes in what happened. */
    apply(event: AppEvent): void {
      if (event.type === 'user:merge') return refetchRowsOf(event.payload.mergedUsers.discarded)
      if (event.type === 'user:update') return refetchRowsOf(event.payload.user)
      if (!('conversation' in event.payload)) return
      const { id } = event.payload.conversation
      batch(() => {
        switch (event.type) {
          case 'conversation:message':
            return receive(id, event.payload.message)
          case 'conversation:message:remove':
            return withdraw(id, event.payload.message)
          case 'conversation:read':
            if (event.payload.activity.author.type === 'business') rows.read(id, event.createdAt)
            return
          case 'conversation:create':
            return void refreshTop()
          case 'conversation:remove':
            rows.remove(id)
            order.value = order.peek().filter(other => other !== id)
        }
      })
    }
  }
}
