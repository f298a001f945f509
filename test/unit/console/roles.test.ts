import { describe, expect, test } from 'vitest'
import type { Role } from '../../../src/console/api'
import { hasRole, mayDeleteConversations, mayOpen, ROLES } from '../../../src/console/model/roles'
import type { Screen } from '../../../src/console/model/route'
import { ROLES as SERVER_ROLES } from '../../../src/server/auth/roles'

const ALL = 'agent, admin, owner'
const SET_UP = 'admin, owner'

/** Roles for which each screen opens; test/browser/console-role-screens.test.ts opens them. */
const OPEN_TO: Record<Screen, string> = {
  inbox: ALL,
  account: ALL,
  missing: ALL,
  'not-allowed': ALL,
  install: SET_UP,
  integrations: SET_UP,
  connect: SET_UP,
  'connect-web': SET_UP,
  'connect-custom': SET_UP,
  'connect-channel': SET_UP,
  settings: SET_UP,
  team: SET_UP,
  'audit-log': SET_UP,
  app: SET_UP,
  privacy: SET_UP,
  changes: SET_UP,
  replies: SET_UP,
  keys: 'owner',
  health: 'owner'
}

describe('The roles of the console', () => {
  test('are those of the server, in its order', () => {
    expect(ROLES).toEqual(SERVER_ROLES)
  })

  test.each<[Role, Role, boolean]>([
    ['agent', 'agent', true],
    ['agent', 'admin', false],
    ['admin', 'admin', true],
    ['admin', 'owner', false],
    ['owner', 'agent', true],
    ['owner', 'owner', true]
  ])('let an %s do what an %s may: %s', (role, least, may) => {
    expect(hasRole(role, least)).toBe(may)
  })

  test.each(Object.entries(OPEN_TO))('open the screen %s for: %s', (screen, roles) => {
    expect(ROLES.filter(role => mayOpen(role, screen as Screen)).join(', ')).toBe(roles)
  })

  test('let all but agents delete a conversation', () => {
    expect(ROLES.filter(mayDeleteConversations)).toEqual(['admin', 'owner'])
  })

  test('open the keys of an app for owners alone', () => {
    expect(ROLES.filter(role => mayOpen(role, 'keys'))).toEqual(['owner'])
  })

  test('open the health of the server for owners alone', () => {
    expect(ROLES.filter(role => mayOpen(role, 'health'))).toEqual(['owner'])
  })
})
