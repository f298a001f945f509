import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedWorld, type PublishedWorld, shapes } from './published-world'

const { id, time } = shapes(expect)
const API = 'ConversationsApi'

let world: PublishedWorld
let ann: { id: string; externalId: string }
beforeAll(async () => {
  world = await openPublishedWorld()
  ann = await world.addUser({ profile: { givenName: 'Ann' } })
})
afterAll(() => world.close())

describe('Conversations through the published client', () => {
  test('are created and shown with every field', async () => {
    const fields = {
      displayName: 'Order 7',
      description: 'Late',
      iconUrl: 'https://cdn.example.com/o.png',
      metadata: { order: 7 }
    }
    const made = await world.app(API, 'createConversation', world.appId, {
      type: 'personal',
      participants: [{ userExternalId: ann.externalId, subscribeSDKClient: true }],
      ...fields
    })
    expect(made.status).toBe(201)
    const { conversation } = made.body
    expect(conversation).toEqual({
      id,
      type: 'personal',
      isDefault: true,
      status: 'open',
      lastUpdatedAt: time,
      createdAt: time,
      ...fields
    })
    const got = await world.app(API, 'getConversation', world.appId, conversation.id)
    expect(got.body.conversation).toMatchObject(conversation)
    expect(got.data.conversation).toMatchObject({ id: conversation.id, ...fields })

    const patched = await world.app(API, 'updateConversation', world.appId, conversation.id, {
      displayName: 'Order 8',
      description: null,
      metadata: { order: null, isLate: true }
    })
    const { description: _, ...rest } = conversation
    expect(patched.body).toEqual({
      conversation: { ...rest, displayName: 'Order 8', metadata: { isLate: true } }
    })
    const refused = await world.app(API, 'deleteConversation', world.appId, conversation.id)
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'forbidden' }] } })
  })

  test('of a user are listed in pages, whichever way the user is identified', async () => {
    const user = await world.addUser()
    for (let count = 0; count < 3; count++) await world.addConversation(user.id)
    for (const filter of [{ userId: user.id }, { userExternalId: user.externalId }]) {
      const { body } = await world.app(API, 'listConversations', world.appId, filter)
      expect(body).toEqual({
        conversations: [expect.anything(), expect.anything(), expect.anything()],
        meta: { hasMore: false },
        links: {}
      })
    }
    const list = (page: object) =>
      world.app(API, 'listConversations', world.appId, { userId: user.id }, { page })
    const { body: first } = await list({ size: 2 })
    expect(first.conversations).toHaveLength(2)
    expect(first.meta).toEqual({ hasMore: true, afterCursor: expect.any(String) })
    expect(new URL(first.links.next).searchParams.get('page[after]')).toBe(first.meta.afterCursor)
    const { body: last } = await list({ after: first.meta.afterCursor })
    expect(last.conversations).toHaveLength(1)
    const { body: back } = await list({ before: last.meta.beforeCursor })
    expect(back.conversations).toEqual(first.conversations)
  })

  test('are deleted, except the first of a user', async () => {
    await world.addConversation(ann.id)
    const { id: second } = await world.addConversation(ann.id)
    const gone = await world.app(API, 'deleteConversation', world.appId, second)
    expect(gone).toMatchObject({ status: 200, body: {} })
    const read = await world.app(API, 'getConversation', world.appId, second)
    expect(read).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'conversation_not_found', title: expect.any(String) }] }
    })
  })
})

describe('Participants through the published client', () => {
  const GROUPS = 'ParticipantsApi'
  const openGroup = async (users: { id: string }[]) => {
    const { body } = await world.app(API, 'createConversation', world.appId, {
      type: 'sdkGroup',
      displayName: 'Club',
      participants: users.map(user => ({ userId: user.id, subscribeSDKClient: false }))
    })
    return body.conversation.id as string
  }
  const list = async (group: string, opts = {}) =>
    (await world.app(GROUPS, 'listParticipants', world.appId, group, opts)).body

  test('join and leave groups, identified in each of the three ways', async () => {
    const group = await openGroup([])
    expect((await list(group)).participants).toEqual([])
    const bob = await world.addUser()
    const join = (body: object) => world.app(GROUPS, 'joinConversation', world.appId, group, body)
    const leave = (body: object) => world.app(GROUPS, 'leaveConversation', world.appId, group, body)

    const joined = await join({ userId: ann.id, subscribeSDKClient: true })
    expect(joined).toMatchObject({ status: 201 })
    expect(joined.body.participant).toEqual({
      id,
      userId: ann.id,
      userExternalId: ann.externalId,
      unreadCount: 0,
      clientAssociations: [{ type: 'sdk', clientId: id }]
    })
    await join({ userExternalId: bob.externalId, subscribeSDKClient: false })
    const { participants } = await list(group)
    expect(participants.map((one: any) => one.userId)).toEqual([ann.id, bob.id])
    expect(participants[1].clientAssociations).toEqual([])

    expect(await leave({ participantId: participants[1].id })).toMatchObject({
      status: 200,
      body: {}
    })
    expect((await list(group)).participants).toHaveLength(1)
    expect((await leave({ userId: ann.id })).status).toBe(200)
    await join({ userId: ann.id, subscribeSDKClient: true })
    expect((await leave({ userExternalId: ann.externalId })).status).toBe(200)
    expect((await list(group)).participants).toEqual([])

    for (const absent of [
      { userId: ann.id },
      { participantId: participants[1].id },
      { userExternalId: 'unknown' }
    ]) {
      const answer = await leave(absent)
      expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 'user_not_found' }] } })
    }
    const both = { participantId: participants[1].id, userId: ann.id }
    for (const wrong of [{}, both, { userId: ann.id, userExternalId: ann.externalId }]) {
      expect((await leave(wrong)).status).toBe(400)
    }
  })

  test('are ten at most, in pages', async () => {
    const users = []
    for (let count = 0; count < 11; count++) users.push(await world.addUser())
    const group = await openGroup(users.slice(0, 10))
    const full = await world.app(GROUPS, 'joinConversation', world.appId, group, {
      userId: users[10]!.id,
      subscribeSDKClient: true
    })
    expect(full).toMatchObject({ status: 400, body: { errors: [{ code: 'bad_request' }] } })
    const first = await list(group, { page: { size: 4 } })
    expect(first.participants).toHaveLength(4)
    expect(first.meta).toEqual({ hasMore: true, afterCursor: first.participants[3].id })
    const rest = await list(group, { page: { after: first.meta.afterCursor } })
    expect(rest.participants).toHaveLength(6)
    expect(rest.meta).toEqual({ hasMore: false, beforeCursor: rest.participants[0].id })
  })

  test('of personal conversations cannot leave', async () => {
    const user = await world.addUser()
    const personal = await world.addConversation(user.id)
    for (const operation of ['joinConversation', 'leaveConversation']) {
      const answer = await world.app(GROUPS, operation, world.appId, personal.id, {
        userId: operation === 'joinConversation' ? ann.id : user.id,
        ...(operation === 'joinConversation' && { subscribeSDKClient: true })
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'bad_request' }] } })
    }
  })
})

describe('Activities through the published client', () => {
  test('mark as read and signal typing', async () => {
    const conversation = (await world.addConversation(ann.id)).id
    const act = (author: object, type: string) =>
      world.app('ActivitiesApi', 'postActivity', world.appId, conversation, { author, type })
    const say = (author: object) =>
      world.app('MessagesApi', 'postMessage', world.appId, conversation, {
        author,
        content: { type: 'text', text: 'Hello' }
      })
    const business = { type: 'business', displayName: 'Bea', avatarUrl: 'https://x.example/b.png' }
    for (const type of ['conversation:read', 'typing:start', 'typing:stop']) {
      expect(await act(business, type)).toMatchObject({ status: 200, body: {} })
    }
    await say({ type: 'user', userId: ann.id })
    await act(business, 'conversation:read')
    const { body } = await world.app(API, 'getConversation', world.appId, conversation)
    expect(body.conversation.businessLastRead).toEqual(time)

    await say(business)
    const user = { type: 'user', userExternalId: ann.externalId }
    expect((await act(user, 'conversation:read')).status).toBe(200)
    const { body: there } = await world.app(
      'ParticipantsApi',
      'listParticipants',
      world.appId,
      conversation
    )
    expect(there.participants[0]).toMatchObject({ unreadCount: 0, lastRead: time })
    expect((await act(user, 'typing:start')).status).toBe(400)
  })
})
