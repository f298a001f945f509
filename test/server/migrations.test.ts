import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { type Kysely, type Migration, Migrator } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashToken } from '../../src/server/auth'
import { findSession, listMessages, listTeam } from '../../src/server/domain/records'
import { openStorage } from '../../src/server/storage'
import { connectWriter } from '../../src/server/storage/sqlite'
import { writeOldDatabase } from '../util/old-database'
import * as first from '../../src/server/storage/migrations/0001-first'
import * as files from '../../src/server/storage/migrations/0002-files'
import * as postbacks from '../../src/server/storage/migrations/0003-postbacks'

const BEFORE: Record<string, Migration> = {
  '0001-first': first,
  '0002-files': files,
  '0003-postbacks': postbacks
}

const MIGRATIONS = resolve('src/server/storage/migrations')

/** Columns that went before several processes could run. */
const LOST_BEFORE = ['sessions.seqShift', 'sessions.sendsToJson']

describe('Migrations', () => {
  test('take away no column, which processes of the version before still read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
    const db = connectWriter(join(folder, 'pipit.sqlite')) as unknown as Kysely<any>
    const names = readdirSync(MIGRATIONS)
      .filter(file => /^\d/.test(file))
      .map(file => file.replace('.ts', ''))
    const loaded = await Promise.all(
      names.map(async name => [name, (await import(`${MIGRATIONS}/${name}.ts`)) as Migration])
    )
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(loaded) }
    })
    const readColumns = async () =>
      (await db.introspection.getTables()).flatMap(table =>
        table.columns.map(({ name }) => `${table.name}.${name}`)
      )

    const lost: string[] = []
    for (const name of names.toSorted()) {
      const before = await readColumns()
      const { error } = await migrator.migrateTo(name)
      expect(error, name).toBeUndefined()
      const after = new Set(await readColumns())
      lost.push(...before.filter(column => !after.has(column)))
    }
    await db.destroy()
    await rm(folder, { recursive: true })
    expect(lost).toEqual(LOST_BEFORE)
  })

  test('keep a session from before sessions could expire', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
    const file = join(folder, 'pipit.sqlite')
    const old = connectWriter(file) as unknown as Kysely<any>
    const provider = { getMigrations: async () => BEFORE }
    await new Migrator({ db: old, provider }).migrateToLatest()
    const app = { id: 'app', displayName: 'Shop', metadataJson: '{}', settingsJson: '{}' }
    const integration = {
      id: 'web',
      appId: 'app',
      type: 'web',
      status: 'active',
      settingsJson: '{}'
    }
    const user = { id: 'ann', appId: 'app', signedUpAt: 0, profileJson: '{}', metadataJson: '{}' }
    const ids = { appId: 'app', userId: 'ann', integrationId: 'web', deviceId: 'device' }
    await old
      .insertInto('apps')
      .values({ ...app, createdAt: 0 })
      .execute()
    await old
      .insertInto('integrations')
      .values({ ...integration, createdAt: 0 })
      .execute()
    await old.insertInto('users').values(user).execute()
    await old
      .insertInto('sessions')
      .values({ ...ids, tokenHash: hashToken('token'), createdAt: 0 })
      .execute()
    await old.destroy()

    const storage = await openStorage({ file })
    const session = await findSession(storage.read, 'token', Date.now())
    expect(session).toMatchObject({ userId: 'ann', expiresAt: null })
    await storage.close()
    await rm(folder, { recursive: true })
  })

  test('make owners of those who signed in to the console before there were roles', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
    const file = join(folder, 'pipit.sqlite')
    writeOldDatabase(file)
    const old = new Database(file)
    old
      .prepare('INSERT INTO consoleUsers (id, email, passwordHash, createdAt) VALUES (?, ?, ?, ?)')
      .run('a'.repeat(24), 'zoe@example.com', 'hash', 1)
    old.close()

    const storage = await openStorage({ file })
    const roles = (await listTeam(storage.read)).map(({ role }) => role)
    expect(new Set(roles)).toEqual(new Set(['owner']))
    await storage.close()
    await rm(folder, { recursive: true })
  })

  test('keep keys, of which no use is known', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
    const file = join(folder, 'pipit.sqlite')
    writeOldDatabase(file)
    const storage = await openStorage({ file })
    const keys = await storage.read
      .selectFrom('keys')
      .select(['displayName', 'lastUsedAt'])
      .execute()
    expect(keys).toContainEqual({ displayName: 'Back end', lastUsedAt: null })
    await storage.close()
    await rm(folder, { recursive: true })
  })

  test('keep messages that were deleted before as the ends of pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
    const file = join(folder, 'pipit.sqlite')
    writeOldDatabase(file)
    const old = new Database(file)
    const messages = old
      .prepare(
        `SELECT id, conversationId FROM messages WHERE conversationId = (
        SELECT conversationId FROM clientMessageIds WHERE clientMessageId = 'ann-1') ORDER BY id`
      )
      .all() as { id: string; conversationId: string }[]
    const [{ conversationId, id: stays } = { id: '', conversationId: '' }] = messages
    // One that a visitor had sent, and one whose removal the log of events has.
    const sent = old
      .prepare("SELECT messageId FROM clientMessageIds WHERE clientMessageId = 'ann-1'")
      .pluck()
      .get() as string
    const removed = 'f'.repeat(24)
    old.prepare('DELETE FROM messages WHERE id = ?').run(sent)
    old
      .prepare(
        `INSERT INTO appEvents (id, appId, type, conversationId, createdAt, payloadJson)
         SELECT 'removal', appId, 'conversation:message:remove', id, 0, ? FROM conversations WHERE id = ?`
      )
      .run(JSON.stringify({ message: { id: removed } }), conversationId)
    old.close()

    const storage = await openStorage({ file })
    const page = (before: string) =>
      listMessages(storage.read, conversationId, { before, limit: 100 })
    expect(stays).not.toBe(sent)
    for (const id of [stays, sent, removed]) await page(id)
    await expect(page('e'.repeat(24))).rejects.toThrow('cursor')
    await storage.close()
    await rm(folder, { recursive: true })
  })
})
