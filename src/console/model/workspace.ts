import { atom, type ReadableAtom } from 'nanostores'
import type { AppApi, InboxFilter } from '../api/api'
import { openFeed, type FeedOptions } from '../api/feed'
import type { App, AppEvent } from '../api/shapes'
import type { Drafts } from './drafts'
import { createInbox, type Inbox } from './inbox'
import { createThreads } from './threads'
import type { Thread } from './thread'

/** Whether what happens reaches this page as it happens. */
export type Connection = 'connecting' | 'connected' | 'lost'

/** One app as one person works in it: its inbox, its threads, and what keeps them current. */
export interface Workspace {
  app: App
  api: AppApi
  inbox: Inbox
  drafts: Drafts
  $filter: ReadableAtom<InboxFilter>
  $connection: ReadableAtom<Connection>
  setFilter(filter: InboxFilter): void
  thread(conversationId: string): Thread
  /** Tells everybody that the business has read a conversation; nothing when it has already. */
  markRead(conversationId: string): Promise<void>
  /** Starts following the app, or goes on with it. */
  start(): void
  /** Stops following; threads and what was not sent stay. */
  stop(): void
}

interface WorkspaceOptions {
  app: App
  api: AppApi
  drafts: Drafts
  wait: FeedOptions['wait']
}

/** Makes the workspace of one app. Nothing is fetched before `start`. */
export const createWorkspace = ({ app, api, drafts, wait }: WorkspaceOptions): Workspace => {
  const $filter = atom<InboxFilter>({ unread: false, text: '' })
  const $connection = atom<Connection>('connecting')
  const inbox = createInbox(api)
  const threads = createThreads(api)
  const marking = new Set<string>()
  let stopFeed: (() => void) | undefined

  function onConnected(connected: boolean) {
    $connection.set(connected ? 'connected' : 'lost')
    if (connected && inbox.state.peek().status === 'failed') void inbox.load()
    if (connected) threads.loadFailed()
  }

  function onEvent(event: AppEvent) {
    inbox.apply(event)
    threads.apply(event)
  }

  return {
    app,
    api,
    inbox,
    drafts,
    $filter,
    $connection,
    thread: threads.open,

    setFilter(filter) {
      $filter.set(filter)
      void inbox.load(filter)
    },

    async markRead(id) {
      if (marking.has(id) || !inbox.row(id)?.peek().businessUnreadCount) return
      marking.add(id)
      // What was not marked stays unread, and is marked when it is looked at again.
      await api.postActivity(id, 'conversation:read').catch(() => {})
      marking.delete(id)
    },

    start() {
      stopFeed ??= openFeed({
        open: api.openEvents,
        wait,
        onConnected,
        onEvent,
        onFresh() {
          void inbox.load()
          threads.loadAll()
        }
      })
    },

    stop() {
      stopFeed?.()
      stopFeed = undefined
      $connection.set('connecting')
    }
  }
}
