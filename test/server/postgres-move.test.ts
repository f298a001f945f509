import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { distFolder } from '../../src/build/index.mjs'
import { restAt } from '../util/rest'
import { runProgram } from '../util/run-program'
import { startTestServer, type TestServer } from '../util/server'
import { runAsAdmin } from '../util/test-database'

/** More than are moved at a time. */
const ROWS = 1200

let folder: string
let name: string
let file: string
let url: string
let servers: TestServer[]

const move = (...args: string[]) => runProgram('move', args, { PIPIT_DATA_DIR: folder })

const start = async (database: string) => {
  const server = await startTestServer({ dataDir: folder, env: { DATABASE_URL: database } })
  servers.push(server)
  return server
}
const startOnFile = () => start(`sqlite:${file}`)

const restOf = ({ url, demo, accountKey }: TestServer) =>
  restAt(`${url}/v2/apps/${demo.appId}`, accountKey)

const openConversation = async (server: TestServer) => {
  const rest = restOf(server)
  const { user } = await rest<{ user: { id: string } }>('POST', '/users', { externalId: 'ann' })
  const { conversation } = await rest<{ conversation: { id: string } }>('POST', '/conversations', {
    type: 'personal',
    participants: [{ userId: user.id }]
  })
  return conversation.id
}

const say = (server: TestServer, id: string, text: string) =>
  restOf(server)('POST', `/conversations/${id}/messages`, {
    author: { type: 'business' },
    content: { type: 'text', text }
  })

const textsIn = async (server: TestServer, id: string) => {
  const { messages } = await restOf(server)<{ messages: { content: { text: string } }[] }>(
    'GET',
    `/conversations/${id}/messages`
  )
  return messages.map(({ content }) => content.text)
}

/** Adds users to the file, which a stopped server has made. */
const addUsers = (prefix: string) => {
  const database = new Database(file)
  const { id: appId } = database.prepare('select id from apps').get() as { id: string }
  const add = database.prepare(
    `insert into users (id, appId, externalId, signedUpAt, profileJson, metadataJson)
    values (?, ?, ?, 1, '{"givenName":"Zoë 👋"}', '{}')`
  )
  database.transaction(() => {
    for (let n = 0; n < ROWS; n++) {
      const id = `${prefix}${String(n).padStart(24 - prefix.length, '0')}`
      add.run(id, appId, `user ${id}`)
    }
  })()
  database.close()
}

const changeFile = (statement: string) => {
  const database = new Database(file)
  database.pragma('foreign_keys = on')
  database.exec(statement)
  database.close()
}

describe('A move from SQLite to PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-move-'))
    file = join(folder, 'pipit.sqlite')
    name = `move_${Date.now()}`
    url = `postgres://pipit@127.0.0.1:${inject('postgresPort')}/${name}`
    servers = []
    await runAsAdmin(`create database ${name} encoding 'UTF8' template template0`)
  })
  afterEach(async () => {
    for (const server of servers) await server.kill()
    await runAsAdmin(`drop database ${name} with (force)`)
    await rm(folder, { recursive: true })
  })

  test('takes all along, and the server goes on where it was', async () => {
    const before = await startOnFile()
    const conversation = await openConversation(before)
    await say(before, conversation, 'Before the move')
    await before.kill()
    addUsers('a')

    const { code, printed } = await move('--to', url)
    expect(printed).toMatch(
      /Moving users\n[^]*Moved \d{4} rows of \d+ tables, and compared each\.\n/
    )
    expect(printed).not.toContain('pipit@')
    expect(code).toBe(0)

    const after = await start(url)
    await say(after, conversation, 'After the move')
    expect(await textsIn(after, conversation)).toEqual(['Before the move', 'After the move'])
    // The file stays as it was.
    const kept = new Database(file, { readonly: true })
    expect(kept.prepare('select count(*) as count from messages').get()).toEqual({ count: 1 })
    kept.close()
  })

  test('goes on after a kill, with what has changed meanwhile; no server starts before', async () => {
    await (await startOnFile()).kill()
    addUsers('a')
    addUsers('b')
    const child = spawn(process.execPath, [`${distFolder}server/move.js`, '--to', url], {
      env: { PATH: process.env['PATH'], PIPIT_DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    let printed = ''
    for await (const chunk of child.stdout) {
      printed += String(chunk)
      if (printed.includes('Moving users')) break
    }
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await expect(start(url)).rejects.toThrow(/a move into it has not ended: run npm run move again/)

    changeFile(`
      delete from users where id like 'a%' and substr(id, 24) = '7';
      update users set "metadataJson" = '{"plan":"large"}' where id like 'b%5'`)
    addUsers('0')
    const { code, printed: again } = await move('--to', url)
    expect(again).toMatch(/Moved \d+ rows of \d+ tables, and compared each/)
    expect(code).toBe(0)
  })

  test('refuses a file that a server has open, a database with rows, and what is no address', async () => {
    const server = await startOnFile()
    const open = await move('--to', url)
    expect(open.printed).toMatch(/^Cannot use the database .*pipit\.sqlite/)
    expect(open.code).toBe(1)
    await server.kill()

    expect((await move('--to', url)).code).toBe(0)
    expect(await move('--to', url)).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/is not empty: \w+ has rows\. Name one that is\.$/m)
    })
    expect(await move('--to', 'mysql://pipit:secret@host/db')).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^DATABASE_URL: expected [^]*got "?mysql:…/)
    })
    expect(await move()).toMatchObject({
      code: 2,
      printed: expect.stringMatching(/^Usage: npm run move/)
    })
  })
})
