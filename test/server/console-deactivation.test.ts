import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  removeConsoleUser,
  sealMemberReset,
  sealPasswordReset
} from '../../src/server/domain/flows'
import { openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>

const TEAM = '/console/api/team'
const EMAIL = 'bob@example.com'
const PASSWORD = 'correct horse battery'

let world: RestWorld
let owner: Headers
let bob: Headers
let bobId: string
let app: Awaited<ReturnType<RestWorld['addApp']>>

const get = (path: string, headers = owner) => world.call('GET', path, undefined, headers)

const idOf = async (headers: Headers): Promise<string> =>
  (await get('/console/api/me', headers)).body.user.id

const deactivate = (id: string, by = owner) =>
  world.call('POST', `${TEAM}/${id}/deactivation`, undefined, by)

const activate = (id: string, by = owner) =>
  world.call('DELETE', `${TEAM}/${id}/deactivation`, undefined, by)

const enter = () =>
  world.call('POST', '/console/api/session', { email: EMAIL, password: PASSWORD }, {})

describe('A deactivated member of the team', () => {
  beforeEach(async () => {
    world = await openRestWorld()
    owner = await world.signIn('ann@example.com')
    bob = await world.signIn(EMAIL, PASSWORD, 'admin')
    bobId = await idOf(bob)
    app = await world.addApp()
  })
  afterEach(() => world.close())

  test('cannot sign in, and has no sessions, invitations and conversations', async () => {
    await world.call('POST', `${TEAM}/invitations`, { role: 'agent' }, bob)
    const add = async (fields: object) => {
      const { id } = await world.addConversation(app.path, (await world.addUser(app.path)).id)
      const at = `${app.path}/conversations/${id}`
      await world.call('PATCH', at, { assigneeId: bobId, ...fields }, owner)
      return at
    }
    const [path, closed] = [await add({}), await add({ status: 'closed' })]

    expect((await deactivate(bobId)).status).toBe(200)
    expect((await get('/console/api/me', bob)).status).toBe(401)
    expect((await enter()).status).toBe(403)
    const { members, invitations } = (await get(TEAM)).body
    expect(invitations).toEqual([])
    const listed = members.find((each: { id: string }) => each.id === bobId)
    expect(Math.abs(Date.parse(listed.deactivatedAt) - world.domain.clock())).toBeLessThan(60_000)
    for (const at of [path, closed]) {
      expect((await get(at)).body.conversation).not.toHaveProperty('assigneeId')
      const { changes } = (await get(`${at}/changes`)).body
      expect(changes.at(-1)).toMatchObject({ type: 'unassigned', by: { name: 'ann@example.com' } })
    }
    expect((await world.call('PATCH', path, { assigneeId: bobId }, owner)).status).toBe(400)
    const emails = (await get(`${app.path}/team`)).body.members.map(
      ({ email }: { email: string }) => email
    )
    expect(emails).toEqual(['ann@example.com'])
  })

  test('is told nothing by a wrong password', async () => {
    await deactivate(bobId)
    const body = { email: EMAIL, password: 'another horse battery' }
    const answer = await world.call('POST', '/console/api/session', body, {})
    expect(answer.status).toBe(401)
  })

  test('has no way in by links for a password, made before or after', async () => {
    const token = await sealPasswordReset(world.domain, EMAIL)
    await deactivate(bobId)
    const body = { token, password: 'another horse battery' }
    const answer = await world.call('POST', '/console/api/reset', body, {})
    expect(answer.status).toBe(404)
    expect(
      await sealMemberReset(world.domain, { id: bobId, by: { type: 'user', id: bobId } })
    ).toBeUndefined()
    await expect(sealPasswordReset(world.domain, EMAIL)).rejects.toThrow(
      'bob@example.com is deactivated: an owner activates them in Team first.'
    )
  })

  test('signs in again once an owner has activated them, with their role', async () => {
    await deactivate(bobId)
    expect((await activate(bobId)).status).toBe(200)
    expect((await get('/console/api/me', bob)).status).toBe(401)
    const entered = await enter()
    expect(entered).toMatchObject({ status: 201, body: { user: { role: 'admin' } } })
    expect((await activate(bobId)).status).toBe(200)
  })

  test('has no session again by activation that a sign-in under way has opened after', async () => {
    await deactivate(bobId)
    const opened = await world.openSession(bobId)
    expect((await get('/console/api/me', opened)).status).toBe(401)
    await activate(bobId)
    expect((await get('/console/api/me', opened)).status).toBe(401)
  })

  test('is no owner with whom the last one may be lost', async () => {
    await world.call('PATCH', `${TEAM}/${bobId}`, { role: 'owner' }, owner)
    await deactivate(bobId)
    const giveUp = await world.call(
      'PATCH',
      `${TEAM}/${await idOf(owner)}`,
      { role: 'admin' },
      owner
    )
    expect(giveUp.status).toBe(409)
    await expect(removeConsoleUser(world.domain, { email: 'ann@example.com' })).rejects.toThrow(
      'ann@example.com is the last who can sign in'
    )
  })

  test('is neither the owner who asks, nor chosen by an admin, nor by an unknown id', async () => {
    const own = await deactivate(await idOf(owner))
    expect([own.status, own.body.errors[0].title]).toEqual([
      409,
      'Another owner can deactivate you.'
    ])
    expect((await deactivate(await idOf(owner), bob)).status).toBe(403)
    expect((await activate(bobId, bob)).status).toBe(403)
    expect((await deactivate('0'.repeat(24))).status).toBe(404)
    expect((await activate('0'.repeat(24))).status).toBe(404)
  })
})
