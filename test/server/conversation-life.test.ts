import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsoleUser, endSnoozes, removeConsoleUser } from '../../src/server/domain/flows'
import { appTopic } from '../../src/server/domain/transaction'
import { basic } from './rest-world'
import { openSdkWorld } from './sdk-world'

const HOUR_MS = 3_600_000
const ANN = { email: 'ann@example.com', password: 'a long password' }

let world: Awaited<ReturnType<typeof openSdkWorld>>
let authorization: string
let annId: string

const rest = async (method: HTTPMethods, path: string, payload?: object) => {
  const answer = await world.server.app.inject({
    method,
    url: `/v2/apps/${world.appId}${path}`,
    headers: { authorization },
    ...(payload && { payload })
  })
  world.server.checkAnswers()
  return { status: answer.statusCode, body: answer.json() }
}
const now = () => world.server.domain.clock()
const inAnHour = () => new Date(now() + HOUR_MS).toISOString()

const open = async () => {
  const visitor = await world.addVisitor()
  const path = `/conversations/${visitor.conversationId}`
  return {
    ...visitor,
    path,
    change: (fields: object) => rest('PATCH', path, fields),
    state: async () => {
      const { status, assigneeId, snoozedUntil } = (await rest('GET', path)).body.conversation
      return { status, assigneeId, snoozedUntil }
    },
    updates: async () =>
      (await world.appEventsOf(visitor.conversationId))
        .filter(({ type }) => type === 'conversation:update')
        .map(({ payload }) => payload.conversation)
  }
}
const list = async (query: string): Promise<string[]> =>
  (await rest('GET', `/conversations?${query}`)).body.conversations.map(
    ({ id }: { id: string }) => id
  )
const messageOf = ({ body }: { body: any }) => body.errors[0].title

describe('The life of a conversation', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    authorization = basic(await world.addKey())
    annId = (await createConsoleUser(world.server.domain, ANN)).id
    await createConsoleUser(world.server.domain, { ...ANN, email: 'bob@example.com' })
  })
  afterAll(() => world.close())

  test('begins open and unassigned', async () => {
    const { state } = await open()
    expect(await state()).toEqual({ status: 'open' })
  })

  test('is assigned, given back, and told to the app, not to the visitor', async () => {
    const { change, state, updates, call } = await open()
    const { body: before } = await call('GET', '/events?after=0&wait=0')
    await change({ assigneeId: annId })
    expect(await state()).toEqual({ status: 'open', assigneeId: annId })
    await change({ assigneeId: null })
    expect(await state()).toEqual({ status: 'open' })
    expect((await updates()).map(({ assigneeId }) => assigneeId)).toEqual([annId, undefined])
    expect((await call('GET', '/events?after=0&wait=0')).body).toEqual(before)
  })

  test('has a priority until that is taken away, whatever else becomes of it', async () => {
    const { change, send, updates, path } = await open()
    const priority = async () => (await rest('GET', path)).body.conversation.priority
    await change({ priority: 'urgent' })
    await change({ status: 'pending', snoozedUntil: inAnHour() })
    await send('again')
    expect(await priority()).toBe('urgent')
    await change({ priority: null })
    expect(await priority()).toBeUndefined()
    expect((await updates()).map(update => update.priority)).toEqual([
      'urgent',
      'urgent',
      'urgent',
      undefined
    ])
    const answer = await change({ priority: 'normal' })
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toMatch(/priority.*low.*high.*urgent.*normal/)
  })

  describe('has tags', () => {
    const tagsOf = async (path: string) => (await rest('GET', path)).body.conversation.tags
    const known = async () => (await rest('GET', '/tags')).body.tags

    test('that are replaced, added and removed, and told to the app', async () => {
      const { change, path, updates, send } = await open()
      expect(await tagsOf(path)).toBeUndefined()
      await change({ tags: ['VIP', 'refund'] })
      await change({ addTags: [' late \n parcel ', 'vip', 'Late parcel'] })
      await change({ status: 'closed' })
      await send('again')
      expect(await tagsOf(path)).toEqual(['VIP', 'refund', 'late parcel'])
      await change({ addTags: ['new'], removeTags: ['REFUND', 'unknown'] })
      expect(await tagsOf(path)).toEqual(['VIP', 'late parcel', 'new'])
      await change({ tags: ['new', 'vip'] })
      expect(await tagsOf(path)).toEqual(['VIP', 'new'])
      await change({ tags: null })
      expect(await tagsOf(path)).toBeUndefined()
      const told = (await updates()).map(({ tags }) => tags?.length)
      expect(told).toEqual([2, 3, 3, 3, 3, 2, undefined])
    })

    test('that the app remembers as they were first written, as long as a conversation has them', async () => {
      const [one, other] = [await open(), await open()]
      await one.change({ tags: ['Wholesale'] })
      await other.change({ tags: ['wholesale', 'Trial'] })
      expect(await tagsOf(other.path)).toEqual(['Wholesale', 'Trial'])
      expect(await known()).toEqual(
        expect.arrayContaining([
          { name: 'Wholesale', count: 2 },
          { name: 'Trial', count: 1 }
        ])
      )
      await other.change({ removeTags: ['trial'] })
      expect(await known()).not.toContainEqual(expect.objectContaining({ name: 'Trial' }))
    })

    test('by which conversations are listed', async () => {
      const [one, other] = [await open(), await open()]
      await one.change({ tags: ['Straße'] })
      await other.change({ tags: ['Straße', 'closed one'], status: 'closed' })
      const found = await list(`filter[tag]=${encodeURIComponent('STRAßE')}`)
      expect(found).toEqual([other.conversationId, one.conversationId])
      expect(await list(`filter[tag]=${encodeURIComponent('straße')}&filter[status]=open`)).toEqual(
        [one.conversationId]
      )
      expect(await list(`filter[tag]=closed%20one&filter[userId]=${one.userId}`)).toEqual([])
      expect(await list('filter[tag]=none')).toEqual([])
    })

    test.each([
      ['a blank one', { addTags: ['\u200b '] }, /addTags/],
      ['one of 41 characters', { tags: ['x'.repeat(41)] }, /tags.*40/],
      ['21', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, /20/],
      [
        'more than 20 together',
        { addTags: Array.from({ length: 20 }, (_, n) => `t${n}`) },
        /at most 20 tags; 21/
      ],
      ['all of them and some of them', { tags: [], addTags: ['x'] }, /not both/],
      ['no text', { tags: [1] }, /tags/]
    ])('but refuses %s, and changes nothing', async (_, fields, message) => {
      const { change, path } = await open()
      await change({ tags: ['first'] })
      const answer = await change({ priority: 'high', ...fields })
      expect(answer.status).toBe(400)
      expect(messageOf(answer)).toMatch(message)
      const { conversation } = (await rest('GET', path)).body
      expect(conversation).toMatchObject({ tags: ['first'] })
      expect(conversation).not.toHaveProperty('priority')
    })

    test('of which an app has at most 500 different ones', async () => {
      const used = (await known()).length
      const fresh = Array.from({ length: 500 - used }, (_, number) => `many ${number}`)
      for (let start = 0; start < fresh.length; start += 20) {
        const { status } = await (await open()).change({ tags: fresh.slice(start, start + 20) })
        expect(status).toBe(200)
      }
      const { change, path } = await open()
      expect(messageOf(await change({ tags: ['one more'] }))).toMatch(/at most 500 different tags/)
      expect((await change({ tags: ['Many 1'] })).status).toBe(200)
      expect(await tagsOf(path)).toEqual(['many 1'])
    })
  })

  test('refuses to be assigned to somebody who is not in the team', async () => {
    const { change, state } = await open()
    const answer = await change({ assigneeId: 'stranger', status: 'closed' })
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toBe('assigneeId: no member of the team has the id stranger.')
    expect(await state()).toEqual({ status: 'open' })
  })

  test('is given back when somebody leaves the team', async () => {
    const { domain } = world.server
    const email = 'cyd@example.com'
    const { id } = await createConsoleUser(domain, { ...ANN, email })
    const { change, state } = await open()
    await change({ assigneeId: id })
    await removeConsoleUser(domain, { email })
    expect(await state()).toEqual({ status: 'open' })
  })

  test.each([['pending'], ['closed']] as const)(
    'is open again when the visitor writes while it is %s',
    async status => {
      const { change, state, send, updates } = await open()
      await change({ status })
      expect(await state()).toEqual({ status })
      await send('again')
      expect(await state()).toEqual({ status: 'open' })
      expect((await updates()).map(update => update.status)).toEqual([status, 'open'])
    }
  )

  test('comes back at the end of a snooze', async () => {
    const { change, state, updates, conversationId } = await open()
    const snoozedUntil = inAnHour()
    await change({ snoozedUntil })
    expect(await state()).toEqual({ status: 'open', snoozedUntil })
    await endSnoozes(world.server.domain)
    expect(await list('filter[snoozed]=true')).toContain(conversationId)
    expect(await list('filter[snoozed]=false')).not.toContain(conversationId)

    world.server.skewMs += HOUR_MS
    await endSnoozes(world.server.domain)
    expect(await state()).toEqual({ status: 'open' })
    expect(await list('filter[snoozed]=false')).toContain(conversationId)
    expect((await updates()).map(update => update.snoozedUntil)).toEqual([snoozedUntil, undefined])
  })

  test('comes back from a snooze when the visitor writes, and when its status is set', async () => {
    const { change, state, send } = await open()
    await change({ snoozedUntil: inAnHour() })
    await send('again')
    expect(await state()).toEqual({ status: 'open' })
    await change({ snoozedUntil: inAnHour() })
    await change({ status: 'closed' })
    expect(await state()).toEqual({ status: 'closed' })
  })

  test.each([
    ['a time that has passed', { snoozedUntil: '2020-01-01T00:00:00Z' }, /must be a time after 20/],
    ['no time', { snoozedUntil: 'tomorrow' }, /must be a time in ISO 8601/],
    [
      'a closed one',
      { status: 'closed', snoozedUntil: '2999-01-01T00:00:00Z' },
      /cannot be snoozed/
    ]
  ])('refuses a snooze of %s, and changes nothing', async (_, fields, message) => {
    const { change, state } = await open()
    const answer = await change({ assigneeId: annId, ...fields })
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toMatch(message)
    expect(await state()).toEqual({ status: 'open' })
  })

  test('is told to consoles before whoever changed it has the answer', async () => {
    const { conversationId, change } = await open()
    const told: unknown[] = []
    const stop = world.server.domain.bus.subscribe(appTopic(world.appId), event => told.push(event))
    await change({ status: 'closed' })
    stop()
    expect(told).toMatchObject([
      {
        type: 'conversation:update',
        payload: { conversation: { id: conversationId, status: 'closed' } }
      }
    ])
  })

  test('is counted in the views that list it', async () => {
    const count = async () => (await rest('GET', '/conversation-counts')).body.counts
    const ofAnn = ({ assigned }: { assigned: { assigneeId: string; open: number }[] }) =>
      assigned.find(({ assigneeId }) => assigneeId === annId)?.open ?? 0
    const before = await count()
    const { change } = await open()
    expect(await count()).toEqual({
      ...before,
      all: before.all + 1,
      open: before.open + 1,
      unassigned: before.unassigned + 1
    })
    await change({ assigneeId: annId })
    const assigned = await count()
    expect(assigned).toMatchObject({ open: before.open + 1, unassigned: before.unassigned })
    expect(ofAnn(assigned)).toBe(ofAnn(before) + 1)
    await change({ snoozedUntil: inAnHour() })
    const snoozed = await count()
    expect(snoozed).toMatchObject({ open: before.open, snoozed: before.snoozed + 1 })
    expect(ofAnn(snoozed)).toBe(ofAnn(before))
    for (const status of ['pending', 'closed']) {
      await change({ status })
      const { open, ...others } = await count()
      expect(open).toBe(before.open)
      expect(others[status]).toBe(before[status] + 1)
      expect(others.snoozed).toBe(before.snoozed)
    }
  })

  test('can be listed by who looks after it, and by status', async () => {
    const mine = await open()
    const nobodys = await open()
    await mine.change({ assigneeId: annId, status: 'pending' })
    expect(await list(`filter[assigneeId]=${annId}&filter[status]=pending`)).toEqual([
      mine.conversationId
    ])
    const unassigned = await list('filter[assigneeId]=none&filter[status]=open')
    expect(unassigned).toContain(nobodys.conversationId)
    expect(unassigned).not.toContain(mine.conversationId)
    expect(await list('filter[assigneeId]=stranger')).toEqual([])
  })
})
