import type { Role } from '../api'
import type { Screen } from './route'

/** Roles of the team. Each may do what the ones before it may, and more. */
export const ROLES: readonly Role[] = ['agent', 'admin', 'owner']

/** Tells whether a role may do what the least one that is asked for may. */
export const hasRole = (role: Role, least: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(least)

/** Tells whether a role may delete a whole conversation; single messages every role may. */
export const mayDeleteConversations = (role: Role): boolean => hasRole(role, 'admin')

/** Least role that may open a screen; the server checks each call of it, too. */
const LEAST: Record<Screen, Role> = {
  inbox: 'agent',
  install: 'admin',
  integrations: 'admin',
  connect: 'admin',
  'connect-web': 'admin',
  'connect-custom': 'admin',
  'connect-channel': 'admin',
  settings: 'admin',
  team: 'admin',
  'audit-log': 'admin',
  health: 'owner',
  app: 'admin',
  privacy: 'admin',
  changes: 'admin',
  replies: 'admin',
  keys: 'owner',
  account: 'agent',
  missing: 'agent',
  'not-allowed': 'agent'
}

/** Tells whether a role may open a screen. */
export const mayOpen = (role: Role, screen: Screen): boolean => hasRole(role, LEAST[screen])
