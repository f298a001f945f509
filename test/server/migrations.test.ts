import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, type Migration, Migrator } from 'kysely'
import { expect, test } from 'vitest'
import { hashToken } from '../../src/server/auth'
import { findSession } from '../../src/server/domain/sessions/sessions'
import { openStorage } from '../../src/server/storage'
import * as first from '../../src/server/storage/migrations/0001-first'
import * as files from '../../src/server/storage/migrations/0002-files'
import * as postbacks from '../../src/server/storage/migrations/0003-postbacks'
import { connectWriter } from '../../src/server/storage/sqlite'

const BEFORE: Record<string, Migration> = {
  '0001-first': first,
  '0002-files': files,
  '0003-postbacks': postbacks
}

test('a session that was made before sessions could end by themselves lasts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
  const file = join(folder, 'pipit.sqlite')
  const old = connectWriter(file) as unknown as Kysely<any>
  const provider = { getMigrations: async () => BEFORE }
  await new Migrator({ db: old, provider }).migrateToLatest()
  const app = { id: 'app', displayName: 'Shop', metadataJson: '{}', settingsJson: '{}' }
  const integration = { id: 'web', appId: 'app', type: 'web', status: 'active', settingsJson: '{}' }
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
  expect(session).toMatchObject({ userId: 'ann', expiresAt: null, seqShift: 0 })
  await storage.close()
  await rm(folder, { recursive: true })
})
