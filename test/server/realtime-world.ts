import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { WebSocket } from 'ws'
import type { ServerFrame } from '../../src/protocol'
import { createApp } from '../../src/server/domain/apps/apps'
import { createConversation } from '../../src/server/domain/conversations/conversations'
import { createDomain } from '../../src/server/domain/domain'
import {
  createWebIntegration,
  type IntegrationFields
} from '../../src/server/domain/integrations/integrations'
import { postMessage } from '../../src/server/domain/messages/messages'
import { openSession } from '../../src/server/domain/sessions/open-session'
import { bindRealtime, type RealtimeOptions } from '../../src/server/realtime/bind-realtime'
import { createLimits, noLimits, type Rates } from '../../src/server/limits'
import { type Bus, inProcessBus } from '../../src/server/realtime/bus'
import { openStorage } from '../../src/server/storage'

type Received = ServerFrame | { closed: number }

/** A client that reads its frames one by one; a close comes as the last of them. */
export class Client {
  readonly #arrived: Received[] = []
  readonly #readers: ((frame: Received) => void)[] = []

  constructor(readonly socket: WebSocket) {
    socket.on('message', data => this.#arrive(JSON.parse(data.toString())))
    socket.on('close', closed => this.#arrive({ closed }))
    socket.on('error', () => {})
  }

  #arrive(frame: Received) {
    const read = this.#readers.shift()
    if (read) read(frame)
    else this.#arrived.push(frame)
  }

  read(): Promise<Received> {
    const frame = this.#arrived.shift()
    if (frame) return Promise.resolve(frame)
    return new Promise(resolve => this.#readers.push(resolve))
  }

  say(frame: unknown) {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }
}

/** A server that speaks nothing but `/realtime`, over a database of its own. Its clock can be moved. */
export const openRealtimeWorld = async (options?: RealtimeOptions, rates?: Rates) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-realtime-'))
  const storage = await openStorage({ file: join(folder, 'pipit.sqlite') })
  const loud = inProcessBus()
  const bus: Bus = {
    publish: (topic, payload) => {
      if (!world.isBusLossy) loud.publish(topic, payload)
    },
    subscribe: (topic, listener) => {
      const unsubscribe = loud.subscribe(topic, listener)
      world.listeners++
      return () => {
        world.listeners--
        unsubscribe()
      }
    }
  }
  let skewMs = 0
  const domain = createDomain(storage, bus, () => Date.now() + skewMs)
  const limits = rates ? createLimits(rates, domain.clock) : noLimits
  const app = Fastify()
  const settings = { publicUrl: 'http://127.0.0.1:8080', trustProxy: 0 }
  bindRealtime(app, { domain, limits, log: app.log, settings }, options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const clients: WebSocket[] = []
  const business = await domain.write(tx => createApp(tx, { displayName: 'Shop' }))

  const world = {
    app,
    bus,
    domain,
    appId: business.id,
    port,
    /** Whether rings are lost. */
    isBusLossy: false,
    /** How many subscriptions to the bus there are. */
    listeners: 0,

    moveClock: (ms: number) => void (skewMs += ms),

    async connect(origin?: string): Promise<Client> {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { origin })
      clients.push(socket)
      const client = new Client(socket)
      await once(socket, 'open')
      return client
    },

    /** A visitor with a token and one conversation. */
    async addVisitor(sessionKey: string, fields: IntegrationFields = {}) {
      const integration = await domain.write(tx => createWebIntegration(tx, business.id, fields))
      const { user, sessionToken: token } = await openSession(domain, integration, {
        sessionKey,
        client: { id: 'device' }
      })
      const conversation = await domain.write(tx =>
        createConversation(tx, {
          appId: business.id,
          type: 'personal',
          userIds: [user.id],
          source: { type: 'web' },
          creationReason: 'startConversation'
        })
      )
      return { userId: user.id, token, conversation }
    },

    /** Connects as a visitor who knows of the events up to `after`. */
    async enter(token: string, after: number): Promise<Client> {
      const client = await world.connect()
      client.say({ type: 'auth', token, after })
      return client
    },

    answer(conversation: Awaited<ReturnType<typeof createConversation>>, text: string) {
      return domain.write(tx =>
        postMessage(tx, {
          conversation,
          author: { type: 'business' },
          content: { type: 'text', text },
          source: { type: 'api:conversations' }
        })
      )
    },

    async close() {
      for (const socket of clients) socket.terminate()
      await app.close()
      await storage.close()
      await rm(folder, { recursive: true })
    }
  }
  return world
}

export type RealtimeWorld = Awaited<ReturnType<typeof openRealtimeWorld>>
