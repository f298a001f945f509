import { batch, signal } from '@preact/signals-react'
import { asReadonly } from './as-readonly'
import {
  type AppApi,
  type ConversationLife,
  ignoreGone,
  type InboxConversation,
  type InboxFilter,
  type Message
} from '../api'
import { createInboxEvents } from './inbox-events'
import { createUnreadCount } from './inbox-unread'
import { isInFilter, type Listed } from './is-in-view'
import { createLifeChanges } from './life-changes'
import { createLifeOrder } from './life-order'
import { createListOrder } from './list-order'
import { createRowReader } from './row-reader'
import { createRows } from './rows'

/** Filter of a new inbox: what there is to do. */
export const FIRST_FILTER: InboxFilter = { view: 'open', unread: false, text: '' }
const ALL: InboxFilter = { view: 'all', unread: false, text: '' }

export interface InboxState {
  status: 'loading' | 'ready' | 'failed'
  hasMore: boolean
  loadingMore: boolean
  /** Whether the app has no conversation yet, in this view or another. */
  isNew: boolean
}

/** State of a conversation, and when it was last active, as far as known. */
type Changed = ConversationLife & { lastUpdatedAt?: string }

/** The list of conversations: ordered ids, and a row for each. */
export type Inbox = ReturnType<typeof createInbox>

/**
 * Makes the inbox of one app. It updates itself from events; the cost of an event is proportional
 * to one row, and the order changes only when a conversation is not at its place already.
 *
 * @param ownId Id of the member of the team who is signed in.
 * @param firstFilter Shown by the first `load`.
 * @param readOwnGroupIds Returns the ids of the groups that they are in, once that is known.
 */
export const createInbox = (
  api: AppApi,
  ownId: string,
  firstFilter = FIRST_FILTER,
  readOwnGroupIds: () => readonly string[] | undefined = () => undefined
) => {
  const rows = createRows()
  const life = createLifeOrder()
  const { read, readOfUser, takeUnreadable, ensure } = createRowReader({ api, rows, life })
  const state = signal<InboxState>({
    status: 'loading',
    hasMore: false,
    loadingMore: false,
    isNew: false
  })
  let filter = firstFilter
  const isByWaiting = () => filter.sort === 'waiting'
  const order = createListOrder(rows, isByWaiting)
  let cursor: string | undefined
  /** Incremented by each new list, so that responses for an older one are dropped. */
  let generation = 0
  let refreshing = false
  /** Whether something arrived at the top since it was last requested. */
  let isTopOld = false
  /** Those behind all that are listed: a later page has them, unless it was read before they came into the view. */
  const later = new Set<string>()

  const isLoading = () => state.peek().status === 'loading'
  const change = (next: Partial<InboxState>) => (state.value = { ...state.peek(), ...next })
  const isToList = (listed: Listed) =>
    isInFilter(filter, listed, { id: ownId, groupIds: readOwnGroupIds() })

  /**
   * Fetches a page and hands its ids to `place`, in one step.
   *
   * @returns False when another list was requested meanwhile.
   */
  async function fetchPage(after: string | undefined, place: (ids: readonly string[]) => void) {
    const asked = generation
    const heard = life.begin()
    let page = await api.listConversations(filter, after)
    // A search covers one part at a time, which may hold no match.
    while (asked === generation && !page.conversations.length && page.meta.hasMore) {
      page = await api.listConversations(filter, page.meta.afterCursor)
    }
    if (asked !== generation) return undefined
    const conversations = page.conversations.map(each => rows.correct(each, heard))
    batch(() => {
      conversations.forEach(rows.put)
      const isToPlace = (each: InboxConversation) =>
        rows.get(each.id) && (!heard.of(each.id) || isToList(each))
      place(conversations.filter(isToPlace).map(({ id }) => id))
    })
    return page.meta
  }

  /** Reloads the top of the list; during a load, after it. */
  async function refreshTop() {
    isTopOld = true
    if (refreshing) return
    refreshing = true
    try {
      while (isTopOld && !isLoading()) {
        isTopOld = false
        await fetchPage(undefined, order.place)
      }
    } catch {
      if (!isLoading()) change({ status: 'failed' })
    } finally {
      refreshing = false
    }
  }

  /** Lists a conversation that has a row where it belongs, if it does. */
  function list(id: string) {
    later.delete(id)
    const row = rows.get(id)?.peek()
    // The server alone knows what a search finds.
    if (!row || order.has(id) || filter.text) return
    if (!isToList(row) || (filter.unread && !row.businessUnreadCount)) return
    if (state.peek().hasMore && order.isBehindAll(row)) later.add(id)
    else order.insert(id)
  }

  /** Loads a conversation, and lists it where it belongs. */
  function bring(id: string) {
    const asked = generation
    return read(id, conversation => {
      if (asked !== generation) return
      rows.put(conversation)
      list(id)
    })
  }

  /** Looks for a conversation that the list lacks. One with a new message is at the top; others can be anywhere. */
  const lookFor = (id: string, isNewest = true) =>
    (isByWaiting() || !isNewest) && !filter.text && !isLoading() ? bring(id) : refreshTop()

  /** Whether a page that will be requested has a conversation; many can change at once. */
  function isOfLaterPage(id: string, { lastUpdatedAt, waitingSince }: Changed): boolean {
    const { hasMore, loadingMore } = state.peek()
    const isKnown = lastUpdatedAt !== undefined && !isLoading() && !loadingMore
    return isKnown && hasMore && order.isBehindAll({ id, lastUpdatedAt, waitingSince })
  }

  /** Stores what the team does with a conversation now, and lists it where it belongs. */
  function live(id: string, now: Changed) {
    life.hear(id, now)
    rows.live(id, now)
    const isListed = order.has(id)
    // Of one that was never loaded, only the server knows whom it mentions.
    const isShown = isToList(rows.get(id)?.peek() ?? { ...now, mentioned: [ownId] })
    if (isListed && !isShown) order.remove(id)
    else order.settle(id)
    if (!isListed && isShown && !isOfLaterPage(id, now)) void lookFor(id, false)
  }

  /** Whether the app has no conversation; asked where a view is empty. */
  async function findOutIfNew(): Promise<boolean> {
    const { text, tag, unread, assigneeId, assignedGroupId, channel } = filter
    const isNarrow = text || tag || unread || assigneeId || assignedGroupId || channel
    if (isNarrow || order.ids.peek().length) return false
    if (filter.view === 'all') return true
    const { conversations } = await api.listConversations(ALL, undefined, 1)
    return !conversations.length
  }

  function receive(id: string, message: Message) {
    rows.receive(id, message)
    const isListed = order.has(id)
    if (isListed) order.place([id])
    // A list that is loading may have been read before this message.
    if (!isListed || isLoading()) void lookFor(id)
  }

  /** Reloads the row of a deleted message: the server knows the message before it and the unread count. */
  function withdraw(id: string, message: { id: string }) {
    if (!rows.get(id)) return
    void read(id, conversation => {
      rows.replace(message.id, conversation)
      if (isToList(conversation)) order.settle(id)
      else order.remove(id)
    })
  }

  /** Reloads the row of a conversation that has taken in another, and its place: only the server knows them. */
  function refetchMerged(id: string) {
    const newest = rows.get(id)?.peek().lastMessage?.id
    void read(id, conversation => rows.replace(newest, conversation))
    void refreshTop()
  }

  function drop(id: string) {
    rows.remove(id)
    order.remove(id)
  }

  return {
    /** Ids as listed. */
    order: order.ids,
    state: asReadonly(state),
    row: rows.get,
    /** Ids of conversations that were deleted since the page was loaded. */
    deleted: rows.removed,

    /** Loads the first page; the current one stays until then. */
    async load(next: InboxFilter = filter): Promise<void> {
      const asked = ++generation
      const heard = life.begin()
      filter = next
      isTopOld = false
      later.clear()
      change({ status: 'loading', loadingMore: false })
      try {
        const meta = await fetchPage(undefined, order.replace)
        if (!meta) return
        const isNew = await findOutIfNew()
        if (asked !== generation) return
        cursor = meta.afterCursor
        batch(() => {
          change({ status: 'ready', hasMore: meta.hasMore, isNew })
          heard.ids().forEach(list)
        })
        if (isTopOld) void refreshTop()
      } catch {
        if (asked === generation) change({ status: 'failed' })
      }
    },

    /** Loads the next page. A failure leaves the list as it was, for a retry. */
    async loadMore(): Promise<void> {
      const { status, hasMore, loadingMore } = state.peek()
      if (status !== 'ready' || !hasMore || loadingMore) return
      const asked = generation
      change({ loadingMore: true })
      try {
        const meta = await fetchPage(cursor, order.append)
        if (!meta) return
        cursor = meta.afterCursor
        batch(() => {
          change({ hasMore: meta.hasMore })
          for (const id of [...later]) list(id)
        })
      } catch {
        // There is still more: the next scroll or press retries.
      } finally {
        if (asked === generation) change({ loadingMore: false })
      }
    },

    /** Reads after an interruption what could not be read during it. */
    resume(): void {
      for (const id of takeUnreadable()) void bring(id)
    },

    ensure,

    /** Loads the rows of a user anew, whom the team has changed. */
    refreshUser: (userId: string) => readOfUser({ id: userId }),

    /** Blocks a user, or takes that back. @throws {ApiError} */
    async setBlocked(userId: string, isBlocked: boolean): Promise<void> {
      const blockedAt = await api.setBlocked(userId, isBlocked)
      batch(() => rows.setBlocked(userId, blockedAt))
    },

    ...createUnreadCount({ api, rows, life }),

    ...createLifeChanges({ api, rows, order: life, live }),

    ...createInboxEvents({
      rows,
      receive,
      withdraw,
      live,
      lookFor,
      drop,
      refetchMerged,
      readOfUser
    }),

    /** Deletes a conversation for everyone; one that is gone already is deleted. @throws {ApiError} */
    async deleteConversation(id: string): Promise<void> {
      await api.deleteConversation(id).catch(ignoreGone)
      batch(() => drop(id))
    }
  }
}
