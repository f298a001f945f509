import { describe, expect, test } from 'vitest'
import type { Role } from '../../../src/console/api'
import { hasRole, mayDeleteConversations, mayOpen, ROLES } from '../../../src/console/model/roles'
import type { Screen } from '../../../src/console/model/route'
import { ROLES as SERVER_ROLES } from '../../../src/server/auth/roles'

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

  test.each<[Screen, boolean]>([
    ['inbox', true],
    ['account', true],
    ['missing', true],
    ['team', false],
    ['audit-log', false],
    ['app', false],
    ['privacy', false],
    ['settings', false],
    ['connect-custom', false],
    ['connect-channel', false],
    ['replies', false]
  ])('open the screen %s for an agent: %s', (screen, may) => {
    expect(mayOpen('agent', screen)).toBe(may)
    expect(mayOpen('admin', screen)).toBe(true)
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
