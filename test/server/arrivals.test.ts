import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSession } from '../../src/server/domain/flows'
import { createWebIntegration } from '../../src/server/domain/records'
import { appTopic } from '../../src/server/domain/transaction'
import { openRestWorld, type RestWorld } from './rest-world'

const MINUTE_MS = 60_000
/** Above the time for which a look counts. */
const LOOK_ENDS_MS = 2 * MINUTE_MS

describe('A reply that has reached the messenger', () => {
  let world: RestWorld
  let shop: Awaited<ReturnType<RestWorld['addApp']>>
  let ada: Record<string, string>
  let integration: { id: string; appId: string; settingsJson: string }
  let port: number
  let visitors = 0
  const sockets: WebSocket[] = []

  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    port = (world.app.server.address() as AddressInfo).port
    shop = await world.addApp()
    ada = await world.signIn('ada@example.com')
    integration = await world.domain.write(tx => createWebIntegration(tx, shop.id, {}))
  })
  afterAll(async () => {
    for (const socket of sockets) socket.terminate()
    await world.close()
  })

  const visit = async () => {
    const { conversations, sessionToken, seq, user } = await openSession(
      world.domain,
      integration,
      {
        sessionKey: `random characters of the visitor, number ${++visitors}`,
        client: { id: 'device' },
        conversation: {}
      }
    )
    const { id } = conversations[0]!
    const pathOf = (conversationId: string) => `${shop.path}/conversations/${conversationId}`
    const list = async (at: string) => {
      const { body } = await world.call('GET', `${pathOf(at)}/messages`)
      return body.messages as { id: string; deliveredAt?: string }[]
    }
    return {
      id,
      path: pathOf(id),
      userId: user.id,

      /** @param autoPong Whether the messenger says what has arrived. */
      async connect(autoPong = true) {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { autoPong })
        sockets.push(socket)
        await once(socket, 'open')
        socket.send(JSON.stringify({ type: 'auth', token: sessionToken, after: seq }))
        await once(socket, 'message')
        return socket
      },

      async poll(after = seq): Promise<{ seq: number }> {
        const answer = await world.app.inject({
          url: `/sdk/v1/apps/${shop.id}/events?after=${after}&wait=1`,
          headers: { authorization: `Bearer ${sessionToken}` }
        })
        return answer.json()
      },

      look: (at = id) =>
        world.call(
          'POST',
          `/console/api/apps/${shop.id}/conversations/${at}/presence`,
          { tab: 'a'.repeat(32), state: 'looking' },
          ada
        ),

      async answer(text: string, fields: object = {}, at = id): Promise<string> {
        const content = { type: 'text', text }
        const message = { author: { type: 'business' }, content, ...fields }
        const { body } = await world.call('POST', `${pathOf(at)}/messages`, message)
        return body.messages[0].id
      },

      /** Lists the ids of the messages that are known to have arrived. */
      arrived: async (at = id) =>
        (await list(at)).filter(({ deliveredAt }) => deliveredAt).map(({ id }) => id)
    }
  }

  /** Resolves with the next ping that asks about a message. */
  const askedOf = (socket: WebSocket) =>
    new Promise<string>(resolve =>
      socket.on('ping', data => {
        if (data.length === 24) resolve(data.toString())
      })
    )

  test('is delivered at once while somebody looks, and consoles are told', async () => {
    const visitor = await visit()
    await visitor.connect()
    const told: { type: string; payload: object }[] = []
    const stop = world.domain.bus.subscribe(appTopic(shop.id), event =>
      told.push(event as (typeof told)[number])
    )
    await visitor.look()
    const messageId = await visitor.answer('Here you are')
    await expect.poll(() => visitor.arrived()).toEqual([messageId])
    await expect
      .poll(() => told.filter(({ type }) => type === 'conversation:arrival'))
      .toMatchObject([
        { payload: { conversation: { id: visitor.id }, message: { id: messageId } } }
      ])
    stop()
  })

  test('is delivered only once the messenger has confirmed it', async () => {
    const visitor = await visit()
    const socket = await visitor.connect(false)
    await visitor.look()
    const asked = askedOf(socket)
    const messageId = await visitor.answer('Is it there?')
    expect(await asked).toBe(messageId)
    expect(await visitor.arrived()).toEqual([])
    socket.pong('f'.repeat(24))
    socket.pong(messageId)
    await expect.poll(() => visitor.arrived()).toEqual([messageId])
  })

  test('is asked for when somebody comes to look, and not before', async () => {
    const visitor = await visit()
    const socket = await visitor.connect()
    const pings: string[] = []
    socket.on('ping', data => pings.push(data.toString()))
    const ids = [await visitor.answer('first'), await visitor.answer('second')]
    const silent = await visitor.answer('For us', { destination: { integrationType: 'none' } })
    world.moveClock(MINUTE_MS)
    expect(await visitor.arrived()).toEqual([])
    expect(pings).toEqual([])
    await visitor.look()
    await expect.poll(() => visitor.arrived()).toEqual(ids)
    expect(await visitor.arrived()).not.toContain(silent)

    world.moveClock(LOOK_ENDS_MS)
    await visitor.answer('third')
    expect(await visitor.arrived()).toEqual(ids)
  })

  test('is delivered when the visitor comes back, whoever looks', async () => {
    const visitor = await visit()
    const messageId = await visitor.answer('While you were away')
    expect(await visitor.arrived()).toEqual([])
    await visitor.connect()
    await expect.poll(() => visitor.arrived()).toEqual([messageId])
    const later = await visitor.connect(false)
    later.on('ping', () => expect.fail('It is known to have arrived.'))
    later.send(JSON.stringify({ type: 'ping' }))
    await once(later, 'message')
  })

  test('is delivered to a messenger that polls once it polls again', async () => {
    const visitor = await visit()
    const messageId = await visitor.answer('Slowly')
    const { seq } = await visitor.poll()
    expect(await visitor.arrived()).toEqual([])
    await visitor.poll(seq)
    expect(await visitor.arrived()).toEqual([messageId])
  })

  test('is not said to be delivered to a group: others may not have it', async () => {
    const visitor = await visit()
    await visitor.connect()
    const other = await world.addUser(shop.path)
    const { body } = await world.call('POST', `${shop.path}/conversations`, {
      type: 'sdkGroup',
      participants: [{ userId: visitor.userId }, { userId: other.id }]
    })
    const group: string = body.conversation.id
    await visitor.look(group)
    await visitor.answer('To all', {}, group)
    // What is said later is known to have arrived, so the other would be too.
    await visitor.look()
    const later = await visitor.answer('To you alone')
    await expect.poll(() => visitor.arrived()).toEqual([later])
    expect(await visitor.arrived(group)).toEqual([])
  })
})
