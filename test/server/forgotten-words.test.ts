import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAppEvents } from '../../src/server/domain/records'
import { type BusinessWorld, openBusinessWorld } from './business-world'
import { sessionBody, type Visitor } from './sdk-world'

const SECRET = 'marzipan'

let world: BusinessWorld
let visitor: Visitor
let conversation: string

beforeAll(async () => {
  world = await openBusinessWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  visitor = await world.sdk.addVisitor()
  conversation = `/conversations/${visitor.conversationId}`
})

const say = (text: string) => world.write(visitor.conversationId, text)
const remove = (id: string) => world.rest('DELETE', `${conversation}/messages/${id}`)

/** All rows of the logs, as text. */
const logs = async (): Promise<string> => {
  const { read } = world.sdk.server.domain.storage
  const users = await read.selectFrom('userEvents').select('bodyJson').execute()
  const apps = await read.selectFrom('appEvents').select('payloadJson').execute()
  return [...users.map(row => row.bodyJson), ...apps.map(row => row.payloadJson)].join('\n')
}

/** Reads all of the visitor's log, which must have no gap. */
const readAllEvents = async () => {
  const { body } = await visitor.call('GET', '/events?after=0')
  expect(body.events.map(({ seq }: any) => seq)).toEqual(
    Array.from({ length: body.seq }, (_, index) => index + 1)
  )
  return body.events.map(({ event }: any) => event)
}

describe('The event logs erase', () => {
  test('the content of a deleted message, and tell reconnecting clients of the deletion', async () => {
    const { body } = await visitor.send('mine', SECRET)
    await world.rest('PATCH', conversation, { displayName: 'It lists the message now' })
    expect(await logs()).toContain(SECRET)
    await remove(body.message.id)
    expect(await logs()).not.toContain(SECRET)
    const deleted = { id: body.message.id, deleted: true, clientMessageId: 'mine' }
    expect(await readAllEvents()).toMatchObject([
      { type: 'conversation:added' },
      { type: 'message', message: { clientMessageId: 'first' } },
      { type: 'message:updated', message: deleted },
      { type: 'conversation:updated', conversation: { messages: [] } },
      { type: 'message:updated', message: deleted },
      { type: 'conversation:updated', conversation: { messages: [{ clientMessageId: 'first' }] } }
    ])
  })

  test('a deleted message for participants who have left, too', async () => {
    const other = await world.sdk.addVisitor()
    const group = await world.rest('POST', '/conversations', {
      type: 'sdkGroup',
      participants: [{ userId: visitor.userId }, { userId: other.userId }]
    })
    const { id } = group.body.conversation
    const { id: messageId } = await world.write(id, SECRET)
    await world.rest('POST', `/conversations/${id}/leave`, { userId: other.userId })
    await world.rest('DELETE', `/conversations/${id}/messages/${messageId}`)
    expect(await logs()).not.toContain(SECRET)
  })

  test('no other message', async () => {
    await say('Stays')
    const { id } = await say('Goes')
    await remove(id)
    const emitted = await world.sdk.appEventsOf(visitor.conversationId)
    expect(emitted.map(({ type }) => type)).toEqual([
      'conversation:create',
      'conversation:message',
      'conversation:message',
      'conversation:message:remove'
    ])
    expect(await logs()).toContain('Stays')
  })

  test('a deleted conversation, except for the event of its deletion', async () => {
    const { body } = await world.rest('POST', '/conversations', {
      type: 'personal',
      participants: [{ userId: visitor.userId }],
      displayName: `About ${SECRET}`
    })
    const { id } = body.conversation
    await world.write(id, `More ${SECRET}`)
    const seq = await world.seqOf(visitor)
    const gone = { type: 'conversation:removed', conversation: { id } }
    expect(await world.rest('DELETE', `/conversations/${id}`)).toEqual({ status: 200, body: {} })
    expect(await logs()).not.toContain(SECRET)
    expect((await readAllEvents()).slice(seq - 2)).toMatchObject([gone, gone, gone])
    expect(await world.sdk.appEventsOf(id)).toMatchObject([{ type: 'conversation:remove' }])
  })
})

describe('Deleted answers', () => {
  const ANSWERS = [{ type: 'text', name: 'name', label: 'Name', text: SECRET }]
  const FIELDS = [{ type: 'text' as const, name: 'name', label: 'Name' }]

  const history = async (): Promise<any[]> =>
    (await visitor.call('GET', `${conversation}/messages`)).body.messages

  const expectForgotten = async (formId: string) => {
    expect(await logs()).not.toContain(SECRET)
    expect(JSON.stringify(await history())).not.toContain(SECRET)
    const form = (await history()).find(({ id }) => id === formId)
    expect(form).toMatchObject({ type: 'form', submitted: true })
    expect((await readAllEvents()).slice(-3)).toMatchObject([
      { type: 'message:updated', message: { id: formId, submitted: true } },
      { type: 'message:updated', message: { deleted: true } },
      { type: 'conversation:updated' }
    ])
  }

  test('leave their form submitted', async () => {
    const form = { type: 'form' as const, fields: FIELDS, submitted: false }
    const { row } = await world.sdk.say(visitor.conversationId, form)
    const { body } = await visitor.call('POST', `${conversation}/messages`, {
      clientMessageId: 'answers',
      message: { type: 'formResponse', quotedMessageId: row.id, fields: ANSWERS }
    })
    await remove(body.message.id)
    await expectForgotten(row.id)
  })

  test('are erased from the form of a prechat', async () => {
    const { id } = await world.sdk.addIntegration()
    const prechat = {
      clientMessageId: 'prechat',
      greeting: 'Hello',
      confirmation: 'Thank you',
      fields: FIELDS,
      answers: ANSWERS
    }
    const body = sessionBody(id, {
      sessionKey: `more than 128 random bits`,
      conversation: { prechat }
    })
    const session = await world.sdk.call('POST', `/apps/${world.sdk.appId}/sessions`, { body })
    visitor = world.sdk.visitorOf(session.body)
    conversation = `/conversations/${visitor.conversationId}`
    const [, form, , response] = await history()
    await remove(response.id)
    await expectForgotten(form.id)
  })

  test('are erased together with the form that they quote', async () => {
    const form = { type: 'form' as const, text: SECRET, fields: FIELDS, submitted: false }
    const { row } = await world.sdk.say(visitor.conversationId, form)
    const fields = [{ ...ANSWERS[0], text: 'Ann' }]
    await visitor.call('POST', `${conversation}/messages`, {
      clientMessageId: 'answers',
      message: { type: 'formResponse', quotedMessageId: row.id, fields }
    })
    await remove(row.id)
    expect(await logs()).not.toContain(SECRET)
    const { events } = await readAppEvents(
      world.sdk.server.domain.storage.read,
      world.sdk.appId,
      0,
      10_000
    )
    expect(events.at(-2)).toMatchObject({
      type: 'conversation:message',
      payload: { message: { content: { type: 'formResponse' } } }
    })
  })
})
