import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSession } from '../../src/server/domain/flows'
import { createWebIntegration } from '../../src/server/domain/records'
import { openWebhookWorld, type WebhookWorld } from './webhook-world'

const CHANNEL = 'conversation:message:delivery:channel'
const USER = 'conversation:message:delivery:user'

let world: WebhookWorld
let receiver: Awaited<ReturnType<WebhookWorld['listen']>>
let port: number
let integration: { id: string; appId: string; settingsJson: string }
let visitors = 0

const addVisitor = async () => {
  const answer = await openSession(world.domain, integration, {
    sessionKey: `random characters of the visitor, number ${++visitors}`,
    client: { id: 'device' },
    conversation: {}
  })
  const id = answer.conversations[0]!.id
  const { sessionToken: token, seq, user } = answer
  const path = `${world.shop.path}/conversations/${id}/messages`
  return {
    id,
    token,
    seq,
    user,
    /** Sends a message of the business, and returns its id. */
    async receiveMessage(text: string): Promise<string> {
      const author = { type: 'business' }
      const { messages } = await world.call('POST', path, {
        author,
        content: { type: 'text', text }
      })
      return messages[0].id
    }
  }
}

type Visitor = Awaited<ReturnType<typeof addVisitor>>

/** Opens a connection and waits until it is ready. */
const connect = async ({ token, seq }: Visitor): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'auth', token, after: seq }))
  await once(socket, 'message')
  return socket
}

const poll = async ({ token }: Visitor, after: number): Promise<{ seq: number }> => {
  const url = `/sdk/v1/apps/${integration.appId}/events?after=${after}&wait=5`
  const headers = { authorization: `Bearer ${token}` }
  const answer = await world.app.inject({ url, headers })
  return answer.json()
}

/** Lists types and messages of the delivered events so far. */
const emitted = () =>
  receiver.got.map(({ event }) => [event.type, event.payload.message.id, event.payload])

const payloadOf = ({ id, user }: Visitor, messageId: string, isFinalEvent: boolean) => ({
  user: { id: user.id, externalId: null, authenticated: false },
  conversation: { id, type: 'personal' },
  message: { id: messageId },
  destination: { type: 'web', integrationId: integration.id },
  isFinalEvent
})

describe('A failure of delivery', () => {
  test('names the integration that the message was for, and the reason', async () => {
    world = await openWebhookWorld()
    const failures = await world.listen(['conversation:message:delivery:failure'])
    const fields = { type: 'viber', token: 'secret' }
    const made = await world.call('POST', `${world.shop.path}/integrations`, fields)
    const { id: integrationId } = made.integration
    const chat = await world.addChat({ externalId: 'ann' })
    const { messages } = await world.call('POST', `${chat.path}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'Hi' },
      destination: { integrationId }
    })
    await failures.until(1)
    expect(failures.got.map(({ event }) => event.payload)).toEqual([
      {
        user: { id: chat.user.id, externalId: 'ann', authenticated: true },
        conversation: { id: chat.id, type: 'personal' },
        message: { id: messages[0].id },
        destination: { type: 'viber', integrationId },
        error: {
          code: 'uncategorized_error',
          message: 'This server sends no messages to integrations of type viber.'
        },
        isFinalEvent: true
      }
    ])
    await world.close()
  })
})

describe('Delivery events', () => {
  beforeAll(async () => {
    world = await openWebhookWorld()
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    port = (world.app.server.address() as AddressInfo).port
    integration = await world.domain.write(tx => createWebIntegration(tx, world.shop.id, {}))
    receiver = await world.listen([CHANNEL, USER])
  })
  afterAll(() => world.close())
  beforeEach(() => {
    receiver.got.length = 0
  })

  test('are sent when a connection receives a message, and when the message has arrived', async () => {
    const visitor = await addVisitor()
    const socket = await connect(visitor)
    const messageId = await visitor.receiveMessage('Hello')
    await receiver.until(2)
    expect(emitted()).toEqual([
      [CHANNEL, messageId, payloadOf(visitor, messageId, false)],
      [USER, messageId, payloadOf(visitor, messageId, true)]
    ])
    socket.terminate()
  })

  test('are sent once for messages written while the visitor was away, when they return', async () => {
    const visitor = await addVisitor()
    const first = await visitor.receiveMessage('first')
    const second = await visitor.receiveMessage('second')
    expect(await world.pending()).toBe(0)
    const sockets = [await connect(visitor), await connect(visitor)]
    const third = await visitor.receiveMessage('third')
    await receiver.until(6)
    await expect.poll(() => world.pending()).toBe(0)
    for (const type of [CHANNEL, USER]) {
      const ids = emitted().filter(([each]) => each === type)
      expect(ids.map(([, id]) => id)).toEqual([first, second, third])
    }
    for (const socket of sockets) socket.terminate()
  })

  test('are sent for a polling client when it polls again', async () => {
    const visitor = await addVisitor()
    const messageId = await visitor.receiveMessage('Hello')
    const { seq } = await poll(visitor, visitor.seq)
    await receiver.until(1)
    expect(emitted()).toEqual([[CHANNEL, messageId, payloadOf(visitor, messageId, false)]])
    const again = poll(visitor, seq)
    await receiver.until(2)
    expect(emitted()[1]).toEqual([USER, messageId, payloadOf(visitor, messageId, true)])
    await visitor.receiveMessage('Bye')
    await again
  })
})
