import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endSnoozes, removeInactive, sendScheduled } from '../../src/server/domain/flows'
import { appTopic } from '../../src/server/domain/transaction'
import { startRemovingInactive } from '../../src/server/jobs'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import type { Visitor } from './sdk-world'

const KEPT_SECONDS = 3_600

let world: BusinessWorld
let visitor: Visitor

const pass = (seconds: number) => void (world.sdk.server.skewMs += seconds * 1_000)
const clean = () => removeInactive(world.sdk.server.domain, new AbortController().signal)
const statusOf = async (conversationId: string) =>
  (await world.rest('GET', `/conversations/${conversationId}`)).status

describe('Retention', () => {
  beforeEach(async () => {
    world = await openBusinessWorld()
    visitor = await world.sdk.addVisitor()
    await world.rest('PATCH', '', { settings: { conversationRetentionSeconds: KEPT_SECONDS } })
  })
  afterEach(() => world.close())

  describe('An inactive conversation', () => {
    test('is removed for the visitor and the business, with all its content', async () => {
      const { conversationId } = visitor
      const seq = await world.seqOf(visitor)
      pass(KEPT_SECONDS + 1)
      await clean()
      expect(await statusOf(conversationId)).toBe(404)
      const gone = { type: 'conversation:removed', conversation: { id: conversationId } }
      expect(await world.eventsAfter(visitor, seq)).toMatchObject([gone])
      expect(JSON.stringify(await world.eventsAfter(visitor, 0))).not.toContain('Message first')
      expect(await world.sdk.appEventsOf(conversationId)).toMatchObject([
        { type: 'conversation:remove' }
      ])
    })

    test('is removed without its visitor, whose next message starts another', async () => {
      pass(KEPT_SECONDS + 1)
      await clean()
      expect((await visitor.send('too late')).status).toBe(404)
      const { status, body } = await visitor.call('POST', '/conversations', {
        messages: [{ clientMessageId: 'anew', message: { type: 'text', text: 'Hello again' } }]
      })
      expect(status).toBe(201)
      expect(body.conversation).toMatchObject({
        isDefault: true,
        messages: [{ text: 'Hello again' }]
      })
    })

    test('is removed however many messages it has', async () => {
      const { conversationId } = visitor
      const words = Array.from({ length: 1_100 }, (_, index) => `Message ${index}`)
      await Promise.all(words.map(text => world.sdk.answer(conversationId, text)))
      pass(KEPT_SECONDS + 1)
      await clean()
      expect(await statusOf(conversationId)).toBe(404)
      const { read } = world.sdk.server.domain.storage
      expect(await read.selectFrom('messages').select('id').execute()).toEqual([])
    })
  })

  describe('A conversation is kept', () => {
    test('until its time is over', async () => {
      pass(KEPT_SECONDS - 60)
      await clean()
      expect(await statusOf(visitor.conversationId)).toBe(200)
    })

    test('when somebody writes in it', async () => {
      pass(KEPT_SECONDS - 60)
      await visitor.send('in time')
      pass(KEPT_SECONDS - 60)
      await clean()
      expect(await statusOf(visitor.conversationId)).toBe(200)
    })

    test('while a message waits in it, which is sent at its time', async () => {
      const { conversationId } = visitor
      const inTwoTerms = world.sdk.server.domain.clock() + 2 * KEPT_SECONDS * 1_000
      const { status } = await world.rest(
        'POST',
        `/conversations/${conversationId}/scheduled-messages`,
        {
          author: { type: 'business' },
          content: { type: 'text', text: 'As promised' },
          sendAt: new Date(inTwoTerms).toISOString()
        }
      )
      expect(status).toBe(201)
      pass(2 * KEPT_SECONDS)
      await clean()
      expect(await statusOf(conversationId)).toBe(200)

      await sendScheduled(world.sdk.server.domain)
      await clean()
      const { body } = await world.rest('GET', `/conversations/${conversationId}/messages`)
      expect(JSON.stringify(body)).toContain('As promised')

      pass(KEPT_SECONDS + 1)
      await clean()
      expect(await statusOf(conversationId)).toBe(404)
    })

    test('while it is snoozed, and as long again once it has come back', async () => {
      const { conversationId } = visitor
      const { domain } = world.sdk.server
      const inTwoTerms = new Date(domain.clock() + 2 * KEPT_SECONDS * 1_000).toISOString()
      const { status } = await world.rest('PATCH', `/conversations/${conversationId}`, {
        snoozedUntil: inTwoTerms
      })
      expect(status).toBe(200)
      pass(2 * KEPT_SECONDS)
      await clean()
      expect(await statusOf(conversationId)).toBe(200)

      await endSnoozes(domain)
      pass(KEPT_SECONDS - 60)
      await clean()
      expect(await statusOf(conversationId)).toBe(200)

      pass(61)
      await clean()
      expect(await statusOf(conversationId)).toBe(404)
    })

    test('no longer where a snooze was taken back before its time', async () => {
      const { conversationId } = visitor
      const at = `/conversations/${conversationId}`
      const { domain } = world.sdk.server
      const snoozedUntil = new Date(domain.clock() + 2 * KEPT_SECONDS * 1_000).toISOString()
      await world.rest('PATCH', at, { snoozedUntil })
      pass(KEPT_SECONDS - 60)
      await world.rest('PATCH', at, { snoozedUntil: null })
      pass(61)
      await clean()
      expect(await statusOf(conversationId)).toBe(404)
    })

    test('where the app keeps all conversations', async () => {
      await world.rest('PATCH', '', { settings: { conversationRetentionSeconds: 0 } })
      pass(100 * 365 * 86_400)
      await clean()
      expect(await statusOf(visitor.conversationId)).toBe(200)
    })

    test('when a message arrives while it is about to be removed', async () => {
      pass(KEPT_SECONDS + 1)
      const [, sent] = await Promise.all([clean(), visitor.send('just in time')])
      expect(await statusOf(visitor.conversationId)).toBe(sent.status === 201 ? 200 : 404)
    })
  })

  test('the job runs as soon as the server starts', async () => {
    const { domain } = world.sdk.server
    const removed = new Promise(resolve => domain.bus.subscribe(appTopic(world.sdk.appId), resolve))
    pass(KEPT_SECONDS + 1)
    const stop = startRemovingInactive(domain, pino({ level: 'silent' }))
    expect(await removed).toMatchObject({ type: 'conversation:remove' })
    stop()
  })
})
