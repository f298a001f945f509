import { signal } from '@preact/signals-react'
import type { AppApi, TeamMember } from '../api'
import { asReadonly } from './as-readonly'

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
  return {
    state: asReadonly(state),

    /** Loads the members again; somebody may have joined. */
    async load(): Promise<void> {
      try {
        state.value = { status: 'ready', members: await api.listTeam() }
      } catch {
        state.value = { ...state.peek(), status: 'failed' }
      }
    }
  }
}
