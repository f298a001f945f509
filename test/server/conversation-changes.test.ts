import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSnoozes } from '../../src/server/domain/flows'
import { basic, openRestWorld, type RestWorld } from './rest-world'

const HOUR_MS = 3_600_000

interface Change {
  id: string
  at: string
  type: string
  by?: { type: string; id: string; name: string }
  assignee?: { id: string; name: string }
  snoozedUntil?: string
  priority?: string
  tag?: string
}

let world: RestWorld
let appPath: string
let app: Awaited<ReturnType<RestWorld['addApp']>>
let ada: Record<string, string>
let adaId: string
let graceId: string

const inAnHour = () => new Date(world.domain.clock() + HOUR_MS).toISOString()

const open = async () => {
  const user = await world.addUser(appPath)
  const { id } = await world.addConversation(appPath, user.id)
  const path = `${appPath}/conversations/${id}`
  return {
    id,
    path,
    user,
    change: async (fields: object, headers = ada) => {
      const { status } = await world.call('PATCH', path, fields, headers)
      expect(status).toBe(200)
    },
    write: () =>
      world.call('POST', `${path}/messages`, {
        author: { type: 'user', userId: user.id },
        content: { type: 'text', text: 'Hello?' }
      }),
    changes: async (query = ''): Promise<Change[]> =>
      (await world.call('GET', `${path}/changes${query}`)).body.changes
  }
}

describe('The changes of a conversation', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    app = await world.addApp()
    appPath = app.path
    ada = await world.signIn('ada@example.com')
    const grace = await world.signIn('grace@example.com')
    const { body } = await world.call('PATCH', '/console/api/me', { displayName: 'Ada' }, ada)
    adaId = body.user.id
    graceId = (await world.call('GET', '/console/api/me', undefined, grace)).body.user.id
  })
  afterAll(() => world.close())

  test('say who did what, and when, in its order', async () => {
    const { change, changes } = await open()
    expect(await changes()).toEqual([])
    const snoozedUntil = inAnHour()
    await change({ assigneeId: graceId })
    await change({ assigneeId: null, snoozedUntil })
    await change({ snoozedUntil: null })
    await change({ status: 'pending', priority: 'high' })
    await change({ priority: null })
    await change({ tags: ['vip', 'late'] })
    await change({ addTags: ['VIP'], removeTags: ['Late'] })
    await change({ status: 'closed', assigneeId: adaId }, { authorization: basic(app.appKey) })
    await change({ status: 'open' })
    const by = { type: 'user', id: adaId, name: 'Ada' }
    const key = { type: 'key', id: app.appKey.id, name: 'Back end' }
    const told = await changes()
    expect(told.map(({ id: _, at: __, ...change }) => change)).toEqual([
      { type: 'assigned', by, assignee: { id: graceId, name: 'grace@example.com' } },
      { type: 'unassigned', by },
      { type: 'snoozed', by, snoozedUntil },
      { type: 'unsnoozed', by },
      { type: 'pending', by },
      { type: 'prioritized', by, priority: 'high' },
      { type: 'prioritized', by },
      { type: 'tagged', by, tag: 'vip' },
      { type: 'tagged', by, tag: 'late' },
      { type: 'untagged', by, tag: 'late' },
      { type: 'assigned', by: key, assignee: { id: adaId, name: 'Ada' } },
      { type: 'closed', by: key },
      { type: 'reopened', by }
    ])
    expect(Math.abs(Date.parse(told[0]!.at) - world.domain.clock())).toBeLessThan(60_000)
    expect(await changes('?page[size]=3')).toEqual(told.slice(-3))
    expect(await changes(`?page[size]=3&page[before]=${told[5]!.id}`)).toEqual(told.slice(2, 5))
  })

  test('name no member of the team where a message of the visitor or the time has made them', async () => {
    const { change, changes, write } = await open()
    await change({ status: 'closed' })
    await write()
    await change({ snoozedUntil: inAnHour() })
    world.moveClock(HOUR_MS)
    await endSnoozes(world.domain)
    await change({ snoozedUntil: inAnHour() })
    await write()
    const made = (await changes()).filter(({ by }) => !by).map(({ type }) => type)
    expect(made).toEqual(['reopened', 'unsnoozed', 'unsnoozed'])
  })

  test('are none where nothing is another, or where it is refused', async () => {
    const { path, change, changes } = await open()
    await change({ status: 'open', assigneeId: null, snoozedUntil: null, displayName: 'Name' })
    await world.call('PATCH', path, { status: 'closed', assigneeId: 'stranger' }, ada)
    expect(await changes()).toEqual([])
  })

  test('say who removed the assignee, in each conversation', async () => {
    const carol = await world.signIn('carol@example.com')
    const { id } = (await world.call('GET', '/console/api/me', undefined, carol)).body.user
    const [waiting, done] = [await open(), await open()]
    await waiting.change({ assigneeId: id })
    await done.change({ assigneeId: id, status: 'closed' })
    const removal = await world.call('DELETE', `/console/api/team/${id}`, undefined, ada)
    expect(removal.status).toBe(200)
    const by = { type: 'user', id: adaId, name: 'Ada' }
    expect((await waiting.changes()).slice(1)).toMatchObject([{ type: 'unassigned', by }])
    expect((await done.changes()).slice(2)).toMatchObject([{ type: 'unassigned', by }])
    for (const { path } of [waiting, done]) {
      const { conversation } = (await world.call('GET', path)).body
      expect(conversation).not.toHaveProperty('assigneeId')
    }
  })

  test('come with the event of the app', async () => {
    const { id, change, changes } = await open()
    await change({ status: 'closed' })
    await change({ displayName: 'Name' })
    const rows = await world.storage.read
      .selectFrom('appEvents')
      .select('payloadJson')
      .where('conversationId', '=', id)
      .where('type', '=', 'conversation:update')
      .orderBy('position')
      .execute()
    const [closed, renamed] = rows.map(({ payloadJson }) => JSON.parse(payloadJson))
    expect(closed.changes).toEqual(await changes())
    expect(renamed).not.toHaveProperty('changes')
  })

  test('are exported with their conversation, and deleted with it', async () => {
    const { user } = await open()
    // The default conversation of a user cannot be deleted.
    const { id } = await world.addConversation(appPath, user.id)
    const path = `${appPath}/conversations/${id}`
    await world.call('PATCH', path, { status: 'closed', tags: ['vip'] }, ada)
    const { changes } = (await world.call('GET', `${path}/changes`)).body
    expect(changes).toHaveLength(2)
    const { body } = await world.call('GET', `${appPath}/users/${user.id}/export`)
    const exported = body.conversations.find((each: { id: string }) => each.id === id)
    expect(exported).toMatchObject({ tags: ['vip'], changes })
    expect((await world.call('DELETE', path)).status).toBe(200)
    expect((await world.call('GET', `${path}/changes`)).status).toBe(404)
    for (const table of ['conversationChanges', 'conversationTags'] as const) {
      const rows = await world.storage.read
        .selectFrom(table)
        .selectAll()
        .where('conversationId', '=', id)
        .execute()
      expect(rows, table).toEqual([])
    }
    expect((await world.call('GET', `${appPath}/tags`)).body.tags).toContainEqual({
      name: 'vip',
      count: 1
    })
  })
})
