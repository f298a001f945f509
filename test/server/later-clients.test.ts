import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRealtimeWorld } from './realtime-world'
import { openSdkWorld, sessionBody, type SdkWorld } from './sdk-world'

const UNKNOWN = { later: { added: [1, null, 'x'] } }

let world: SdkWorld

describe('A widget of a later version', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
  })
  afterAll(() => world.close())

  test('opens a session and sends, whatever else it says', async () => {
    const { id } = await world.addIntegration()
    const { client, ...body } = sessionBody(id)
    const message = { type: 'text', text: 'Hi', ...UNKNOWN }
    const answer = await world.call('POST', `/apps/${world.appId}/sessions`, {
      body: {
        ...body,
        ...UNKNOWN,
        client: { ...client, info: { ...client.info, ...UNKNOWN }, ...UNKNOWN },
        conversation: { ...UNKNOWN, messages: [{ ...UNKNOWN, clientMessageId: 'one', message }] }
      }
    })
    expect(answer.status).toBe(201)
    const visitor = world.visitorOf(answer.body)
    const path = `/conversations/${visitor.conversationId}/messages`
    const sent = await visitor.call('POST', path, {
      ...UNKNOWN,
      clientMessageId: 'two',
      message: { ...message, text: 'Anyone?' }
    })
    expect(sent.status).toBe(201)
    const { body: page } = await visitor.call('GET', path)
    expect(page.messages).toMatchObject([{ text: 'Hi' }, { text: 'Anyone?' }])
    expect(JSON.stringify(page)).not.toContain('later')
  })

  test('is connected, and heard', async () => {
    const realtime = await openRealtimeWorld()
    const { token, conversation } = await realtime.addVisitor('key-of-a-later-visitor')
    await realtime.answer(conversation, 'Hello')
    const client = await realtime.connect()
    client.say({ type: 'auth', token, after: 2, ...UNKNOWN })
    expect(await client.read()).toMatchObject({ type: 'ready', seq: 2 })
    client.say({ type: 'conversation:read', conversationId: conversation.id, ...UNKNOWN })
    expect(await client.read()).toMatchObject({ seq: 3, event: { type: 'conversation:read' } })
    await realtime.close()
  })
})
