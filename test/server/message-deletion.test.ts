import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { Client } from './realtime-world'
import type { Visitor } from './sdk-world'

let world: BusinessWorld
let visitor: Visitor
let conversation: string

const say = (text: string) => world.write(visitor.conversationId, text)
const remove = (id: string) => world.rest('DELETE', `${conversation}/messages/${id}`)
const inbox = async () => (await world.rest('GET', conversation)).body.conversation
const shown = async () => (await visitor.call('GET', conversation)).body.conversation

describe('Message deletion', () => {
  beforeAll(async () => {
    world = await openBusinessWorld()
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    visitor = await world.sdk.addVisitor()
    conversation = `/conversations/${visitor.conversationId}`
  })

  describe('A message that the business deletes', () => {
    test('is removed for the visitor, without its content', async () => {
      await say('Stays')
      const { id, received } = await say('Goes')
      const seq = await world.seqOf(visitor)
      expect(await remove(id)).toEqual({ status: 200, body: {} })

      const [deletion, list, ...rest] = await world.eventsAfter(visitor, seq)
      expect(deletion).toEqual({
        type: 'message:updated',
        createdAt: expect.any(String),
        conversation: { id: visitor.conversationId },
        message: {
          id,
          role: 'business',
          received,
          type: 'unknown',
          source: { type: 'api:conversations' },
          deleted: true
        }
      })
      expect(list).toMatchObject({
        type: 'conversation:updated',
        conversation: { messages: [{ text: 'Stays' }], participants: [{ unreadCount: 1 }] }
      })
      expect(rest).toEqual([])
    })

    test('is reported to its author with its client message id', async () => {
      const { body } = await visitor.send('mine')
      const seq = await world.seqOf(visitor)
      await remove(body.message.id)
      expect((await world.eventsAfter(visitor, seq))[0].message).toMatchObject({
        clientMessageId: 'mine',
        userId: visitor.userId,
        deleted: true
      })
    })

    test("keeps the conversation's latest message and time when another message is newer", async () => {
      const { id } = await say('Goes')
      await say('Stays')
      const [seq, before] = [await world.seqOf(visitor), await shown()]
      await remove(id)
      const [, list] = await world.eventsAfter(visitor, seq)
      expect(list.conversation).toMatchObject({
        lastUpdatedAt: before.lastUpdatedAt,
        messages: [{ text: 'Stays' }]
      })
    })

    test('restores the previous latest message and time of the conversation', async () => {
      const before = await inbox()
      world.sdk.server.skewMs = 60_000
      const { id } = await say('Goes')
      world.sdk.server.skewMs = 0
      expect((await inbox()).lastUpdatedAt > before.lastUpdatedAt).toBe(true)
      await remove(id)
      expect(await inbox()).toEqual(before)
      await remove(before.lastMessage.id)
      expect(await inbox()).not.toHaveProperty('lastMessage')
      expect((await inbox()).lastUpdatedAt).toBe(before.createdAt)
    })

    test('stays before later messages in the order, even when the clock is set back', async () => {
      const { id } = await say('Goes')
      await remove(id)
      world.sdk.server.skewMs = -60_000
      const { id: next } = await say('Next')
      world.sdk.server.skewMs = 0
      expect(next > id).toBe(true)
    })

    test('is no longer shown in the inbox, but the one before it is', async () => {
      await say('Cinnamon')
      const { id } = await say('Nutmeg')
      const found = async (text: string) =>
        (await world.rest('GET', `/conversations?filter[text]=${text}`)).body.conversations.length
      expect([await found('cinnamon'), await found('nutmeg')]).toEqual([1, 1])
      await remove(id)
      expect([await found('cinnamon'), await found('nutmeg')]).toEqual([1, 0])
    })

    test('is reported to webhooks', async () => {
      const { id } = await say('Goes')
      await remove(id)
      const emitted = await world.sdk.appEventsOf(visitor.conversationId)
      expect(emitted.at(-1)).toMatchObject({
        type: 'conversation:message:remove',
        payload: { conversation: { id: visitor.conversationId }, message: { id } }
      })
    })
  })

  describe('Deleting all messages at once', () => {
    const removeAll = () => world.rest('DELETE', `${conversation}/messages`)

    test('removes them for the visitor, and later messages stand alone', async () => {
      const before = await inbox()
      await say('Goes')
      const seq = await world.seqOf(visitor)
      expect(await removeAll()).toEqual({ status: 200, body: {} })
      const deleted = { type: 'message:updated', message: { deleted: true } }
      expect(await world.eventsAfter(visitor, seq)).toMatchObject([
        deleted,
        deleted,
        { type: 'conversation:updated', conversation: { messages: [] } }
      ])
      const after = await inbox()
      expect(after).not.toHaveProperty('lastMessage')
      expect(after).toMatchObject({ businessUnreadCount: 0, lastUpdatedAt: before.createdAt })
      await say('Next')
      expect((await shown()).participants[0].unreadCount).toBe(1)
      expect((await shown()).messages).toMatchObject([{ text: 'Next' }])
    })

    test('erases them from the event logs', async () => {
      await say('Cinnamon')
      await visitor.send('mine', 'Nutmeg')
      await removeAll()
      const emitted = JSON.stringify([
        await world.eventsAfter(visitor, 0),
        await world.sdk.appEventsOf(visitor.conversationId)
      ])
      for (const word of ['Message first', 'Cinnamon', 'Nutmeg'])
        expect(emitted).not.toContain(word)
    })

    test('removes 1,000 messages in one call', async () => {
      const words = Array.from({ length: 1_000 }, (_, index) => `Message ${index}`)
      await Promise.all(words.map(text => world.sdk.answer(visitor.conversationId, text)))
      await removeAll()
      expect((await shown()).messages).toEqual([])
      expect((await shown()).participants[0].unreadCount).toBe(0)
    })

    test('succeeds where there are no messages', async () => {
      await removeAll()
      expect(await removeAll()).toEqual({ status: 200, body: {} })
    })
  })

  test('connected visitors see deletions at once', async () => {
    const { id } = await say('Goes')
    const { app } = world.sdk.server
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`)
    const client = new Client(socket)
    await once(socket, 'open')
    const after = await world.seqOf(visitor)
    client.say({ type: 'auth', token: visitor.token, after })
    expect(await client.read()).toMatchObject({ type: 'ready', seq: after })

    await remove(id)
    expect(await client.read()).toMatchObject({
      seq: after + 1,
      event: { type: 'message:updated', message: { id, deleted: true } }
    })
    expect(await client.read()).toMatchObject({
      seq: after + 2,
      event: { type: 'conversation:updated', conversation: { messages: [{ role: 'user' }] } }
    })

    await world.rest('DELETE', `/users/${visitor.userId}`)
    expect(await client.read()).toMatchObject({ closed: expect.any(Number) })
    socket.terminate()
  })

  describe('Unread counts', () => {
    const unread = async () => (await shown()).participants[0].unreadCount

    test('of the visitor drop by deleted unread messages only', async () => {
      const { id: read } = await say('Read')
      await visitor.call('POST', `${conversation}/activities`, { type: 'conversation:read' })
      const { id: first } = await say('Unread')
      await say('Unread too')
      await remove(read)
      expect(await unread()).toBe(2)
      await remove(first)
      expect(await unread()).toBe(1)
    })

    test('of the visitor stay when their own messages are deleted', async () => {
      const { body } = await visitor.send('mine')
      await say('Unread')
      await remove(body.message.id)
      expect(await unread()).toBe(1)
    })

    test('of the business drop by deleted unread messages only', async () => {
      const { body: read } = await visitor.send('read')
      const author = { type: 'business' }
      await world.rest('POST', `${conversation}/activity`, { author, type: 'conversation:read' })
      const { body: unread } = await visitor.send('unread')
      const { id: own } = await say('Own')
      await visitor.send('unread too')
      await remove(read.message.id)
      await remove(own)
      expect((await inbox()).businessUnreadCount).toBe(2)
      await remove(unread.message.id)
      expect((await inbox()).businessUnreadCount).toBe(1)
    })
  })

  test('all messages of a conversation are deleted for everyone, and later ones stay', async () => {
    for (let count = 0; count < 23; count++) await say(`Message ${count}`)
    const seq = await world.seqOf(visitor)
    expect(await world.rest('DELETE', `${conversation}/messages`)).toEqual({
      status: 200,
      body: {}
    })
    expect((await world.rest('GET', `${conversation}/messages`)).body.messages).toEqual([])
    expect((await shown()).messages).toEqual([])
    expect((await inbox()).businessUnreadCount).toBe(0)
    const deletions = (await world.eventsAfter(visitor, seq)).filter(
      ({ type }) => type === 'message:updated'
    )
    expect(deletions).toHaveLength(24)
    await say('Anew')
    expect((await world.rest('GET', `${conversation}/messages`)).body.messages).toHaveLength(1)
    expect((await world.rest('DELETE', '/conversations/nonsense/messages')).status).toBe(404)
  })
})
