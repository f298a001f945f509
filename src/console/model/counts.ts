import { signal } from '@preact/signals-react'
import type { AppApi, AppEvent, ConversationCounts, InboxView, SavedView } from '../api'
import { asReadonly } from './as-readonly'
import { createRefresh } from './refresh'

/** Number of conversations of each view. */
export type ViewCounts = Record<InboxView, number>

/** Counts of the views of an inbox. */
export type Counts = ReturnType<typeof createCounts>

const viewCounts = (
  { assigned, mentioned, ofGroups, ...counts }: ConversationCounts,
  ownId: string
): ViewCounts => ({
  ...counts,
  mine: assigned.find(({ assigneeId }) => assigneeId === ownId)?.open ?? 0,
  mentions: mentioned.find(({ memberId }) => memberId === ownId)?.open ?? 0,
  myGroups: ofGroups.find(({ memberId }) => memberId === ownId)?.open ?? 0
})

/**
 * Makes the counts of the views of an app. The server counts, at once and again after each event that may
 * change them, so that all consoles say the same.
 *
 * @param ownId Id of the member of the team who is signed in.
 * @param readSavedViews Returns the views that they have saved, as far as they are loaded.
 */
export const createCounts = (
  api: AppApi,
  ownId: string,
  readSavedViews: () => readonly SavedView[]
) => {
  /** Undefined until they are known. */
  const state = signal<ViewCounts | undefined>(undefined)
  /** By the id of the saved view. */
  const saved = signal<ReadonlyMap<string, number>>(new Map())
  let isOld = false
  const loadBuiltIn = createRefresh(async () => {
    try {
      state.value = viewCounts(await api.countConversations(), ownId)
      isOld = false
    } catch {
      // The next event or connection counts again.
      isOld = true
    }
  })
  const refreshSaved = createRefresh(async () => {
    try {
      saved.value = new Map((await api.countViews()).map(({ id, count }) => [id, count]))
    } catch {
      isOld = true
    }
  })

  async function loadSaved(): Promise<void> {
    if (readSavedViews().length) await refreshSaved()
  }

  async function load(): Promise<void> {
    await Promise.all([loadBuiltIn(), loadSaved()])
  }

  return {
    state: asReadonly(state),
    saved: asReadonly(saved),
    load,
    /** Counts what the saved views list, which have changed. */
    loadSaved,

    /** Counts again after an interruption, if that could not be done during it. */
    resume(): void {
      if (isOld) void load()
    },

    /** Counts again after an event that may change them. */
    apply(event: AppEvent): void {
      const isMention = event.type === 'conversation:message' && event.payload.message.mentions
      const mayChange = /^(group:change|conversation:(create|update|remove|message:remove))$/.test(
        event.type
      )
      if (isMention || mayChange) return void load()
      const isReading = /^conversation:(message|read)$/.test(event.type)
      if (isReading && readSavedViews().some(({ filter }) => filter.unread)) void loadSaved()
    }
  }
}
