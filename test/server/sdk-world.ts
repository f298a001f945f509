import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HTTPMethods, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { Content, SessionAnswer } from '../../src/protocol'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { inProcessBus } from '../../src/server/bus'
import { createContext } from '../../src/server/create-context'
import { deleteMessage, postMessage } from '../../src/server/domain/flows'
import {
  createApp,
  createKey,
  createWebIntegration,
  getConversation,
  readAppEvents,
  updateApp
} from '../../src/server/domain/records'
import type { AppFields } from '../../src/server/domain/records/apps/apps'
import type { IntegrationFields } from '../../src/server/domain/records/integrations/integrations'
import { openFiles } from '../../src/server/files'
import { buildApp } from '../../src/server/http'
import { createOutbound } from '../../src/server/outbound'
import { readSettings } from '../../src/server/settings'
import { openStorage } from '../../src/server/storage'
import { NO_SERVICES } from '../util/no-services'
import { watchAnswers } from '../util/watch-answers'
import { databaseOf, dropDatabaseOf } from '../util/test-database'

export const PUBLIC_URL = 'http://127.0.0.1:8080'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: any
}

export const text = (clientMessageId: string, text = `Message ${clientMessageId}`) => ({
  clientMessageId,
  message: { type: 'text', text }
})

export const sessionBody = (integrationId: string, fields: object = {}) => ({
  integrationId,
  sessionKey: 'a key of 128 random bits or more',
  client: { id: 'device', platform: 'web', info: {} },
  ...fields
})

interface SdkWorldOptions {
  maxFileBytes?: number
  env?: Record<string, string>
  /** Writes the database file before the server opens it. @default none, it starts empty */
  database?: (file: string) => void
}

/** Seals the secrets of all worlds, also after a restart. */
const secretBox = createSecretBox(newBoxKey())

/** Opens the whole server over the database in a folder, without a port. Its clock can be moved. */
const openServer = async (folder: string, { maxFileBytes, env }: SdkWorldOptions) => {
  const database = await databaseOf(folder)
  const storage = await openStorage(database)
  const stop = new AbortController()
  const server = { skewMs: 0 }
  const domain = createContext(storage, inProcessBus(), secretBox, () => Date.now() + server.skewMs)
  const settings = readSettings({ PIPIT_DATA_DIR: folder, ...NO_SERVICES, ...env }, folder)
  const files = await openFiles(settings, maxFileBytes)
  const app = buildApp({
    domain,
    files,
    outbound: createOutbound({ allowPrivate: false }),
    toServices: createOutbound({ allowPrivate: true }),
    settings: { ...settings, publicUrl: PUBLIC_URL },
    log: pino({ level: 'silent' }),
    versions: [],
    leaving: stop.signal,
    stopping: stop.signal
  })
  return Object.assign(server, {
    app,
    checkAnswers: watchAnswers(app),
    domain,
    file: database.file,
    filesDir: settings.filesDir,
    async close() {
      stop.abort()
      await app.close()
      await storage.close()
    }
  })
}

/** A business with a web integration, and visitors who call the client API. */
export const openSdkWorld = async (options: SdkWorldOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-sdk-'))
  options.database?.(join(folder, 'pipit.sqlite'))
  let server = await openServer(folder, options)
  const { id: appId } = await server.domain.write(tx => createApp(tx, { displayName: 'Shop' }))
  let made = 0

  const world = {
    appId,
    get server() {
      return server
    },

    async call(
      method: HTTPMethods,
      path: string,
      { body, headers }: { body?: unknown; headers?: Record<string, string> | undefined } = {}
    ): Promise<Answer> {
      const answer = await server.app.inject({
        method,
        url: `/sdk/v1${path}`,
        ...(headers && { headers }),
        ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> })
      })
      server.checkAnswers()
      const json = answer.body ? answer.json() : undefined
      return { status: answer.statusCode, headers: answer.headers, body: json }
    },

    changeApp: (fields: AppFields) => server.domain.write(tx => updateApp(tx, appId, fields)),

    addIntegration: (fields: IntegrationFields = {}) =>
      server.domain.write(tx => createWebIntegration(tx, appId, fields)),

    /** Another business, with a web integration and a key of its own. */
    addApp: () =>
      server.domain.write(async tx => {
        const { id: appId } = await createApp(tx, { displayName: 'Bank' })
        const { id: integrationId } = await createWebIntegration(tx, appId, {})
        return { appId, integrationId, key: await createKey(tx, { appId }, 'Back end') }
      }),

    /** A key with which the business signs. */
    addKey: () => server.domain.write(tx => createKey(tx, { appId }, 'Back end')),

    /** Creates a session of a new visitor with `messages`. */
    async addVisitor(
      messages = [text('first')],
      settings: IntegrationFields = { canUserCreateMoreConversations: true }
    ) {
      const integration = await world.addIntegration(settings)
      const body = sessionBody(integration.id, {
        sessionKey: `a key of 128 random bits or more: ${made++}`,
        conversation: { messages }
      })
      const { body: session } = await world.call('POST', `/apps/${appId}/sessions`, { body })
      return world.visitorOf(session)
    },

    visitorOf: ({ user, sessionToken: token, conversations }: SessionAnswer) => {
      const conversationId = conversations[0]!.id
      return {
        userId: user.id,
        token,
        conversationId,
        call: (method: HTTPMethods, path: string, body?: unknown) =>
          world.call(method, `/apps/${appId}${path}`, {
            body,
            headers: { authorization: `Bearer ${token}` }
          }),
        send: (id: string, words?: string) =>
          world.call('POST', `/apps/${appId}/conversations/${conversationId}/messages`, {
            body: text(id, words),
            headers: { authorization: `Bearer ${token}` }
          })
      }
    },

    /** Sends content of the business. */
    say: (conversationId: string, content: Content) =>
      server.domain.write(async tx => {
        const conversation = (await getConversation(tx.db, appId, conversationId))!
        const author = { type: 'business' } as const
        const source = { type: 'api:conversations' }
        return postMessage(tx, { conversation, author, content, source })
      }),

    /** Sends a text of the business. */
    answer: (conversationId: string, text: string) =>
      world.say(conversationId, { type: 'text', text }),

    /** Deletes a message as the business. */
    unsay: (conversationId: string, messageId: string) =>
      server.domain.write(async tx => {
        const conversation = (await getConversation(tx.db, appId, conversationId))!
        return deleteMessage(tx, conversation, messageId)
      }),

    /** Reads the app events of a conversation, oldest first. */
    async appEventsOf(conversationId: string): Promise<any[]> {
      const { events } = await readAppEvents(server.domain.storage.read, appId, 0, 10_000)
      return events.filter(({ payload }: any) => payload.conversation?.id === conversationId)
    },

    async restart() {
      await server.close()
      server = await openServer(folder, options)
    },

    async close() {
      await server.close()
      await rm(folder, { recursive: true })
      await dropDatabaseOf(folder)
    }
  }
  return world
}

export type SdkWorld = Awaited<ReturnType<typeof openSdkWorld>>
export type Visitor = Awaited<ReturnType<SdkWorld['addVisitor']>>
