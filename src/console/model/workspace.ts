import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import {
  type App,
  type AppApi,
  type AppEvent,
  type Feed,
  type FeedOptions,
  type InboxFilter,
  openFeed
} from '../api'
import type { AppEdits } from './apps'
import { type Counts, createCounts } from './counts'
import { createGroups, type Groups } from './groups'
import { createInbox, FIRST_FILTER, type Inbox } from './inbox'
import { createMerges, type Merges } from './merges'
import { createPersonNews, type PersonNews } from './person-news'
import { createUploads, type Uploads } from './pictures'
import { createPresence, type Presence } from './presence'
import { createSavedReplies, type SavedReplies } from './saved-replies'
import { createSavedViews, type SavedViews } from './saved-views'
import type { SettingEdits } from './settings'
import type { SortChoice } from './sort-choice'
import { createTags, type Tags } from './tags'
import { createTeam, type Team } from './team'
import { createThreads } from './threads'
import type { Thread } from './thread'
import { forgetBegun, moveBegun, type Written } from './written'

/** Whether events reach this page live. */
export type Connection = 'connecting' | 'connected' | 'lost'

/** One user's work in one app: its inbox, its threads, and the feed that updates them. */
export interface Workspace extends Written {
  app: App
  /** Id of the member of the team who is signed in. */
  ownId: string
  api: AppApi
  inbox: Inbox
  counts: Counts
  tags: Tags
  team: Team
  groups: Groups
  presence: Presence
  personNews: PersonNews
  merges: Merges
  savedReplies: SavedReplies
  savedViews: SavedViews
  /** Unsaved edits of settings by integration; they outlive a session that ends meanwhile. */
  settingEdits: Map<string, SettingEdits>
  /** Unsaved edits of the app's own settings; they outlive such a session too. */
  $appEdits: WritableAtom<AppEdits>
  /** Pictures that were uploaded in forms. */
  uploads: Uploads
  $filter: ReadableAtom<InboxFilter>
  $connection: ReadableAtom<Connection>
  setFilter(filter: InboxFilter): void
  /** Shows what there is to do in place of a saved view, unless none is shown. */
  leaveSavedView(): void
  thread(conversationId: string): Thread
  /** Deletes what was written in a conversation and has not gone. */
  forgetWritten(conversationId: string): void
  /** Tells whether a reply or a file goes now, or as soon as it can. */
  isSending(): boolean
  /** Marks a conversation as read by the business, unless it is already. */
  markRead(conversationId: string): Promise<void>
  /** Starts or resumes following the app. */
  start(): void
  /** Connects at once, while the connection is lost. */
  reconnect(): void
  /** Finds out whether the server is still within reach, after a sign that it may not be. */
  checkConnection(): void
  /** Stops following; threads and unsent replies stay. */
  stop(): void
}

interface WorkspaceOptions {
  app: App
  /** Id of the member of the team who is signed in. */
  ownId: string
  api: AppApi
  written: Written
  /** Order of the list, kept beyond this page. */
  sortChoice: SortChoice
  wait: FeedOptions['wait']
}

/** Makes the workspace of one app. Nothing is fetched before `start`. */
export const createWorkspace = ({
  app,
  ownId,
  api,
  written,
  sortChoice,
  wait
}: WorkspaceOptions): Workspace => {
  const $filter = atom<InboxFilter>({ ...FIRST_FILTER, sort: sortChoice.read() })
  const $connection = atom<Connection>('connecting')
  const groups = createGroups(api)
  const inbox = createInbox(api, ownId, $filter.get(), () => groups.idsOf(ownId))
  const tags = createTags(api)
  const team = createTeam(api)
  const presence = createPresence(api, ownId)
  const personNews = createPersonNews()
  const isConnected = () => $connection.get() !== 'lost'
  const threads = createThreads({ api, unsent: written.unsent, isConnected })
  const merges = createMerges((fromId, intoId) => {
    moveBegun(written, fromId, intoId)
    threads.move(fromId, intoId)
  })
  const settingEdits = new Map<string, SettingEdits>()
  const $appEdits = atom<AppEdits>({})
  const marking = new Set<string>()
  let feed: Feed | undefined
  let endWait = () => {}

  function show(filter: InboxFilter) {
    $filter.set(filter)
    void inbox.load(filter)
  }
  const savedViews = createSavedViews(api, show, countSaved)
  const counts = createCounts(api, ownId, () => savedViews.state.peek().views)

  function countSaved() {
    void counts.loadSaved()
  }

  const waitOrReconnect: FeedOptions['wait'] = (ms, signal) => {
    const asked = new AbortController()
    endWait = () => asked.abort()
    return wait(ms, AbortSignal.any([signal, asked.signal]))
  }

  function onConnected(connected: boolean) {
    const isNew = connected && $connection.get() !== 'connected'
    $connection.set(connected ? 'connected' : 'lost')
    // A check that finds the connection well must not repeat the call whose failure asked for it.
    if (!isNew) return
    if (inbox.state.peek().status === 'failed') void inbox.load()
    inbox.resume()
    counts.resume()
    threads.resume()
    presence.refresh()
    personNews.refresh()
  }

  function onEvent(event: AppEvent) {
    inbox.apply(event)
    counts.apply(event)
    tags.apply(event)
    team.apply(event)
    groups.apply(event)
    presence.apply(event)
    personNews.apply(event)
    merges.apply(event)
    threads.apply(event)
    // Only the server knows which conversations are of other groups now.
    if (event.type === 'group:change' && $filter.get().view === 'myGroups') void inbox.load()
  }

  /** Loads the list, or that of a saved view once this is known; all of it where the view cannot be shown. */
  async function loadList() {
    const isWanted = savedViews.isWanted()
    const loading = savedViews.load()
    if (isWanted) await loading
    if (isWanted === savedViews.isWanted()) await inbox.load()
  }

  return {
    app,
    ownId,
    api,
    inbox,
    counts,
    tags,
    team,
    groups,
    presence,
    personNews,
    merges,
    savedReplies: createSavedReplies(api),
    savedViews,
    ...written,
    settingEdits,
    $appEdits,
    uploads: createUploads({
      remove: api.removePicture,
      readEdits: () => [...settingEdits.values(), $appEdits.get()]
    }),
    $filter,
    $connection,
    thread: threads.open,
    isSending: threads.isSending,

    forgetWritten(id) {
      forgetBegun(written, id)
      threads.drop(id)
    },

    setFilter(filter) {
      if (filter.sort !== $filter.get().sort) sortChoice.keep(filter.sort)
      show(filter)
    },

    leaveSavedView() {
      if (savedViews.openId.peek() === undefined) return
      savedViews.leave()
      show({ ...FIRST_FILTER, sort: sortChoice.read() })
    },

    async markRead(id) {
      if (marking.has(id) || !inbox.row(id)?.peek().businessUnreadCount) return
      marking.add(id)
      // After a failure it stays unread, and is marked when it is viewed again.
      await api.postActivity(id, 'conversation:read').catch(() => {})
      marking.delete(id)
    },

    start() {
      feed ??= openFeed({
        open: api.openEvents,
        wait: waitOrReconnect,
        onConnected,
        onEvent,
        onFresh() {
          void loadList()
          void inbox.loadUnread()
          void counts.load()
          void tags.load()
          groups.refresh()
          threads.loadAll()
        }
      })
    },

    reconnect: () => endWait(),
    checkConnection: () => feed?.check(),

    stop() {
      feed?.stop()
      feed = undefined
      $connection.set('connecting')
    }
  }
}
