import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventsAnswer, SessionAnswer } from '../../src/protocol'
import { longTest } from '../browser/short-run'
import { freePort } from '../util/free-port'
import { readServerSentEvents } from '../util/read-server-sent-events'
import { restAt } from '../util/rest'
import { runProgram } from '../util/run-program'
import { startTestServer, type TestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'

const WRITERS = 8
const BEFORE = 200
/** More than any visitor has: an answer to who asks after it tells the newest. */
const FAR_AHEAD = 1_000_000

let folder: string

const backUp = (dataDir: string, ...args: string[]) =>
  runProgram('backup', args, { PIPIT_DATA_DIR: dataDir })

/** A visitor who can send texts and a file. */
const addVisitor = async ({ url, demo: { appId, integrationId } }: TestServer) => {
  const root = `${url}/sdk/v1/apps/${appId}`
  const opened = await fetch(`${root}/sessions`, {
    method: 'POST',
    body: JSON.stringify({
      integrationId,
      sessionKey: randomUUID(),
      client: { id: randomUUID(), platform: 'web', info: {} },
      conversation: {}
    })
  })
  const { sessionToken, conversations } = (await opened.json()) as SessionAnswer
  const conversationId = conversations[0]!.id
  const authorization = `Bearer ${sessionToken}`
  const chat = `${root}/conversations/${conversationId}`
  return {
    conversationId,
    async send(text: string) {
      const answer = await fetch(`${chat}/messages`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ clientMessageId: text, message: { type: 'text', text } })
      })
      expect(answer.status).toBe(201)
    },
    async sendFile(text: string): Promise<string> {
      const form = new FormData()
      form.set('clientMessageId', 'file')
      form.set('source', new File([text], 'notes.txt', { type: 'text/plain' }))
      const answer = await fetch(`${chat}/files`, {
        method: 'POST',
        headers: { authorization },
        body: form
      })
      return (await answer.json()).message.mediaUrl
    },
    async eventsAfter(seq: number): Promise<EventsAnswer> {
      const answer = await fetch(`${root}/events?after=${seq}`, { headers: { authorization } })
      return answer.json()
    }
  }
}

/** Reads how the agents' feed begins. @param after A cursor. @default it begins now */
const beginFeed = async ({ url, demo, accountKey }: TestServer, after?: string) => {
  const aborter = new AbortController()
  const query = after === undefined ? '' : `?after=${after}`
  const { body } = await fetch(`${url}/v2/apps/${demo.appId}/events${query}`, {
    headers: { authorization: `Basic ${btoa(`${accountKey.id}:${accountKey.secret}`)}` },
    signal: aborter.signal
  })
  // Types of the DOM do not know that streams can be iterated.
  const pieces = body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>
  const { value } = await readServerSentEvents(pieces).next()
  aborter.abort()
  return value
}

describe('A backup', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('made while visitors write restores all acknowledged messages', async () => {
    const env = { PIPIT_RATE_LIMITS: 'off' }
    const server = await startTestServer({ port: await freePort(), env })
    const visitor = await addVisitor(server)
    const mediaUrl = await visitor.sendFile('kept')
    const acknowledged: string[] = []
    let goesOn = true
    let enough = () => {}
    const begun = new Promise<void>(resolve => (enough = resolve))
    const write = async (writer: number) => {
      for (let count = 0; goesOn; count++) {
        const text = `${writer}-${count}`
        await visitor.send(text)
        acknowledged.push(text)
        if (acknowledged.length === BEFORE) enough()
      }
    }
    const writers = Array.from({ length: WRITERS }, (_, index) => write(index))
    await Promise.race([begun, ...writers])

    const promised = [...acknowledged]
    const copy = join(folder, 'copy')
    const { code, printed } = await backUp(server.dataDir, copy)
    goesOn = false
    await Promise.all(writers)
    expect(printed).toContain(`Backed up to ${copy}\n`)
    expect(code).toBe(0)
    expect(acknowledged.length).toBeGreaterThan(promised.length)
    const { port } = new URL(server.url)
    await server.stop()

    const database = new Database(join(copy, 'pipit.sqlite'), { readonly: true })
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    database.close()
    const restored = await startTestServer({ dataDir: copy, port: Number(port) })
    // The same keys, apps and addresses.
    expect(restored.accountKey).toEqual(server.accountKey)
    const rest = restAt(`${restored.url}/v2/apps/${server.demo.appId}`, server.accountKey)
    const stored = new Set(await storedTexts(rest, visitor.conversationId))
    expect(promised.filter(text => !stored.has(text))).toEqual([])
    expect(await (await fetch(mediaUrl)).text()).toBe('kept')
    await restored.kill()
  })

  test('that is restored tells widgets and agents whose events are lost, however many follow', async () => {
    const server = await startTestServer({ port: await freePort() })
    const visitor = await addVisitor(server)
    await visitor.send('kept')
    const copy = join(folder, 'behind')
    expect((await backUp(server.dataDir, copy)).code).toBe(0)
    await visitor.send('lost')
    const { seq } = await visitor.eventsAfter(FAR_AHEAD)
    const { cursor } = (await beginFeed(server))?.data
    const port = Number(new URL(server.url).port)
    await server.stop()

    const restored = await startTestServer({ dataDir: copy, port })
    for (const text of ['one', 'two', 'three']) await visitor.send(text)
    expect(await visitor.eventsAfter(seq)).toMatchObject({ reset: true })
    expect(await beginFeed(restored, cursor)).toMatchObject({ event: 'reset' })

    const known = await visitor.eventsAfter(seq)
    await restored.kill()
    const again = await startTestServer({ dataDir: copy, port })
    expect(await visitor.eventsAfter(known.seq)).toMatchObject({ events: [], seq: known.seq })
    await again.kill()
  })

  test('is written to the data folder by default, readable by its owner only', async () => {
    const server = await startTestServer()
    const { code } = await backUp(server.dataDir)
    expect(code).toBe(0)
    const [stamp, ...more] = await readdir(join(server.dataDir, 'backups'))
    expect(more).toEqual([])
    const copy = join(server.dataDir, 'backups', stamp!)
    expect((await readdir(copy)).sort()).toEqual(
      expect.arrayContaining(['account-key.json', 'demo.json', 'files', 'pipit.sqlite'])
    )
    expect((await stat(copy)).mode & 0o077).toBe(0)
    expect((await stat(join(copy, 'pipit.sqlite'))).mode & 0o077).toBe(0)
    await server.stop()
  })

  longTest('that fails names the reason in one line', async () => {
    const empty = join(folder, 'empty')
    const missing = await backUp(empty)
    expect(missing.code).toBe(1)
    expect(missing.printed).toMatch(/^Cannot read the database \S+pipit\.sqlite \([^\n]+\)\.\n$/)

    const full = await backUp(empty, tmpdir())
    expect(full.printed).toBe(`${tmpdir()} is not empty: name a folder that is not there.\n`)
    expect(await backUp(empty, 'a', 'b')).toEqual({
      code: 2,
      printed: 'Usage: npm run backup [-- folder]\n'
    })
  })
})
