import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readSettings, startServer, StartError } from '../../src/server'
import { startTestServer } from '../util/server'
import { sessionBody, text } from './sdk-world'

const KEY = { id: 'act_1', secret: 'x'.repeat(32) }

let folder: string

const start = (env: Record<string, string> = {}) =>
  startServer(
    readSettings(
      {
        PORT: '0',
        PIPIT_DATA_DIR: folder,
        PIPIT_DEMO: '0',
        PIPIT_ACCOUNT_KEY_ID: KEY.id,
        PIPIT_ACCOUNT_KEY_SECRET: KEY.secret,
        ...env
      },
      folder
    ),
    { log: pino({ level: 'silent' }), flushDelayMs: 50 }
  )

/** Calls as the account or as a visitor. */
const caller =
  (url: string, authorization: string) => async (method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    return { status: answer.status, body: await answer.json() }
  }

const addVisitor = async (url: string) => {
  const account = caller(url, `Basic ${Buffer.from(`${KEY.id}:${KEY.secret}`).toString('base64')}`)
  const { app } = (await account('POST', '/v2/apps', { displayName: 'Shop' })).body
  const made = await account('POST', `/v2/apps/${app.id}/integrations`, { type: 'web' })
  const root = `/sdk/v1/apps/${app.id}`
  const session = await account(
    'POST',
    `${root}/sessions`,
    sessionBody(made.body.integration.id, { conversation: { messages: [text('1')] } })
  )
  const { sessionToken, conversations } = session.body
  return {
    call: caller(url, `Bearer ${sessionToken}`),
    events: `${root}/events`,
    messages: `${root}/conversations/${conversations[0].id}/messages`
  }
}

describe('Stopping the server', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-stop-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('ends long polls, and keeps everything acknowledged', async () => {
    const server = await start()
    const visitor = await addVisitor(server.url)
    const poll = visitor.call('GET', `${visitor.events}?after=2&wait=25`)
    const sends = Array.from({ length: 10 }, (_, index) =>
      visitor.call('POST', visitor.messages, text(`sent ${index}`))
    )
    // Requests that have not been received when it stops get no response.
    const settled = Promise.allSettled(sends)
    await Promise.any(sends)
    await server.close()

    expect(await poll).toEqual({
      status: 200,
      body: {
        events: expect.any(Array),
        seq: expect.any(Number),
        settingsVersion: expect.any(String)
      }
    })
    const received = (await settled).flatMap(answer =>
      answer.status === 'fulfilled' ? [answer.value] : []
    )
    expect(received.map(({ status }) => status)).toEqual(received.map(() => 201))
    const acknowledged = received.map(({ body }) => body.message.id)
    expect(acknowledged).not.toHaveLength(0)

    const again = await start({ PORT: new URL(server.url).port })
    const { body } = await visitor.call('GET', visitor.messages)
    const stored = body.messages.map(({ id }: { id: string }) => id)
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
    await again.close()
  })

  test('waits for no connection that has asked for nothing, as browsers open ahead', async () => {
    const server = await start()
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    const began = performance.now()
    await server.close()
    // Eight seconds end the connections that do not end themselves.
    expect(performance.now() - began).toBeLessThan(4_000)
  })

  test('goes on serving for PIPIT_DRAIN_S, while /readyz keeps new visitors away', async () => {
    const server = await start({ PIPIT_DRAIN_S: '3' })
    const visitor = await addVisitor(server.url)
    const askReady = () => fetch(`${server.url}/readyz`)
    expect((await askReady()).status).toBe(200)

    const closed = server.close()
    const leaving = await askReady()
    expect(leaving.status).toBe(503)
    expect(await leaving.json()).toMatchObject({ reasons: ['the server is stopping'] })
    const sent = await visitor.call('POST', visitor.messages, text('sent to one that leaves'))
    expect(sent.status).toBe(201)

    await closed
    await expect(askReady()).rejects.toThrow()
  })

  test('ends at once at a second signal, also of the other kind', async () => {
    const server = await startTestServer({ env: { PIPIT_DRAIN_S: '300' } })
    onTestFinished(() => server.stop())
    const status = async () => (await fetch(`${server.url}/readyz`)).status

    void server.kill('SIGTERM')
    await expect.poll(status).toBe(503)
    process.kill(server.pid, 'SIGINT')

    await server.ended
  })

  test('after a failed start leaves nothing open, and the error names a file that is not a database', async () => {
    const file = join(folder, 'notes.txt')
    await writeFile(file, 'These are notes. '.repeat(1_000))
    const started = start({ DATABASE_URL: `sqlite:${file}` })
    await expect(started).rejects.toBeInstanceOf(StartError)
    await expect(started).rejects.toThrow(/^Cannot use the database .*notes\.txt \([^\n]+\)\.$/)
  })
})
