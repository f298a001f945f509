import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createWebIntegration } from '../../src/server/domain/integrations/integrations'
import { openSession } from '../../src/server/domain/sessions/open-session'
import { openWebhookWorld, type WebhookWorld } from './webhook-world'

const CHANNEL = 'conversation:message:delivery:channel'
const USER = 'conversation:message:delivery:user'

let world: WebhookWorld
let receiver: Awaited<ReturnType<WebhookWorld['listen']>>
let port: number
let integration: { id: string; appId: string; settingsJson: string }
let visitors = 0

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
    /** What the business says; answers with its id. */
    async hear(text: string): Promise<string> {
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

/** Types and messages of what webhooks were told so far. */
const told = () =>
  receiver.got.map(({ event }) => [event.type, event.payload.message.id, event.payload])

const tellingOf = ({ id, user }: Visitor, messageId: string, isFinalEvent: boolean) => ({
  user: { id: user.id, externalId: null, authenticated: false },
  conversation: { id, type: 'personal' },
  message: { id: messageId },
  destination: { type: 'web', integrationId: integration.id },
  isFinalEvent
})

test('a message is told of when a connection takes it, and when it has arrived', async () => {
  const visitor = await addVisitor()
  const socket = await connect(visitor)
  const messageId = await visitor.hear('Hello')
  await receiver.until(2)
  expect(told()).toEqual([
    [CHANNEL, messageId, tellingOf(visitor, messageId, false)],
    [USER, messageId, tellingOf(visitor, messageId, true)]
  ])
  socket.terminate()
})

test('what was said while nobody was there is told of when the visitor comes, and once', async () => {
  const visitor = await addVisitor()
  const first = await visitor.hear('first')
  const second = await visitor.hear('second')
  expect(await world.waiting()).toBe(0)
  const sockets = [await connect(visitor), await connect(visitor)]
  const third = await visitor.hear('third')
  await receiver.until(6)
  await expect.poll(() => world.waiting()).toBe(0)
  for (const type of [CHANNEL, USER]) {
    const ids = told().filter(([each]) => each === type)
    expect(ids.map(([, id]) => id)).toEqual([first, second, third])
  }
  for (const socket of sockets) socket.terminate()
})

test('who polls has what came with the answer before', async () => {
  const visitor = await addVisitor()
  const messageId = await visitor.hear('Hello')
  const { seq } = await poll(visitor, visitor.seq)
  await receiver.until(1)
  expect(told()).toEqual([[CHANNEL, messageId, tellingOf(visitor, messageId, false)]])
  const again = poll(visitor, seq)
  await receiver.until(2)
  expect(told()[1]).toEqual([USER, messageId, tellingOf(visitor, messageId, true)])
  await visitor.hear('Bye')
  await again
})
