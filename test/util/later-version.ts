import type { Kysely } from 'kysely'
import { readSettings, startServer } from '../../src/server'
import { MIGRATIONS } from '../../src/server/storage/migrate'

/** A server of a later version, whose migration changes tables to which each message is written. */
MIGRATIONS['9999-later'] = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('messages').addColumn('later', 'text').execute()
    await schema.alterTable('conversations').addColumn('later', 'text').execute()
  }
}

const server = await startServer(readSettings(process.env, 'dist'))
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
for (const line of server.greeting) console.log(line)
