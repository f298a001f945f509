import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HTTPMethods, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { createSecretBox, newBoxKey, newSecret, type Role } from '../../src/server/auth'
import { inProcessBus } from '../../src/server/bus'
import { createContext } from '../../src/server/create-context'
import { createConsoleUser } from '../../src/server/domain/flows'
import {
  createApp,
  createCustomIntegration,
  createKey,
  openConsoleSession,
  saveAccountKey
} from '../../src/server/domain/records'
import { newId, type Tx } from '../../src/server/domain/transaction'
import { openFiles } from '../../src/server/files'
import { buildApp } from '../../src/server/http'
import { createOutbound } from '../../src/server/outbound'
import { readSettings } from '../../src/server/settings'
import { planMails } from '../../src/server/mail'
import { openStorage } from '../../src/server/storage'
import { NO_SERVICES } from '../util/no-services'
import { watchAnswers } from '../util/watch-answers'
import { databaseOf, dropDatabaseOf } from '../util/test-database'

/** A key of the REST API with its secret. */
export interface Key {
  id: string
  secret: string
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: any
}

export const PUBLIC_URL = 'http://127.0.0.1:8080'

export const basic = ({ id, secret }: Key): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

/** A webhook target for events that never happen. */
const createBot = async (tx: Tx, appId: string) => {
  const { id } = await createCustomIntegration(tx, appId, {
    webhook: { target: 'https://bot.example.com/', triggers: ['switchboard:passControl'] }
  })
  const key: Key = await createKey(tx, { appId, integrationId: id }, 'Bot')
  return { id, key }
}

/**
 * Starts the whole server over a database of its own, without a port. Its clock can be moved.
 *
 * @param distDir Holds what the build made. @default a folder that holds nothing of it
 */
export const openRestWorld = async (env: Record<string, string> = {}, distDir?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-rest-'))
  const storage = await openStorage(await databaseOf(folder))
  const stop = new AbortController()
  const logged: string[] = []
  let skewMs = 0
  const clock = () => Date.now() + skewMs
  const settings = readSettings(
    { PIPIT_DATA_DIR: folder, ...NO_SERVICES, ...env },
    distDir ?? folder
  )
  const box = createSecretBox(newBoxKey())
  const domain = createContext(storage, inProcessBus(), box, clock, planMails(settings.mail))
  const app = buildApp({
    domain,
    files: await openFiles(settings),
    outbound: createOutbound({ allowPrivate: settings.webhookPrivate }),
    toServices: createOutbound({ allowPrivate: true }),
    settings: { ...settings, publicUrl: settings.publicUrl ?? PUBLIC_URL },
    log: pino({ level: 'trace' }, { write: line => void logged.push(line) }),
    versions: [],
    leaving: stop.signal,
    stopping: stop.signal
  })
  const checkAnswers = watchAnswers(app)
  const accountKey: Key = { id: 'act_0123456789abcdef01234567', secret: newSecret() }
  await domain.write(tx => saveAccountKey(tx, accountKey))

  /** Headers of another browser with a session of a console user. */
  const openSession = async (consoleUserId: string) => {
    const { token, csrfToken } = await domain.write(tx => openConsoleSession(tx, consoleUserId))
    return { cookie: `pipit_console=${token}`, 'x-csrf-token': csrfToken }
  }

  const world = {
    app,
    folder,
    /** Log so far, as lines of JSON. */
    logged: () => logged,
    domain,
    storage,
    accountKey,
    settings,
    moveClock: (ms: number) => void (skewMs += ms),

    /** Calls as the account, unless other headers are given. */
    async call(
      method: HTTPMethods,
      url: string,
      body?: unknown,
      headers: Record<string, string> = { authorization: basic(accountKey) }
    ): Promise<Answer> {
      const payload =
        body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }
      const answer = await app.inject({ method, url, headers, ...payload })
      checkAnswers()
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    },

    /** A business with a key of each scope that belongs to it. */
    addApp: (displayName = 'Shop') =>
      domain.write(async tx => {
        const { id } = await createApp(tx, { displayName })
        const appKey: Key = await createKey(tx, { appId: id }, 'Back end')
        const bot = await createBot(tx, id)
        return {
          id,
          path: `/v2/apps/${id}`,
          appKey,
          integrationKey: bot.key,
          /** The integration of `integrationKey`. */
          botId: bot.id
        }
      }),

    /** Headers of a browser with a console session. */
    async signIn(
      email = 'owner@example.com',
      password = 'correct horse battery',
      role: Role = 'owner'
    ) {
      const user = await createConsoleUser(domain, { email, password }, role)
      return openSession(user.id)
    },

    openSession,

    async addUser(appPath: string, fields: object = {}) {
      const externalId = `user-${newId(clock())}`
      const { body } = await world.call('POST', `${appPath}/users`, { externalId, ...fields })
      return body.user as { id: string; externalId: string }
    },

    async addConversation(appPath: string, userId: string, fields: object = {}) {
      const { body } = await world.call('POST', `${appPath}/conversations`, {
        type: 'personal',
        participants: [{ userId }],
        ...fields
      })
      return body.conversation as { id: string; isDefault: boolean }
    },

    /** Ends pending requests, then closes everything. */
    async close() {
      stop.abort()
      await app.close()
      await storage.close()
      await rm(folder, { recursive: true })
      await dropDatabaseOf(folder)
    }
  }
  return world
}

export type RestWorld = Awaited<ReturnType<typeof openRestWorld>>
