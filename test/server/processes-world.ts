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

  const start = async (index: number, { database = 'pipit', data = 'data' } = {}) => {
    servers[index] = await startTestServer({
      dataDir: join(folder, data),
      port: (ports[index] ??= await freePort()),
      env: {
        DATABASE_URL: postgres.urlOf(database),
        PIPIT_RATE_LIMITS: 'off',
        PIPIT_WEBHOOK_PRIVATE: '1',
        ...settings
      }
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
    const { seq } = await call<EventsAnswer>(index, '/events?after=0', { token })
    return { userId: user.id, token, conversationId: id, seq }
  }

  const send = (index: number, { conversationId, token }: ProcessVisitor, text: string) =>
    call(index, `/conversations/${conversationId}/messages`, {
      token,
      body: { clientMessageId: text, message: { type: 'text', text } }
    })

  const say = (index: number, { conversationId }: ProcessVisitor, text: string) =>
    restOf(index)('POST', `/conversations/${conversationId}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text }
    })

  /** Waits at a process for what comes next. */
  const next = (index: number, { token, seq }: ProcessVisitor) =>
    call<EventsAnswer>(index, `/events?after=${seq}&wait=25`, { token })

  /** Follows the agents' feed of a process. */
  const followFeed = async (index: number) => {
    const { url, demo, accountKey } = servers[index]!
    const aborter = new AbortController()
    const { body } = await fetch(`${url}/v2/apps/${demo.appId}/events`, {
      headers: { authorization: `Basic ${btoa(`${accountKey.id}:${accountKey.secret}`)}` },
      signal: aborter.signal
    })
    const decoder = new TextDecoder()
    let read = ''
    const reading = (async () => {
      // Types of the DOM do not know that streams can be iterated.
      const chunks = body as unknown as AsyncIterable<Uint8Array>
      for await (const chunk of chunks) read += decoder.decode(chunk, { stream: true })
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
    /** Starts a process, on the database and the data folder that are named. */
    start,
    restOf,
    call,
    addVisitor,
    send,
    say,
    next,
    followFeed,
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
