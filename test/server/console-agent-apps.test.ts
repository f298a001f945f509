import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>
type App = Awaited<ReturnType<RestWorld['addApp']>>

const TEAM = '/console/api/team'
const PASSWORD = 'correct horse battery'
const ABSENT = '0'.repeat(24)

let world: RestWorld
let owner: Headers
let agent: Headers
let shop: App
let bakery: App

const get = (path: string, headers: Headers) => world.call('GET', path, undefined, headers)

const idOf = async (headers: Headers): Promise<string> =>
  (await get('/console/api/me', headers)).body.user.id

const appsOf = async (headers: Headers): Promise<string[]> =>
  (await get('/console/api/me', headers)).body.apps.map(({ id }: { id: string }) => id)

const give = async (member: Headers, access: object) =>
  world.call('PATCH', `${TEAM}/${await idOf(member)}`, access, owner)

const memberOf = async (member: Headers) => {
  const id = await idOf(member)
  const { members } = (await get(TEAM, owner)).body
  return members.find((each: { id: string }) => each.id === id)
}

const emailsIn = async ({ path }: App): Promise<string[]> =>
  (await get(`${path}/team`, owner)).body.members.map(({ email }: { email: string }) => email)

const addConversation = async ({ path }: App) => {
  const { id } = await world.addConversation(path, (await world.addUser(path)).id)
  return `${path}/conversations/${id}`
}

beforeEach(async () => {
  world = await openRestWorld()
  owner = await world.signIn('ann@example.com')
  agent = await world.signIn('bob@example.com', PASSWORD, 'agent')
  shop = await world.addApp('Shop')
  bakery = await world.addApp('Bakery')
  await give(agent, { role: 'agent', appIds: [shop.id] })
})

afterEach(() => world.close())

describe('An agent', () => {
  test('sees the apps that they belong to, and no others, which are not there for them', async () => {
    expect(await appsOf(agent)).toEqual([shop.id])
    const elsewhere = await addConversation(bakery)
    const paths = [
      `${bakery.path}/conversations`,
      `${bakery.path}/conversation-counts`,
      `${bakery.path}/search?filter[type]=messages&filter[text]=a`,
      `${bakery.path}/events`,
      `${bakery.path}/team`,
      elsewhere,
      `${elsewhere}/messages`
    ]
    for (const path of paths) {
      const answer = await get(path, agent)
      const absent = await get(path.replace(bakery.id, ABSENT), agent)
      expect([answer.status, answer.body], path).toEqual([404, absent.body])
    }
    expect((await get(`${shop.path}/conversations`, agent)).status).toBe(200)
    expect((await get(await addConversation(shop), agent)).status).toBe(200)
  })

  test('of no app sees none, until an owner says to which they belong', async () => {
    const carol = await world.signIn('carol@example.com', PASSWORD, 'agent')
    expect(await appsOf(carol)).toEqual([])
    expect((await memberOf(carol)).appIds).toEqual([])
    const changed = await give(carol, { role: 'agent', appIds: [bakery.id, shop.id] })
    expect(changed.body.member.appIds.sort()).toEqual([shop.id, bakery.id].sort())
    expect((await appsOf(carol)).sort()).toEqual([shop.id, bakery.id].sort())
    const unknown = await give(carol, { role: 'agent', appIds: [ABSENT] })
    expect(unknown.status).toBe(400)
    expect(unknown.body.errors[0].title).toBe(`appIds: there is no app with the id ${ABSENT}.`)
    expect(await appsOf(carol)).toHaveLength(2)
  })

  test('reads events of an app until they are taken out of it', async () => {
    const stream = (
      await world.app.inject({
        method: 'GET',
        url: `${shop.path}/events`,
        headers: agent,
        payloadAsStream: true
      })
    ).stream()
    const chunks = stream.iterator({ destroyOnReturn: false })
    expect((await chunks.next()).done).toBe(false)
    expect((await give(agent, { role: 'agent', appIds: [bakery.id] })).status).toBe(200)
    let last = await chunks.next()
    while (!last.done) last = await chunks.next()
    expect((await get(`${shop.path}/events`, agent)).status).toBe(404)
  })

  test('is assigned conversations of their apps only, and gives them back when they leave', async () => {
    const id = await idOf(agent)
    const [here, elsewhere] = [await addConversation(shop), await addConversation(bakery)]
    const assign = (path: string) => world.call('PATCH', path, { assigneeId: id }, owner)
    const refused = await assign(elsewhere)
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].title).toContain(`no member of the team has the id ${id}`)
    expect((await assign(here)).body.conversation.assigneeId).toBe(id)
    const closed = await addConversation(shop)
    await world.call('PATCH', closed, { assigneeId: id, status: 'closed' }, owner)
    expect(await emailsIn(shop)).toEqual(['ann@example.com', 'bob@example.com'])
    expect(await emailsIn(bakery)).toEqual(['ann@example.com'])
    await give(agent, { role: 'agent', appIds: [] })
    for (const path of [here, closed]) {
      expect((await get(path, owner)).body.conversation).not.toHaveProperty('assigneeId')
      const { changes } = (await get(`${path}/changes`, owner)).body
      expect(changes.at(-1)).toMatchObject({ type: 'unassigned', by: { name: 'ann@example.com' } })
    }
  })

  test('who becomes an admin sees all apps, and keeps them as an agent until they are changed', async () => {
    await give(agent, { role: 'admin' })
    expect(await appsOf(agent)).toHaveLength(2)
    expect(await memberOf(agent)).not.toHaveProperty('appIds')
    const later = await addConversation(bakery)
    await world.call('PATCH', later, { assigneeId: await idOf(agent) }, owner)
    await give(agent, { role: 'agent' })
    expect(await appsOf(agent)).toHaveLength(2)
    expect((await get(later, owner)).body.conversation.assigneeId).toBe(await idOf(agent))
    const cafe = await world.addApp('Cafe')
    expect(await appsOf(agent)).not.toContain(cafe.id)
  })

  test('who joins by an invitation belongs to the apps that it names, as far as they are there', async () => {
    const invite = (fields: object) => world.call('POST', `${TEAM}/invitations`, fields, owner)
    const appIds = [shop.id, bakery.id]
    const { body } = await invite({ role: 'agent', appIds })
    expect(body.appIds).toEqual(appIds)
    await world.call('DELETE', `/console/api/apps/${bakery.id}`, undefined, owner)
    const joining = { token: body.token, email: 'dan@example.com', password: PASSWORD }
    const joined = await world.call('POST', '/console/api/join', joining, {})
    expect(joined.body.apps).toEqual([{ id: shop.id, displayName: 'Shop' }])
    expect((await invite({ role: 'agent', appIds: [ABSENT] })).status).toBe(400)
    expect((await invite({ role: 'admin', appIds })).status).toBe(201)
  })

  test('keeps no app that is deleted', async () => {
    await world.call('DELETE', `/console/api/apps/${shop.id}`, undefined, owner)
    expect(await appsOf(agent)).toEqual([])
    expect((await memberOf(agent)).appIds).toEqual([])
  })
})
