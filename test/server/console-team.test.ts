import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

const TEAM = '/console/api/team'
const DAY_MS = 24 * 60 * 60_000
const BOB = { email: 'Bob@Example.com', password: 'correct horse' }

let world: RestWorld
let ann: Record<string, string>

const invite = async () => {
  const { body } = await world.call('POST', `${TEAM}/invitations`, { role: 'admin' }, ann)
  return body as { id: string; token: string; invitedBy: string; role: string; expiresAt: string }
}

const join = (token: string, fields = {}) =>
  world.call('POST', '/console/api/join', { token, ...BOB, ...fields }, {})

const team = async () => (await world.call('GET', TEAM, undefined, ann)).body

const membersOf = async () =>
  (await team()).members.map(({ email }: { email: string }) => email) as string[]

const idOf = async (email: string): Promise<string> =>
  (await team()).members.find((member: { email: string }) => member.email === email).id

const signIn = ({ email, password }: typeof BOB) =>
  world.call('POST', '/console/api/session', { email, password }, {})

/** Reads the headers of a session from the answer that opened it. */
const sessionOf = ({ headers, body }: Awaited<ReturnType<typeof join>>) => ({
  cookie: [headers['set-cookie']]
    .flat()
    .map(cookie => String(cookie).split(';')[0])
    .join('; '),
  'x-csrf-token': body.csrfToken as string
})

const me = async (headers: Record<string, string>) =>
  (await world.call('GET', '/console/api/me', undefined, headers)).status

beforeEach(async () => {
  world = await openRestWorld()
  ann = await world.signIn()
})

afterEach(() => world.close())

describe('An invitation to the team', () => {
  test('waits in the list until someone joins by its link, and signs them in', async () => {
    const { token, ...invitation } = await invite()
    const [waiting] = (await team()).invitations
    expect(waiting).toEqual(invitation)
    const left = Date.parse(invitation.expiresAt) - world.domain.clock()
    expect(left).toBeGreaterThan(6.9 * DAY_MS)
    expect(left).toBeLessThanOrEqual(7 * DAY_MS)

    const joined = await join(token)
    expect(joined.status).toBe(201)
    expect(joined.body.user.email).toBe('bob@example.com')
    expect(await me(sessionOf(joined))).toBe(200)
    expect((await team()).invitations).toEqual([])
    expect(await membersOf()).toContain('bob@example.com')
    expect((await signIn(BOB)).status).toBe(201)
  })

  test('works once, also for two who use it at the same time', async () => {
    const { token } = await invite()
    const both = [join(token), join(token, { email: 'carol@example.com' })]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 404])
    expect(await membersOf()).toHaveLength(2)
  })

  test('can be used again after a short password, and after an e-mail that signs in already', async () => {
    const { token } = await invite()
    expect((await join(token, { password: 'short' })).status).toBe(400)
    const [known] = await membersOf()
    const refused = await join(token, { email: known })
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].title).toContain('can sign in already')
    expect((await join(token)).status).toBe(201)
  })

  test('ends after seven days, and when it is withdrawn', async () => {
    const late = await invite()
    world.moveClock(7 * DAY_MS)
    // Sessions may end too.
    ann = await world.signIn('dan@example.com')
    expect((await join(late.token)).status).toBe(404)
    const { id, token } = await invite()
    const withdraw = () => world.call('DELETE', `${TEAM}/invitations/${id}`, undefined, ann)
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404])
    expect((await join(token)).status).toBe(404)
    expect((await team()).invitations).toEqual([])
  })

  test('cannot be guessed, nor made or read without a session', async () => {
    await invite()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) statuses.push((await join(`guess ${guess}`)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404))
    expect(statuses.at(-1)).toBe(429)
    expect((await world.call('POST', `${TEAM}/invitations`, undefined, {})).status).toBe(401)
    const { cookie = '' } = ann
    expect((await world.call('POST', `${TEAM}/invitations`, undefined, { cookie })).status).toBe(
      403
    )
    const list = JSON.stringify(await team())
    expect(list).not.toMatch(/token|passwordHash/)
  })
})

describe('A member of the team', () => {
  test('is removed by another one, with their sessions, and cannot come back', async () => {
    const bob = sessionOf(await join((await invite()).token))
    const remove = async () =>
      world.call('DELETE', `${TEAM}/${await idOf('bob@example.com')}`, undefined, ann)
    expect((await remove()).status).toBe(200)
    expect(await me(bob)).toBe(401)
    expect((await signIn(BOB)).status).toBe(401)
    expect(await membersOf()).toHaveLength(1)
  })

  test('cannot remove themselves, so that someone can always sign in', async () => {
    const [own = ''] = await membersOf()
    const { status } = await world.call('DELETE', `${TEAM}/${await idOf(own)}`, undefined, ann)
    expect(status).toBe(409)
    expect(await membersOf()).toEqual([own])
  })

  test('gets another password by a link that another one makes, which works once', async () => {
    const bob = sessionOf(await join((await invite()).token))
    const at = `${TEAM}/${await idOf('bob@example.com')}/reset`
    const { body } = await world.call('POST', at, undefined, ann)
    const password = 'another horse'
    const reset = () => world.call('POST', '/console/api/reset', { ...body, password }, {})
    expect([(await reset()).status, (await reset()).status]).toEqual([201, 404])
    expect(await me(bob)).toBe(401)
    expect((await signIn({ ...BOB, password })).status).toBe(201)
    expect((await world.call('POST', `${TEAM}/absent/reset`, undefined, ann)).status).toBe(404)
  })

  test('makes no such link for themselves, which would spare them the old password', async () => {
    const [own = ''] = await membersOf()
    const { status } = await world.call('POST', `${TEAM}/${await idOf(own)}/reset`, undefined, ann)
    expect(status).toBe(409)
  })
})
