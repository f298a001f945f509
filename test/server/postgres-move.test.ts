import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { distFolder } from '../../src/build/index.mjs'
import { openStorage } from '../../src/server/storage'
import { longTest } from '../browser/short-run'
import { writeOldDatabase } from '../util/old-database'
import { restAt, type RestKey } from '../util/rest'
import { runProgram } from '../util/run-program'
import { startTestServer, type TestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'
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

/** Writes a database of an earlier version, as its server leaves the data folder. */
const writeOldFolder = async () => {
  writeOldDatabase(file)
  // The key that sealed them is gone.
  changeFile('update integrations set "secretsSealed" = null')
  const database = new Database(file, { readonly: true })
  const demo = database
    .prepare(`select "appId", id as "integrationId" from integrations where type = 'web'`)
    .get()
  const key = database.prepare('select id, secret from keys').get()
  const group = database.prepare(`select id from conversations where "displayName" = 'Group'`).get()
  database.close()
  await writeFile(join(folder, 'demo.json'), JSON.stringify(demo))
  return { key: key as RestKey, conversation: (group as { id: string }).id }
}

const newestMigration = () => {
  const database = new Database(file, { readonly: true })
  const newest = database.prepare('select max(name) from kysely_migration').pluck().get()
  database.close()
  return newest
}

/** Changes a user whenever it is written to the database that a move is to fill. */
const spoilUser = async (id: string) => {
  const storage = await openStorage({ file: '', postgresUrl: url })
  await storage.close()
  await runAsAdmin(
    `create function spoil() returns trigger language plpgsql as $$
      begin new."profileJson" := '{}'; return new; end $$;
    create trigger spoil before insert or update on users
      for each row when (new.id = '${id}') execute function spoil()`,
    name
  )
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
    // The file keeps its rows.
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

  longTest(
    'takes along a database of an earlier version, whose file is migrated first',
    async () => {
      const { key, conversation } = await writeOldFolder()
      expect(newestMigration()).toBe('0013-delivery-marks')

      const { code, printed } = await move('--to', url)
      expect(printed).toMatch(/Moved \d+ rows of \d+ tables, and compared each/)
      expect(code).toBe(0)
      expect(newestMigration()).not.toBe('0013-delivery-marks')

      const after = await start(url)
      const before = await textsIn(after, conversation)
      expect(before).toContainEqual(expect.stringContaining('praline'))
      await say(after, conversation, 'After the move')
      const rest = restAt(`${after.url}/v2/apps/${after.demo.appId}`, key)
      expect(await storedTexts(rest, conversation)).toEqual([...before, 'After the move'])
    }
  )

  longTest('fails where a row is not the same in the end, and names it', async () => {
    await (await startOnFile()).kill()
    addUsers('a')
    const id = `a${'7'.padStart(23, '0')}`
    await spoilUser(id)

    const { code, printed } = await move('--to', url)
    expect(printed).toMatch(
      new RegExp(`^users: the row ${id} is not the same in both databases\\.$`, 'm')
    )
    expect(printed).not.toContain('compared each')
    expect(code).toBe(1)
    await expect(start(url)).rejects.toThrow(/a move into it has not ended/)

    await runAsAdmin('drop trigger spoil on users', name)
    expect((await move('--to', url)).code).toBe(0)
  })

  test('refuses a file that a server has open', async () => {
    await startOnFile()
    const open = await move('--to', url)
    expect(open.printed).toMatch(/^Cannot use the database .*pipit\.sqlite/)
    expect(open.code).toBe(1)
  })

  longTest('refuses a database with rows, and what is no address', async () => {
    await (await startOnFile()).kill()
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
