import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../src/server/auth'
import { removeConsoleUser, sealPasswordReset } from '../../src/server/domain/flows'
import { holdNextWrite } from './hold-write'
import { basic, openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>

const TEAM = '/console/api/team'
const PASSWORD = 'correct horse battery'

let world: RestWorld
let owner: Headers
let app: Awaited<ReturnType<RestWorld['addApp']>>

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, headers: Headers) => {
  const body = method === 'PATCH' ? { displayName: 'New' } : undefined
  return world.call(method, path, body, headers)
}

const signInAs = (role: Role, email = `${role}@example.com`) => world.signIn(email, PASSWORD, role)

const idOf = async (headers: Headers): Promise<string> =>
  (await call('GET', '/console/api/me', headers)).body.user.id

const roleOf = async (headers: Headers): Promise<Role> =>
  (await call('GET', '/console/api/me', headers)).body.user.role

const give = async (role: unknown, member: Headers, by = owner) =>
  world.call('PATCH', `${TEAM}/${await idOf(member)}`, { role }, by)

/** Changes by which an owner may not do any more what only owners may. */
const LOSSES: [name: string, lose: (id: string) => Promise<unknown>][] = [
  ['removed', id => call('DELETE', `${TEAM}/${id}`, owner)],
  ['deactivated', id => call('POST', `${TEAM}/${id}/deactivation`, owner)],
  ['made admin', id => world.call('PATCH', `${TEAM}/${id}`, { role: 'admin' }, owner)]
]

const titleOf = ({ body }: Awaited<ReturnType<typeof call>>): string => body.errors[0].title

beforeEach(async () => {
  world = await openRestWorld()
  owner = await world.signIn('ann@example.com')
  app = await world.addApp()
})

afterEach(() => world.close())

describe('A role in the team', () => {
  test('is said to its holder, to colleagues and to programs', async () => {
    const admin = await signInAs('admin')
    expect([await roleOf(owner), await roleOf(admin)]).toEqual(['owner', 'admin'])
    const rolesIn = (members: { email: string; role: Role }[]) =>
      members.map(({ email, role }) => [email, role])
    const roles = [
      ['admin@example.com', 'admin'],
      ['ann@example.com', 'owner']
    ]
    expect(rolesIn((await call('GET', TEAM, owner)).body.members)).toEqual(roles)
    const byKey = { authorization: basic(app.appKey) }
    expect(rolesIn((await call('GET', `${app.path}/team`, byKey)).body.members)).toEqual(roles)
  })

  test('that may not do something is told which one may', async () => {
    const [agent, admin] = [await signInAs('agent'), await signInAs('admin')]
    const settings = await call('PATCH', app.path, agent)
    expect([settings.status, titleOf(settings)]).toEqual([
      403,
      'This needs the role admin or owner.'
    ])
    const deletion = await call('DELETE', `/console/api/apps/${app.id}`, admin)
    expect([deletion.status, titleOf(deletion)]).toEqual([403, 'This needs the role owner.'])
    expect((await call('PATCH', app.path, admin)).body.app.displayName).toBe('New')
  })

  test('of an owner makes and deletes keys of an app, and no other one lists them', async () => {
    const admin = await signInAs('admin')
    const made = await world.call('POST', `${app.path}/keys`, { displayName: 'Shop' }, owner)
    expect([made.status, made.body.key.displayName]).toEqual([201, 'Shop'])
    const byKey = { authorization: basic(made.body.key) }
    expect((await call('GET', app.path, byKey)).status).toBe(200)
    const refused = await call('GET', `${app.path}/keys`, admin)
    expect([refused.status, titleOf(refused)]).toEqual([403, 'This needs the role owner.'])
    const others = await call('GET', '/v2/apps', owner)
    expect([others.status, titleOf(others)]).toEqual([403, 'This needs a key of scope account.'])
    expect((await call('DELETE', `${app.path}/keys/${made.body.key.id}`, owner)).status).toBe(200)
    expect((await call('GET', app.path, byKey)).status).toBe(401)
  })

  test('changes at the next call, without another sign-in', async () => {
    const member = await signInAs('admin')
    expect((await call('GET', app.path, member)).status).toBe(200)
    const changed = await give('agent', member)
    expect(changed).toMatchObject({ status: 200, body: { member: { role: 'agent' } } })
    expect(await roleOf(member)).toBe('agent')
    expect((await call('GET', app.path, member)).status).toBe(403)
    expect((await call('GET', `${app.path}/conversations`, member)).status).toBe(200)
    await give('owner', member)
    expect((await call('DELETE', `/console/api/apps/${app.id}`, member)).status).toBe(200)
  })

  test('is not taken back with the apps of someone who was an agent until then', async () => {
    const member = await signInAs('agent')
    const id = await idOf(member)
    const setApps = (appIds: string[]) => world.call('PATCH', `${TEAM}/${id}`, { appIds }, owner)
    expect(await setApps([app.id])).toMatchObject({
      status: 200,
      body: { member: { role: 'agent', appIds: [app.id] } }
    })
    await give('admin', member)
    const refused = await setApps([])
    expect([refused.status, titleOf(refused)]).toEqual([
      409,
      'This member is not an agent now, and reaches every app. Load the team again.'
    ])
    expect(await roleOf(member)).toBe('admin')
    expect((await call('GET', app.path, member)).status).toBe(200)
  })

  test('is changed by owners only, and to one of three', async () => {
    const [agent, admin] = [await signInAs('agent'), await signInAs('admin')]
    for (const other of [agent, admin]) expect((await give('owner', admin, other)).status).toBe(403)
    expect(await roleOf(admin)).toBe('admin')
    for (const wrong of ['boss', '', null, undefined]) {
      expect((await give(wrong, admin)).status, String(wrong)).toBe(400)
    }
    const absent = await world.call('PATCH', `${TEAM}/absent`, { role: 'agent' }, owner)
    expect(absent.status).toBe(404)
  })

  test('is not raised by calls that change or make something else', async () => {
    const agent = await signInAs('agent')
    const own = { displayName: 'Bob', role: 'owner' }
    expect((await world.call('PATCH', '/console/api/me', own, agent)).body.user.role).toBe('agent')
    expect(await roleOf(agent)).toBe('agent')
    expect((await call('GET', TEAM, agent)).status).toBe(403)

    const { token } = (await world.call('POST', `${TEAM}/invitations`, { role: 'agent' }, owner))
      .body
    const joining = { token, email: 'eve@example.com', password: PASSWORD }
    const raised = { ...joining, role: 'owner', appIds: [app.id] }
    const { body } = await world.call('POST', '/console/api/join', raised, {})
    expect(body).toMatchObject({ user: { role: 'agent' }, apps: [] })
    const { members } = (await call('GET', TEAM, owner)).body
    expect(members.map(({ email, role }: any) => [email, role])).toEqual([
      ['agent@example.com', 'agent'],
      ['ann@example.com', 'owner'],
      ['eve@example.com', 'agent']
    ])
  })

  test('of the last owner stays, however many others there are', async () => {
    const admin = await signInAs('admin')
    const refused = await give('admin', owner)
    expect(refused.status).toBe(409)
    expect(titleOf(refused)).toBe('The team needs an owner: give someone else this role first.')
    expect((await call('DELETE', `${TEAM}/${await idOf(owner)}`, owner)).status).toBe(409)
    expect((await call('DELETE', `${TEAM}/${await idOf(owner)}`, admin)).status).toBe(403)
    expect(await roleOf(owner)).toBe('owner')
    await give('owner', admin)
    expect((await give('agent', owner)).status).toBe(200)
  })

  test('of the last owner is not removed on the machine of the server either, but by force', async () => {
    await signInAs('agent')
    const email = 'ann@example.com'
    await expect(removeConsoleUser(world.domain, { email })).rejects.toThrow(
      /ann@example\.com is the last owner of the team\. .* --force .* user:add/
    )
    expect(await roleOf(owner)).toBe('owner')
    await removeConsoleUser(world.domain, { email, force: true })
    expect((await call('GET', '/console/api/me', owner)).status).toBe(401)
  })

  test('stays with one of two owners who take it from each other at the same time', async () => {
    const other = await signInAs('owner')
    const both = [give('agent', other, owner), give('agent', owner, other)]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    // The second one finds itself without the role, before its call or in it.
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect([await roleOf(owner), await roleOf(other)].sort()).toEqual(['agent', 'owner'])
  })
})

describe('An invitation with a role', () => {
  const invite = (role: unknown, by = owner) =>
    world.call('POST', `${TEAM}/invitations`, { role }, by)

  test.each<Role>(['agent', 'admin', 'owner'])('makes an %s of who joins by it', async role => {
    const { body, status } = await invite(role)
    expect([status, body.role]).toEqual([201, role])
    const [waiting] = (await call('GET', TEAM, owner)).body.invitations
    expect(waiting.role).toBe(role)
    const joining = { token: body.token, email: 'bob@example.com', password: PASSWORD }
    const joined = await world.call('POST', '/console/api/join', joining, {})
    expect(joined.body.user.role).toBe(role)
  })

  test('is made and withdrawn by admins for agents only', async () => {
    const admin = await signInAs('admin')
    expect((await invite('agent', admin)).status).toBe(201)
    for (const role of ['admin', 'owner']) {
      const refused = await invite(role, admin)
      expect([refused.status, titleOf(refused)]).toEqual([403, 'This needs the role owner.'])
    }
    const withdraw = (id: string) => call('DELETE', `${TEAM}/invitations/${id}`, admin)
    expect((await withdraw((await invite('admin')).body.id)).status).toBe(403)
    expect((await withdraw((await invite('agent')).body.id)).status).toBe(200)
    expect((await invite('agent', await signInAs('agent'))).status).toBe(403)
    expect((await invite(undefined)).status).toBe(400)
  })

  test('ends when who made it is removed, or may not make it any more', async () => {
    const waiting = async () =>
      (await call('GET', TEAM, owner)).body.invitations.map(({ role }: { role: Role }) => role)
    const other = await signInAs('owner')
    for (const role of ['agent', 'admin', 'owner']) await invite(role, other)
    await invite('admin')
    expect(await waiting()).toEqual(['admin', 'owner', 'admin', 'agent'])
    await give('admin', other)
    expect(await waiting()).toEqual(['admin', 'agent'])
    await call('DELETE', `${TEAM}/${await idOf(other)}`, owner)
    expect(await waiting()).toEqual(['admin'])
  })

  test.each(LOSSES)('is not made when who makes it is %s meanwhile', async (_, lose) => {
    const other = await signInAs('owner')
    const otherId = await idOf(other)
    const held = holdNextWrite(world.domain)
    const invited = invite('owner', other)
    const release = await held
    await lose(otherId)
    release()
    const refused = await invited
    expect([refused.status, titleOf(refused)]).toEqual([403, 'This needs the role owner.'])
    expect((await call('GET', TEAM, owner)).body.invitations).toEqual([])
  })

  test('is made by an admin for agents, unless they are made agent meanwhile', async () => {
    const admin = await signInAs('admin')
    const held = holdNextWrite(world.domain)
    const invited = invite('agent', admin)
    const release = await held
    await give('agent', admin)
    release()
    const refused = await invited
    expect([refused.status, titleOf(refused)]).toEqual([403, 'This needs the role admin or owner.'])
    expect((await call('GET', TEAM, owner)).body.invitations).toEqual([])
  })

  test('gives no admin a way to the password of an owner', async () => {
    const admin = await signInAs('admin')
    const reset = await call('POST', `${TEAM}/${await idOf(owner)}/reset`, admin)
    expect(reset.status).toBe(403)
  })
})

describe('A link for a password', () => {
  const NEW = 'another horse battery'
  const use = async (token: string) =>
    (await world.call('POST', '/console/api/reset', { token, password: NEW }, {})).status

  test.each(LOSSES)('ends when who made it is %s', async (_, lose) => {
    const other = await signInAs('owner')
    const [otherId, id] = [await idOf(other), await idOf(owner)]
    const { token } = (await call('POST', `${TEAM}/${id}/reset`, other)).body
    await lose(otherId)
    expect(await use(token)).toBe(404)
    const signIn = { email: 'ann@example.com', password: NEW }
    expect((await world.call('POST', '/console/api/session', signIn, {})).status).toBe(401)
    // What the machine of the server prints has no maker.
    expect(await use(await sealPasswordReset(world.domain, 'ann@example.com'))).toBe(201)
  })

  test('works while who made it is an owner', async () => {
    const other = await signInAs('owner')
    const { token } = (await call('POST', `${TEAM}/${await idOf(owner)}/reset`, other)).body
    expect(await use(token)).toBe(201)
  })
})
