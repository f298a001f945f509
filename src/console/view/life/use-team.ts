import { useEffect, useState } from 'react'
import type { TeamMember } from '../../api'
import { useWorkspace } from '../context'

/** Members of the team, as far as they are loaded. */
export interface Team {
  state: 'loading' | 'ready' | 'failed'
  members: readonly TeamMember[]
  /** Loads them again; somebody may have joined. */
  load(): void
}

/** Loads the members of the team. */
export function useTeam(): Team {
  const { api } = useWorkspace()
  const [team, setTeam] = useState<Pick<Team, 'state' | 'members'>>({
    state: 'loading',
    members: []
  })

  const load = () => {
    api.listTeam().then(
      members => setTeam({ state: 'ready', members }),
      () => setTeam(({ members }) => ({ state: 'failed', members }))
    )
  }
  useEffect(load, [api])
  return { ...team, load }
}
