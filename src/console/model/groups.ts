import { signal } from '@preact/signals-react'
import { type AppApi, type AppEvent, ignoreGone, type TeamGroup } from '../api'
import { asReadonly } from './as-readonly'
import { createRefresh } from './refresh'

/** Groups of members in an app, as far as they are loaded, by name. */
export interface GroupsState {
  status: 'none' | 'ready' | 'failed'
  groups: readonly TeamGroup[]
}

/** The groups to which conversations of an app can be assigned. */
export type Groups = ReturnType<typeof createGroups>

const byName = (a: TeamGroup, b: TeamGroup) =>
  a.name.localeCompare(b.name, undefined, { numeric: true })

/** Makes the groups of an app. Nothing is fetched before `load`, then again after what may have changed them. */
export const createGroups = (api: AppApi) => {
  const state = signal<GroupsState>({ status: 'none', groups: [] })
  const show = (groups: TeamGroup[]) =>
    (state.value = { status: 'ready', groups: groups.sort(byName) })
  const others = (id: string) => state.peek().groups.filter(group => group.id !== id)

  /** Loads them again; a colleague may have changed some. */
  async function load(): Promise<void> {
    try {
      show(await api.listGroups())
    } catch {
      state.value = { ...state.peek(), status: 'failed' }
    }
  }
  const reload = createRefresh(load)

  /** Loads them again where they were loaded: events may have been lost. */
  function refresh() {
    if (state.peek().status !== 'none') void reload()
  }

  return {
    state: asReadonly(state),

    /** Lists the ids of the groups that a member of the team is in; undefined: that is not known. */
    idsOf(memberId: string): string[] | undefined {
      const { status, groups } = state.peek()
      const own = groups.filter(({ memberIds }) => memberIds.includes(memberId))
      return status === 'none' ? undefined : own.map(({ id }) => id)
    },

    load,
    refresh,

    /**
     * Loads them again when a colleague has changed one, and when a conversation is given to one, which may be new,
     * or taken from one that may be deleted.
     */
    apply(event: AppEvent): void {
      const isOfGroup =
        event.type === 'conversation:update' &&
        event.payload.changes?.some(({ type }) => type.startsWith('group'))
      if (isOfGroup || event.type === 'group:change') refresh()
    },

    /** Saves a new group, or a changed one. @throws {ApiError} */
    async save(group: Parameters<AppApi['saveGroup']>[0]): Promise<void> {
      const saved = await api.saveGroup(group)
      show([...others(saved.id), saved])
    },

    /** Deletes a group; one that is gone already is deleted. @throws {ApiError} */
    async remove(id: string): Promise<void> {
      await api.deleteGroup(id).catch(ignoreGone)
      show(others(id))
    }
  }
}
