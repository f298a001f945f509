import { signal } from '@preact/signals-react'
import type { AppApi, AppEvent, TeamMember } from '../api'
import { asReadonly } from './as-readonly'
import { createRefresh } from './refresh'

/** Members of the team, as far as they are loaded. */
export interface TeamState {
  status: 'none' | 'ready' | 'failed'
  members: readonly TeamMember[]
}

/** The team, which all conversations of an app share. */
export type Team = ReturnType<typeof createTeam>

/** Makes the team of an app. Nothing is fetched before `load`. */
export const createTeam = (api: AppApi) => {
  const state = signal<TeamState>({ status: 'none', members: [] })

  /** Loads the members again; somebody may have joined. */
  async function load(): Promise<void> {
    try {
      state.value = { status: 'ready', members: await api.listTeam() }
    } catch {
      state.value = { ...state.peek(), status: 'failed' }
    }
  }
  const reload = createRefresh(load)

  return {
    state: asReadonly(state),
    load,

    /** Loads them again, where they were loaded, when a conversation is given to somebody who has joined since. */
    apply(event: AppEvent): void {
      if (event.type !== 'conversation:update') return
      const { assigneeId } = event.payload.conversation
      const { status, members } = state.peek()
      const isKnown = !assigneeId || members.some(({ id }) => id === assigneeId)
      if (status !== 'none' && !isKnown) void reload()
    }
  }
}
