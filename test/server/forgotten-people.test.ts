import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findTexts } from '../util/find-texts'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { sessionBody, type Visitor } from './sdk-world'

const NAME = 'Annabelle'
const EMAIL = 'annabelle@example.com'
const PICTURE = 'https://example.com/annabelle.png'
const PAGE = 'https://example.com/cart'
const TRACES = [NAME, EMAIL, PICTURE, PAGE]

let world: BusinessWorld
let ann: Visitor
let ben: Visitor
let groupId: string

const kept = (texts: string[]) => findTexts(world.sdk.server.domain.storage.read, texts)
const messagesOf = async (conversationId: string): Promise<any[]> =>
  (await world.rest('GET', `/conversations/${conversationId}/messages`)).body.messages

describe('Erasing users', () => {
  afterEach(() => world.close())
  beforeEach(async () => {
    world = await openBusinessWorld()
    ben = await world.sdk.addVisitor()
    const { id } = await world.sdk.addIntegration()
    const body = sessionBody(id, {
      sessionKey: 'a key of 128 random bits, or of more',
      client: { id: 'device', platform: 'web', info: { currentUrl: PAGE } },
      user: { givenName: NAME, email: EMAIL, avatarUrl: PICTURE, metadata: { called: NAME } },
      conversation: {}
    })
    const session = await world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, { body })
    ann = world.sdk.visitorOf(session.body)
    const group = await world.rest('POST', '/conversations', {
      type: 'sdkGroup',
      participants: [{ userId: ann.userId }, { userId: ben.userId }]
    })
    groupId = group.body.conversation.id
    await ann.send('alone', 'Said alone')
    await ann.call('POST', `/conversations/${groupId}/messages`, {
      clientMessageId: 'in a group',
      message: { type: 'text', text: 'Said in the group' }
    })
    await world.rest('PATCH', `/conversations/${groupId}`, {
      description: 'Listed with its newest'
    })
  })

  test('there is personal data to erase', async () => {
    expect(await kept(TRACES)).toEqual(TRACES)
  })

  describe('A user whose personal information was erased', () => {
    const forget = () => world.rest('DELETE', `/users/${ann.userId}/personalinformation`)

    test('has no personal data left anywhere', async () => {
      const { status, body } = await forget()
      expect(status).toBe(200)
      expect(body.user).toMatchObject({
        id: ann.userId,
        profile: {},
        metadata: {},
        identities: []
      })
      expect(await kept(TRACES)).toEqual([])
      expect((await ann.call('GET', '/user')).body.user).not.toHaveProperty('givenName')
    })

    test('stays, with their messages', async () => {
      await forget()
      const [said] = await messagesOf(groupId)
      expect(said).toMatchObject({
        author: { type: 'user', userId: ann.userId },
        content: { text: 'Said in the group' }
      })
      expect((await ann.send('after', 'And more')).status).toBe(201)
      expect((await messagesOf(ann.conversationId)).map(({ content }) => content.text)).toEqual([
        'Said alone',
        'And more'
      ])
    })

    test('leaves the count and types of events of other participants unchanged', async () => {
      const before = await world.eventsAfter(ben, 0)
      await forget()
      const after = await world.eventsAfter(ben, 0)
      const types = (events: any[]) => events.map(({ type }) => type)
      expect(types(after)).toEqual(types(before))
      expect(after.find(({ message }) => message?.text === 'Said in the group')).toBeDefined()
    })

    test('keeps the externalId, and can be named again by it', async () => {
      await world.rest('PATCH', `/users/${ann.userId}`, { externalId: `ann-${ann.userId}` })
      const path = `/users/ann-${ann.userId}`
      expect((await world.rest('DELETE', `${path}/personalinformation`)).status).toBe(200)
      const { body } = await world.rest('PATCH', path, { profile: { givenName: 'Anna' } })
      expect(body.user.profile).toEqual({ givenName: 'Anna' })
    })
  })

  describe('A deleted user', () => {
    const remove = () => world.rest('DELETE', `/users/${ann.userId}`)

    test('leaves no name, and no personal conversation', async () => {
      expect(await remove()).toEqual({ status: 200, body: {} })
      expect(await kept(TRACES)).toEqual([])
      expect(await kept(['Said alone'])).toEqual([])
      expect((await world.rest('GET', `/conversations/${ann.conversationId}`)).status).toBe(404)
      expect((await ann.call('GET', '/conversations')).status).toBe(401)
    })

    test('leaves messages in a group, without a name', async () => {
      const seq = await world.seqOf(ben)
      await remove()
      const [message] = await messagesOf(groupId)
      expect(message.content.text).toBe('Said in the group')
      expect(message.author).toEqual({ type: 'user', userId: ann.userId })
      expect(await world.eventsAfter(ben, seq)).toMatchObject([
        { type: 'participant:removed', participant: { userId: ann.userId } }
      ])
    })

    test('is deleted with a group that has no other participant', async () => {
      await world.rest('POST', `/conversations/${groupId}/leave`, { userId: ben.userId })
      await remove()
      expect((await world.rest('GET', `/conversations/${groupId}`)).status).toBe(404)
      expect(await kept(['Said in the group'])).toEqual([])
    })

    test('is reported to webhooks', async () => {
      const types = (await world.sdk.appEventsOf(ann.conversationId)).map(({ type }) => type)
      expect(types).toContain('conversation:message')
      await remove()
      expect(await world.sdk.appEventsOf(ann.conversationId)).toMatchObject([
        { type: 'conversation:remove' }
      ])
      const { body } = await world.rest('GET', `/users/${ann.userId}`)
      expect(body.errors[0].code).toBe('user_not_found')
    })
  })
})
