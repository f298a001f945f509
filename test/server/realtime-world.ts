import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { ServerFrame } from '../../src/protocol'
import { type Bus, inProcessBus } from '../../src/server/bus'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { createContext } from '../../src/server/create-context'
import { createConversation, openSession, postMessage } from '../../src/server/domain/flows'
import { createApp, createWebIntegration } from '../../src/server/domain/records'
import type { IntegrationFields } from '../../src/server/domain/records/integrations/integrations'
import { createLimits, noLimits, type Rates } from '../../src/server/limits'
import { bindRealtime } from '../../src/server/realtime'
import type { RealtimeOptions } from '../../src/server/realtime/bind-realtime'
import { type Db, openStorage } from '../../src/server/storage'
import { databaseOf, dropDatabaseOf } from '../util/test-database'

type Received = ServerFrame | { closed: number }

/** Matches the event of a message. */
export const messageEvent = (seq: number, text: string) => ({
  type: 'event',
  seq,
  event: expect.objectContaining({ type: 'message', message: expect.objectContaining({ text }) })
})

/** A client that reads its frames one by one; a close is read as the last one. */
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

/** A server with `/realtime` only, over a database of its own. Its clock can be moved. */
export const openRealtimeWorld = async (options?: RealtimeOptions, rates?: Rates) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-realtime-'))
  const opened = await openStorage(await databaseOf(folder))
  /** Called with each answer of the log that holds nothing new. */
  let holdAnswer: (() => Promise<void>) | undefined
  const read = new Proxy(opened.read, {
    get(db, name) {
      const value: unknown = Reflect.get(db, name, db)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value
      return () => ({
        async execute(work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) {
          const answer = (await db.transaction().execute(work)) as { events?: unknown[] }
          if (answer.events?.length === 0) await holdAnswer?.()
          return answer
        }
      })
    }
  })
  const storage = { ...opened, read }
  const loud = inProcessBus()
  const state = {
    /** Whether published events are lost. */
    isBusLossy: false,
    /** Count of subscriptions to the bus. */
    listeners: 0
  }
  const bus: Bus = {
    publish: (topic, payload) => {
      if (!state.isBusLossy) loud.publish(topic, payload)
    },
    subscribe: (topic, listener) => {
      const unsubscribe = loud.subscribe(topic, listener)
      state.listeners++
      return () => {
        state.listeners--
        unsubscribe()
      }
    }
  }
  let skewMs = 0
  const domain = createContext(
    storage,
    bus,
    createSecretBox(newBoxKey()),
    () => Date.now() + skewMs
  )
  const limits = rates ? createLimits(rates, domain.clock) : noLimits
  const app = Fastify()
  const settings = { publicUrl: 'http://127.0.0.1:8080', trustProxy: 0, allowedHosts: undefined }
  bindRealtime(app, { domain, limits, log: app.log, settings }, options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const clients: WebSocket[] = []
  const business = await domain.write(tx => createApp(tx, { displayName: 'Shop' }))

  const world = Object.assign(state, {
    app,
    bus,
    domain,
    appId: business.id,
    port,
    /** Resolves when an answer of the log that holds nothing new is on its way, and stays so. @returns Lets it go on. */
    holdAnswer: () =>
      new Promise<() => void>(held => {
        holdAnswer = () =>
          new Promise(release => {
            holdAnswer = undefined
            held(release)
          })
      }),
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

    /** Connects as a visitor who knows the events up to `after`. */
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
      await dropDatabaseOf(folder)
    }
  })
  return world
}

export type RealtimeWorld = Awaited<ReturnType<typeof openRealtimeWorld>>
