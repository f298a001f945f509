import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEAM_GROUPS_MAX } from '../../src/protocol'
import { isOfTeam } from '../../src/server/domain/flows'
import { deleteApp, insertTeamGroup } from '../../src/server/domain/records'
import { type AppEvent, appTopic } from '../../src/server/domain/transaction'
import { openRestWorld, type RestWorld } from './rest-world'

const PASSWORD = 'correct horse battery'
const ABSENT = '0'.repeat(24)

let world: RestWorld
let app: Awaited<ReturnType<RestWorld['addApp']>>
let path: string
let ada: Record<string, string>
let adaId: string
let bobId: string

const idOf = async (headers: Record<string, string>): Promise<string> =>
  (await world.call('GET', '/console/api/me', undefined, headers)).body.user.id
const make = (fields: object) => world.call('POST', path, fields)
const made = async (fields: object) => (await make(fields)).body.group
const list = async () => (await world.call('GET', path)).body.groups
const titleOf = ({ body }: { body: any }) => body.errors[0].title

/** A conversation of the app, changed by Ada. */
const open = async () => {
  const user = await world.addUser(app.path)
  const { id } = await world.addConversation(app.path, user.id)
  const at = `${app.path}/conversations/${id}`
  return {
    id,
    at,
    change: (fields: object) => world.call('PATCH', at, fields, ada),
    state: async () => {
      const { assigneeId, assignedGroupId } = (await world.call('GET', at)).body.conversation
      return { assigneeId, assignedGroupId }
    },
    changes: async () =>
      (await world.call('GET', `${at}/changes`)).body.changes.map(
        ({ id: _, at: __, by: ___, ...change }: Record<string, unknown>) => change
      )
  }
}
const listed = async (query: string): Promise<string[]> =>
  (await world.call('GET', `${app.path}/conversations?${query}`)).body.conversations.map(
    ({ id }: { id: string }) => id
  )

describe('Groups of members', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    ada = await world.signIn('ada@example.com')
    adaId = await idOf(ada)
    bobId = await idOf(await world.signIn('bob@example.com'))
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    app = await world.addApp()
    path = `${app.path}/groups`
  })

  test('are made, read, renamed, given other members, and deleted', async () => {
    expect(await list()).toEqual([])
    const sales = await made({ name: ' Sales ', memberIds: [bobId, adaId, bobId] })
    expect(sales).toEqual({ id: sales.id, name: 'Sales', memberIds: [adaId, bobId] })
    const support = await made({ name: 'Support' })
    expect(support).toMatchObject({ name: 'Support', memberIds: [] })
    const at = `${path}/${sales.id}`
    const renamed = await world.call('PATCH', at, { name: 'Shop' })
    expect(renamed.body.group).toEqual({ ...sales, name: 'Shop' })
    const left = await world.call('PATCH', at, { memberIds: [bobId] })
    expect(left.body.group).toEqual({ id: sales.id, name: 'Shop', memberIds: [bobId] })
    expect((await world.call('PATCH', at, {})).body).toEqual(left.body)
    expect((await world.call('GET', at)).body).toEqual(left.body)
    expect(await list()).toEqual([left.body.group, support])
    expect(await world.call('DELETE', at)).toMatchObject({ status: 200, body: {} })
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await world.call(method, at)).status).toBe(404)
    }
    expect((await world.call('PATCH', at, { name: 'Back' })).status).toBe(404)
    expect(await list()).toEqual([support])
  })

  test('are announced to consoles alone when one is made, changed or deleted', async () => {
    const heard: AppEvent[] = []
    const stop = world.domain.bus.subscribe(appTopic(app.id), event => {
      if ((event as AppEvent | null)?.type === 'group:change') heard.push(event as AppEvent)
    })
    const { id } = await made({ name: 'Sales' })
    await world.call('PATCH', `${path}/${id}`, { name: 'Shop' })
    await make({ name: 'shop' })
    await world.call('DELETE', `${path}/${id}`)
    await world.call('DELETE', `${path}/${id}`)
    stop()
    expect(heard).toHaveLength(3)
    expect(heard.every(isOfTeam)).toBe(true)
  })

  test('have names that differ by more than case within an app', async () => {
    const { id } = await made({ name: 'Über uns' })
    const again = await make({ name: 'ÜBER UNS ' })
    expect(again.status).toBe(409)
    expect(titleOf(again)).toBe('There is a group "ÜBER UNS" already.')
    await made({ name: 'Other' })
    expect((await world.call('PATCH', `${path}/${id}`, { name: 'other' })).status).toBe(409)
    const { path: elsewhere } = await world.addApp()
    expect((await world.call('POST', `${elsewhere}/groups`, { name: 'Other' })).status).toBe(201)
    expect((await make({ name: ' ' })).status).toBe(400)
  })

  test('have only members who reach the app, and show those who can sign in', async () => {
    const unknown = await make({ name: 'Wrong', memberIds: [ABSENT] })
    expect(unknown.status).toBe(400)
    expect(titleOf(unknown)).toBe(`memberIds: no member of the team has the id ${ABSENT}.`)
    expect(await list()).toEqual([])
    const agentId = await idOf(await world.signIn('agent@example.com', PASSWORD, 'agent'))
    expect((await make({ name: 'Foreign', memberIds: [agentId] })).status).toBe(400)

    const group = await made({ name: 'Sales', memberIds: [adaId, bobId] })
    const deactivation = `/console/api/team/${bobId}/deactivation`
    expect((await world.call('POST', deactivation, {}, ada)).status).toBe(200)
    expect(await list()).toEqual([{ ...group, memberIds: [adaId] }])
    await world.call('PATCH', `${path}/${group.id}`, { memberIds: [] })
    expect(await list()).toEqual([{ ...group, memberIds: [] }])
    expect((await world.call('DELETE', deactivation, undefined, ada)).status).toBe(200)
    expect(await list()).toEqual([{ ...group, memberIds: [bobId] }])
  })

  test('are left by a member who is removed', async () => {
    const carolId = await idOf(await world.signIn('carol@example.com'))
    const group = await made({ name: 'Sales', memberIds: [carolId, adaId] })
    await world.call('DELETE', `/console/api/team/${carolId}`, undefined, ada)
    expect(await list()).toEqual([{ ...group, memberIds: [adaId] }])
  })

  test('are at most 100 in an app', async () => {
    await world.domain.write(async tx => {
      for (let number = 1; number < TEAM_GROUPS_MAX; number++) {
        await insertTeamGroup(tx, app.id, { name: `Group ${number}`, memberIds: [] })
      }
    })
    expect((await make({ name: 'Last' })).status).toBe(201)
    const answer = await make({ name: 'Too many' })
    expect(answer.status).toBe(400)
    expect(titleOf(answer)).toBe(
      'An app can have at most 100 groups. Delete one that is no longer used.'
    )
  })

  test('go with their app', async () => {
    await made({ name: 'Sales', memberIds: [adaId] })
    await world.domain.write(tx => deleteApp(tx, app.id))
    const rows = await world.storage.read
      .selectFrom('teamGroups')
      .leftJoin('teamGroupMembers', 'teamGroupMembers.groupId', 'teamGroups.id')
      .select(['id', 'memberId'])
      .where('appId', '=', app.id)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('A conversation of a group', () => {
  let groupId: string
  let otherId: string

  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    ada = await world.signIn('ada@example.com')
    adaId = await idOf(ada)
    bobId = await idOf(await world.signIn('bob@example.com'))
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    app = await world.addApp()
    path = `${app.path}/groups`
    groupId = (await made({ name: 'Sales', memberIds: [adaId] })).id
    otherId = (await made({ name: 'Support', memberIds: [] })).id
  })

  test('stays with the group when a member takes it, and with a member of the group', async () => {
    const { change, state, changes } = await open()
    const answer = await change({ assignedGroupId: groupId })
    expect(answer.body.conversation.assignedGroupId).toBe(groupId)
    await change({ assigneeId: bobId })
    expect(await state()).toEqual({ assigneeId: bobId, assignedGroupId: groupId })
    await change({ assigneeId: adaId })
    await change({ assignedGroupId: null })
    expect(await state()).toEqual({ assigneeId: adaId })
    await change({ assignedGroupId: groupId })
    expect(await state()).toEqual({ assigneeId: adaId, assignedGroupId: groupId })
    const group = { id: groupId, name: 'Sales' }
    expect(await changes()).toMatchObject([
      { type: 'groupAssigned', group },
      { type: 'assigned', assignee: { id: bobId } },
      { type: 'assigned', assignee: { id: adaId } },
      { type: 'groupUnassigned' },
      { type: 'groupAssigned', group }
    ])
  })

  test('is taken from a member who is not in the group, unless the call names them', async () => {
    const { change, state, changes } = await open()
    await change({ assigneeId: adaId })
    await change({ assignedGroupId: otherId })
    expect(await state()).toEqual({ assignedGroupId: otherId })
    expect(await changes()).toEqual([
      { type: 'assigned', assignee: { id: adaId, name: 'ada@example.com' } },
      { type: 'groupAssigned', group: { id: otherId, name: 'Support' } }
    ])
    await change({ assignedGroupId: null, assigneeId: adaId })
    await change({ assignedGroupId: otherId, assigneeId: adaId })
    expect(await state()).toEqual({ assigneeId: adaId, assignedGroupId: otherId })
    await change({ assignedGroupId: null, assigneeId: null })
    expect((await changes()).slice(-2)).toEqual([
      { type: 'groupUnassigned' },
      { type: 'unassigned' }
    ])
  })

  test('cannot be of a group of another app', async () => {
    const { change, state } = await open()
    const there = await world.addApp()
    const { body } = await world.call('POST', `${there.path}/groups`, { name: 'Foreign' })
    for (const id of [body.group.id, ABSENT]) {
      const answer = await change({ assignedGroupId: id })
      expect(answer.status).toBe(400)
      expect(titleOf(answer)).toBe(`assignedGroupId: this app has no group ${id}.`)
    }
    expect(await state()).toEqual({})
  })

  test('is listed by its group, and as unassigned until a member takes it', async () => {
    const [ours, theirs, free] = [await open(), await open(), await open()]
    await ours.change({ assignedGroupId: groupId })
    await theirs.change({ assignedGroupId: otherId, assigneeId: bobId })
    expect(await listed(`filter[assignedGroupId]=${groupId}`)).toEqual([ours.id])
    expect(await listed(`filter[assignedGroupId]=${otherId}`)).toEqual([theirs.id])
    expect(await listed('filter[assignedGroupId]=none')).toEqual([free.id])
    expect(await listed(`filter[assignedGroupMemberId]=${adaId}`)).toEqual([ours.id])
    expect(await listed(`filter[assignedGroupMemberId]=${bobId}`)).toEqual([])
    const unassigned = await listed('filter[assigneeId]=none')
    expect(unassigned.sort()).toEqual([ours.id, free.id].sort())
    expect(await listed(`filter[assignedGroupId]=${otherId}&filter[assigneeId]=none`)).toEqual([])
  })

  test('is counted for the members of its group while it is open and not snoozed', async () => {
    const count = async () =>
      (await world.call('GET', `${app.path}/conversation-counts`)).body.counts.ofGroups
    const [waiting, taken] = [await open(), await open()]
    await open()
    expect(await count()).toEqual([])
    await waiting.change({ assignedGroupId: groupId })
    await taken.change({ assignedGroupId: groupId, assigneeId: bobId })
    expect(await count()).toEqual([{ memberId: adaId, open: 2 }])
    await waiting.change({ snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await count()).toEqual([{ memberId: adaId, open: 1 }])
    await taken.change({ status: 'closed' })
    expect(await count()).toEqual([])
  })

  test('is of no group when the group is deleted, and stays with its member', async () => {
    const [waiting, done] = [await open(), await open()]
    await waiting.change({ assignedGroupId: groupId, assigneeId: adaId })
    await done.change({ assignedGroupId: groupId, status: 'closed' })
    expect((await world.call('DELETE', `${path}/${groupId}`, undefined, ada)).status).toBe(200)
    expect(await waiting.state()).toEqual({ assigneeId: adaId })
    expect(await done.state()).toEqual({})
    expect((await waiting.changes()).at(-1)).toEqual({ type: 'groupUnassigned' })
    expect((await waiting.changes())[0]).toEqual({
      type: 'groupAssigned',
      group: { id: groupId, name: 'Sales' }
    })
    expect((await done.changes()).map(({ type }: { type: string }) => type)).toEqual([
      'groupAssigned',
      'closed',
      'groupUnassigned'
    ])
    const events = await world.storage.read
      .selectFrom('appEvents')
      .select('payloadJson')
      .where('conversationId', '=', done.id)
      .where('type', '=', 'conversation:update')
      .orderBy('id')
      .execute()
    const { conversation } = JSON.parse(events.at(-1)?.payloadJson ?? '{}')
    expect(conversation).toMatchObject({ id: done.id, status: 'closed' })
    expect(conversation).not.toHaveProperty('assignedGroupId')
  })

  test('is told to programs with its group, and exported with it', async () => {
    const { id, change, at } = await open()
    await change({ assignedGroupId: groupId })
    const rows = await world.storage.read
      .selectFrom('appEvents')
      .select('payloadJson')
      .where('conversationId', '=', id)
      .where('type', '=', 'conversation:update')
      .execute()
    const group = { id: groupId, name: 'Sales' }
    expect(rows.map(({ payloadJson }) => JSON.parse(payloadJson))).toMatchObject([
      {
        conversation: { id, assignedGroupId: groupId },
        changes: [{ type: 'groupAssigned', group }]
      }
    ])
    const [{ userId }] = (await world.call('GET', at)).body.conversation.participants
    const { body } = await world.call('GET', `${app.path}/users/${userId}/export`)
    expect(body.conversations).toMatchObject([
      { assignedGroupId: groupId, changes: [{ type: 'groupAssigned', group }] }
    ])
  })

  test('keeps its group where another conversation is merged into it, or gets the group of that one', async () => {
    const user = await world.addUser(app.path)
    const add = async (fields: object) => {
      const { id } = await world.addConversation(app.path, user.id)
      await world.call('PATCH', `${app.path}/conversations/${id}`, fields, ada)
      return id
    }
    const [kept, second, third] = [
      await add({}),
      await add({ assignedGroupId: groupId }),
      await add({ assignedGroupId: otherId })
    ]
    for (const sourceConversationId of [second, third]) {
      const { status, body } = await world.call('POST', `${app.path}/conversations/${kept}/merge`, {
        sourceConversationId
      })
      expect(status).toBe(200)
      expect(body.conversation.assignedGroupId).toBe(groupId)
    }
  })
})
