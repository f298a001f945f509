import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { EventsAnswer, SessionAnswer } from '../../src/protocol'
import { freePort } from '../util/free-port'
import { startPostgres } from '../util/postgres'
import { restAt } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'

/** A visitor of several processes. */
export interface ProcessVisitor {
  userId: string
  token: string
  conversationId: string
  /** The newest event when the conversation began. */
  seq: number
}

/** Options of one process. */
interface StartOptions {
  /** @default the one that all share */
  database?: string
  /** Name of its data folder. @default that of all */
  data?: string
  /** Program to run. @default the built server */
  program?: string
}

/**
 * Opens several server processes on one database and one data folder.
 *
 * @param settings Of each of them.
 */
export const openProcesses = async (count: number, settings: Record<string, string> = {}) => {
  const postgres = await startPostgres(['fsync=off'])
  await postgres.run('create database pipit')
  const folder = await mkdtemp(join(tmpdir(), 'pipit-processes-'))
  const ports: number[] = []
  const servers: TestServer[] = []
  let databaseUp = Promise.resolve()

  const start = async (
    index: number,
    { database = 'pipit', data = 'data', program }: StartOptions = {}
  ) => {
    servers[index] = await startTestServer({
      dataDir: join(folder, data),
      port: (ports[index] ??= await freePort()),
      env: {
        DATABASE_URL: postgres.urlOf(database),
        PIPIT_RATE_LIMITS: 'off',
        PIPIT_WEBHOOK_PRIVATE: '1',
        ...settings
      },
      ...(program !== undefined && { program })
    })
  }

  const restOf = (index: number) => {
    const { url, demo, accountKey } = servers[index]!
    return restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  }

  /** Calls the client API of a process. @throws When it does not answer with success. */
  const call = async <Answer>(
    index: number,
    path: string,
    { body, token }: { body?: unknown; token?: string } = {}
  ): Promise<Answer> => {
    const { url, demo } = servers[index]!
    const answer = await fetch(`${url}/sdk/v1/apps/${demo.appId}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` })
      }
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  /** Reads what happened to a visitor after event number `seq`. */
  const readEvents = (index: number, { token, seq }: Pick<ProcessVisitor, 'token' | 'seq'>) =>
    call<EventsAnswer>(index, `/events?after=${seq}`, { token })

  const addVisitor = async (index = 0): Promise<ProcessVisitor> => {
    const body = {
      integrationId: servers[index]!.demo.integrationId,
      sessionKey: randomUUID(),
      client: { id: randomUUID(), platform: 'web', info: {} },
      conversation: {}
    }
    const {
      user,
      sessionToken: token,
      conversations
    } = await call<SessionAnswer>(index, '/sessions', { body })
    const [{ id } = { id: '' }] = conversations
    const { seq } = await readEvents(index, { token, seq: 0 })
    return { userId: user.id, token, conversationId: id, seq }
  }

  const send = (index: number, { conversationId, token }: ProcessVisitor, text: string) =>
    call(index, `/conversations/${conversationId}/messages`, {
      token,
      body: { clientMessageId: text, message: { type: 'text', text } }
    })

  /** @param headers Such as `idempotency-key`. */
  const say = (
    index: number,
    { conversationId }: ProcessVisitor,
    text: string,
    headers?: Record<string, string>
  ) => {
    const message = { author: { type: 'business' }, content: { type: 'text', text } }
    return restOf(index)('POST', `/conversations/${conversationId}/messages`, message, headers)
  }

  /** Waits at a process for what comes next, or for the end of the wait. */
  const poll = (index: number, { token, seq }: ProcessVisitor) =>
    call<EventsAnswer>(index, `/events?after=${seq}&wait=25`, { token })

  /** Waits at a process for what comes next: also when a late notice of what is known ends a poll. */
  const next = async (index: number, visitor: ProcessVisitor): Promise<EventsAnswer> => {
    const answer = await poll(index, visitor)
    return answer.reset || answer.events.length ? answer : next(index, visitor)
  }

  /**
   * Opens the agents' feed of a process.
   *
   * @param lastEventId Last event that is known. @default the feed starts now
   * @returns Its text, in pieces.
   */
  const openFeed = async (index: number, signal: AbortSignal, lastEventId?: string) => {
    const { url, demo, accountKey } = servers[index]!
    const { ok, status, body } = await fetch(`${url}/v2/apps/${demo.appId}/events`, {
      headers: {
        authorization: `Basic ${btoa(`${accountKey.id}:${accountKey.secret}`)}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId })
      },
      signal
    })
    if (!ok) throw new Error(`${status} from the feed`)
    // Types of the DOM do not know that streams can be iterated.
    return body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>
  }

  /** Follows the agents' feed of a process. */
  const followFeed = async (index: number) => {
    const aborter = new AbortController()
    const pieces = await openFeed(index, aborter.signal)
    let read = ''
    const reading = (async () => {
      for await (const piece of pieces) read += piece
    })().catch(() => undefined)
    await expect.poll(() => read).toContain('id:')
    onTestFinished(async () => {
      aborter.abort()
      await reading
    })
    return () => read
  }

  for (let index = 0; index < count; index++) await start(index)

  return {
    postgres,
    /** Folder that holds the data folder, `data`. */
    folder,
    servers,
    start,
    restOf,
    call,
    addVisitor,
    send,
    say,
    poll,
    next,
    readEvents,
    openFeed,
    followFeed,
    /** Resolves at once, but while the database is restarted. */
    whenDatabaseIsUp: () => databaseUp,
    /** Restarts the database as after a crash. */
    restartDatabase: () => (databaseUp = postgres.kill().then(postgres.start)),
    /** Kills a process with -9, and starts it again. */
    async restart(index: number) {
      await servers[index]!.kill('SIGKILL')
      await start(index)
    },
    async close() {
      await Promise.all(servers.map(server => server.stop()))
      await postgres.stop()
      await rm(folder, { recursive: true })
    }
  }
}

export type Processes = Awaited<ReturnType<typeof openProcesses>>
