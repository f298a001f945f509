/** Test files about SQLite and its files, which have nothing to show on PostgreSQL. */
export const SQLITE_ONLY = [
  'test/server/backup.test.ts',
  'test/server/guide-running.test.ts',
  'test/server/health.test.ts',
  'test/server/kept-secrets.test.ts',
  'test/server/migration-kills.test.ts',
  'test/server/migrations.test.ts',
  'test/server/old-events.test.ts',
  'test/server/owner-only.test.ts',
  'test/server/storage-faults.test.ts',
  'test/server/sqlite-storage.test.ts'
]

/**
 * Test files of the database itself, which `npm test` runs on PostgreSQL, with one of mails and one of a channel for the
 * queues; postgres-processes.test.ts has webhooks. `npm run test:full` runs all.
 */
export const ON_POSTGRES = [
  'test/server/postgres*.test.ts',
  'test/server/storage.test.ts',
  'test/server/sdk-messages.test.ts',
  'test/server/shared-throttle.test.ts',
  'test/server/mail/mail-out.test.ts',
  'test/server/channels/telegram.test.ts'
]
