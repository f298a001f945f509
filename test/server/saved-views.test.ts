import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SAVED_VIEWS_MAX, TAG_MAX_CHARS } from '../../src/protocol'
import { deleteApp, setMemberApps } from '../../src/server/domain/records'
import { openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>

const ID = 'a'.repeat(24)
const OTHER_ID = 'b'.repeat(24)

describe('The saved views of a member', () => {
  let world: RestWorld
  let ada: Headers
  let grace: Headers
  let graceId: string
  let app: Awaited<ReturnType<RestWorld['addApp']>>
  let members = 0

  const at = (appId = app.id) => `/console/api/apps/${appId}/views`
  const signIn = (role: 'owner' | 'agent') =>
    world.signIn(`member${++members}@example.com`, 'correct horse battery', role)
  const save = (fields: object, { id = ID, by = ada } = {}) =>
    world.call('PUT', `${at()}/${id}`, { name: 'Urgent', filter: { view: 'open' }, ...fields }, by)
  const list = async (by = ada, appId = app.id) =>
    (await world.call('GET', at(appId), undefined, by)).body.views
  const remove = (by = ada, id = ID) => world.call('DELETE', `${at()}/${id}`, undefined, by)
  const titleOf = ({ body }: { body: any }) => body.errors[0].title

  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    app = await world.addApp()
    ada = await signIn('owner')
    grace = await signIn('agent')
    graceId = (await world.call('GET', '/console/api/me', undefined, grace)).body.user.id
    await world.domain.write(tx => setMemberApps(tx, graceId, [app.id]))
  })

  test('are kept, renamed, changed, removed and brought back under the same address', async () => {
    expect(await list()).toEqual([])
    const filter = {
      view: 'closed',
      unread: true,
      tag: 'Refund',
      assigneeId: graceId,
      assignedGroupId: OTHER_ID,
      channel: 'telegram',
      sort: 'waiting'
    }
    const { status, body } = await save({ name: ' Refunds ', filter })
    expect([status, body.view]).toEqual([200, { id: ID, name: 'Refunds', filter }])
    await save({ name: 'Open' }, { id: OTHER_ID })
    await save({ name: 'Money', filter: { view: 'all' } })
    expect(await list()).toEqual([
      { id: ID, name: 'Money', filter: { view: 'all' } },
      { id: OTHER_ID, name: 'Open', filter: { view: 'open' } }
    ])
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await list()).toHaveLength(1)
    await save({ name: 'Money', filter: { view: 'all' } })
    expect(await list()).toContainEqual({ id: ID, name: 'Money', filter: { view: 'all' } })
  })

  test('are seen and changed by nobody else, and belong to one app', async () => {
    await save({ name: 'Mine' })
    expect(await list(grace)).toEqual([])
    expect((await remove(grace)).status).toBe(404)
    await save({ name: 'Hers' }, { by: grace })
    expect(await list()).toMatchObject([{ name: 'Mine' }])
    expect(await list(grace)).toMatchObject([{ name: 'Hers' }])
    const elsewhere = await world.addApp()
    expect(await list(ada, elsewhere.id)).toEqual([])
    const refused = await world.call('GET', at(elsewhere.id), undefined, grace)
    expect([refused.status, refused.body.errors[0].code]).toEqual([404, 'app_not_found'])
  })

  describe('are counted', () => {
    const VIEWS = [
      'open',
      'mine',
      'myGroups',
      'mentions',
      'unassigned',
      'pending',
      'snoozed',
      'closed',
      'all'
    ]
    const counted = async (by = ada) =>
      (await world.call('GET', `${at()}/counts`, undefined, by)).body.counts
    const countOf = async (filter: object) => {
      await save({ filter })
      const [{ id, count }] = await counted()
      expect(id).toBe(ID)
      return count
    }
    const open = async (changes: object) => {
      const { id } = await world.addConversation(app.path, (await world.addUser(app.path)).id)
      const path = `${app.path}/conversations/${id}`
      expect((await world.call('PATCH', path, changes)).status).toBe(200)
      return path
    }

    test('as they list, for the member who calls', async () => {
      const adaId = (await world.call('GET', '/console/api/me', undefined, ada)).body.user.id
      const groups = `${app.path}/groups`
      const { group } = (await world.call('POST', groups, { name: 'Sales', memberIds: [adaId] }))
        .body
      const soon = new Date(Date.now() + 3_600_000).toISOString()
      await open({ assigneeId: adaId, addTags: ['Refund'] })
      await open({ assigneeId: graceId, assignedGroupId: group.id })
      await open({ status: 'pending', addTags: ['refund'] })
      await open({ snoozedUntil: soon })
      await open({ status: 'closed' })
      const path = await open({})
      await world.call('POST', `${path}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: '@Ada' },
        destination: { integrationType: 'none' },
        mentions: [{ id: adaId }]
      })
      const counts = []
      for (const view of VIEWS) counts.push([view, await countOf({ view })])
      expect(Object.fromEntries(counts)).toEqual({
        open: 3,
        mine: 1,
        myGroups: 1,
        mentions: 1,
        unassigned: 1,
        pending: 1,
        snoozed: 1,
        closed: 1,
        all: 6
      })
      expect(await countOf({ view: 'all', tag: 'REFUND' })).toBe(2)
      expect(await countOf({ view: 'open', tag: 'refund' })).toBe(1)
      expect(await countOf({ view: 'open', assigneeId: graceId })).toBe(1)
      expect(await countOf({ view: 'mine', assigneeId: graceId })).toBe(1)
      expect(await countOf({ view: 'open', assignedGroupId: group.id })).toBe(1)
      expect(await countOf({ view: 'all', channel: 'telegram' })).toBe(0)
      expect(await counted(grace)).toEqual([])
    })

    test('by what is unread, in the order in which they were made', async () => {
      const user = await world.addUser(app.path)
      const { id } = await world.addConversation(app.path, user.id)
      await open({})
      await world.call('POST', `${app.path}/conversations/${id}/messages`, {
        author: { type: 'user', userId: user.id },
        content: { type: 'text', text: 'Hello?' }
      })
      await save({ name: 'New', filter: { view: 'open', unread: true } }, { id: OTHER_ID })
      await save({ name: 'All', filter: { view: 'open' } })
      expect(await counted()).toEqual([
        { id: OTHER_ID, count: 1 },
        { id: ID, count: 2 }
      ])
    })
  })

  test('cannot have the same name, upper and lower case alike', async () => {
    await save({ name: 'Été' })
    const taken = await save({ name: 'été'.normalize('NFD') }, { id: OTHER_ID })
    expect([taken.status, titleOf(taken)]).toEqual([
      409,
      `You have a view ${JSON.stringify('été'.normalize('NFD'))} already.`
    ])
    expect((await save({ name: 'ÉTÉ' })).status).toBe(200)
    expect((await save({ name: 'Été' }, { by: grace })).status).toBe(200)
  })

  test('are 50 at most, of which each can still be changed', async () => {
    const idOf = (index: number) => index.toString(16).padStart(24, '0')
    for (let index = 0; index < SAVED_VIEWS_MAX; index++) {
      expect((await save({ name: `View ${index}` }, { id: idOf(index) })).status).toBe(200)
    }
    const refused = await save({ name: 'One more' })
    expect([refused.status, titleOf(refused)]).toEqual([
      400,
      'You can have at most 50 views of your own here. Remove one that you no longer use.'
    ])
    expect((await save({ name: 'Changed' }, { id: idOf(7) })).status).toBe(200)
    expect((await save({ name: 'Hers' }, { by: grace })).status).toBe(200)
  })

  test.each<[string, object, RegExp]>([
    ['no view that there is', { filter: { view: 'secret' } }, /view/],
    ['no filter', { filter: undefined }, /filter/],
    ['a field that is none', { filter: { view: 'open', text: 'Hello' } }, /text|filter/],
    [
      'a tag that is too long',
      { filter: { view: 'open', tag: 'x'.repeat(TAG_MAX_CHARS + 1) } },
      /tag.*40/
    ],
    ['a member that is no id', { filter: { view: 'open', assigneeId: 'Ada' } }, /assigneeId/],
    [
      'a group that is no id',
      { filter: { view: 'open', assignedGroupId: 'Sales' } },
      /assignedGroupId/
    ],
    ['a blank name', { name: ' ' }, /name/],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, /name.*100/]
  ])('are refused with %s', async (_, fields, reason) => {
    const refused = await save(fields)
    expect(refused.status).toBe(400)
    expect(titleOf(refused)).toMatch(reason)
    expect(await list()).toEqual([])
  })

  test('go with the member, and with the app', async () => {
    const rows = async () =>
      (await world.storage.read.selectFrom('savedViews').select('memberId').execute()).map(
        ({ memberId }) => memberId
      )
    await save({}, { by: grace })
    await save({})
    expect(await rows()).toContain(graceId)
    await world.call('DELETE', `/console/api/team/${graceId}`, undefined, ada)
    expect(await rows()).not.toContain(graceId)
    const before = (await rows()).length
    await world.domain.write(tx => deleteApp(tx, app.id))
    expect(await rows()).toHaveLength(before - 1)
  })
})

describe('The filter of conversations by channel', () => {
  test('lists those with a user whom an active client of that type reaches', async () => {
    const world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    const { path } = await world.addApp()
    const [ann, ben] = [await world.addUser(path), await world.addUser(path)]
    const ofAnn = await world.addConversation(path, ann.id)
    await world.addConversation(path, ben.id)
    await world.domain.write(async ({ db, now }) => {
      const none = { integrationId: null, externalId: null, displayName: null, code: null }
      const times = { lastSeen: null, linkedAt: null, expiresAt: null, createdAt: now }
      const rows = [
        { id: 'c'.repeat(24), userId: ann.id, type: 'telegram', status: 'active' as const },
        { id: 'd'.repeat(24), userId: ben.id, type: 'telegram', status: 'pending' as const }
      ].map(row => ({ ...none, ...times, criteriaJson: null, ...row }))
      await db.insertInto('clients').values(rows).execute()
    })
    const list = async (channel: string) =>
      (
        await world.call('GET', `${path}/conversations?filter[channel]=${channel}`)
      ).body.conversations.map(({ id }: { id: string }) => id)
    expect(await list('telegram')).toEqual([ofAnn.id])
    expect(await list('line')).toEqual([])
    await world.close()
  })
})
