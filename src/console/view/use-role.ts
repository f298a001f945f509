import { useValue } from '../../ui'
import type { Role } from '../api'
import { hasRole } from '../model'
import { useConsole } from './context'

/** Returns the role of the one who is signed in. */
export function useRole(): Role {
  const now = useValue(useConsole().session.$session)
  return now.state === 'signed-in' ? now.me.user.role : 'agent'
}

/** Tells whether the one who is signed in may do what a role may. */
export const useHasRole = (least: Role): boolean => hasRole(useRole(), least)
