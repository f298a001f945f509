import { signal } from '@preact/signals-react'
import { type AppApi, ignoreGone, type InboxFilter, type SavedView, type ViewFilter } from '../api'
import { asReadonly } from './as-readonly'

/** Views that the signed-in member has saved, as far as they are loaded, by name. */
export interface SavedViewsState {
  status: 'none' | 'ready' | 'failed'
  views: readonly SavedView[]
}

/** The saved views of one member in one app. */
export type SavedViews = ReturnType<typeof createSavedViews>

const byName = (a: SavedView, b: SavedView) =>
  a.name.localeCompare(b.name, undefined, { numeric: true })

/** Makes the filter that shows a view. */
export const filterOf = ({ filter }: SavedView): InboxFilter => ({
  ...filter,
  unread: filter.unread ?? false,
  text: ''
})

/** Returns what a view keeps of a filter: all but the words to look for. */
export const keptFilter = ({
  view,
  unread,
  tag,
  assigneeId,
  assignedGroupId,
  channel,
  sort
}: ViewFilter): ViewFilter => ({
  view,
  ...(unread && { unread }),
  ...(tag && { tag }),
  ...(assigneeId && { assigneeId }),
  ...(assignedGroupId && { assignedGroupId }),
  ...(channel && { channel }),
  ...(sort && { sort })
})

/** Whether a filter shows something else than a view. */
export const isChangedFrom = (view: SavedView, filter: InboxFilter): boolean =>
  JSON.stringify(keptFilter(view.filter)) !== JSON.stringify(keptFilter(filter))

/** Makes an id for a new view, 24 hex digits. */
export const newViewId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte =>
    byte.toString(16).padStart(2, '0')
  ).join('')

/**
 * Makes the saved views of an app. Nothing is fetched before `load` or `open`.
 *
 * @param show Shows the conversations of a filter.
 * @param onChange Called when others are known than before.
 */
export const createSavedViews = (
  api: AppApi,
  show: (filter: InboxFilter) => void,
  onChange: () => void
) => {
  const state = signal<SavedViewsState>({ status: 'none', views: [] })
  const openId = signal<string | undefined>(undefined)
  const find = (id: string) => state.peek().views.find(view => view.id === id)
  const set = (views: readonly SavedView[]) => {
    state.value = { status: 'ready', views: [...views].sort(byName) }
    onChange()
  }
  const others = (id: string) => state.peek().views.filter(view => view.id !== id)

  /** Whether the open view is to be shown once it is known. */
  let isWanted = false

  const showWanted = () => {
    const view = isWanted && find(openId.peek() ?? '')
    if (!view) return
    isWanted = false
    show(filterOf(view))
  }

  async function load(): Promise<void> {
    try {
      set(await api.listViews())
      showWanted()
    } catch {
      state.value = { ...state.peek(), status: 'failed' }
    }
  }

  return {
    state: asReadonly(state),
    /** Id of the view that is shown, which may not be loaded or be gone; undefined: none. */
    openId: asReadonly(openId),
    load,
    /** Whether a view is open whose conversations are not shown: it is not loaded, or gone. */
    isWanted: () => isWanted,

    /** Shows a view; one that is not known is looked for on the server. */
    async open(id: string): Promise<void> {
      openId.value = id
      isWanted = true
      if (find(id)) showWanted()
      else await load()
    },

    /** Notes that no saved view is shown any more. */
    leave() {
      openId.value = undefined
      isWanted = false
    },

    /** Saves a view, in place of the one with its id. @throws {ApiError} */
    async save(view: SavedView): Promise<void> {
      const saved = await api.putView({ ...view, filter: keptFilter(view.filter) })
      set([...others(saved.id), saved])
    },

    /** @throws {ApiError} */
    async remove(id: string): Promise<void> {
      await api.deleteView(id).catch(ignoreGone)
      set(others(id))
    }
  }
}
