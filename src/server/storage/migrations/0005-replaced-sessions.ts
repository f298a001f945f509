import type { Kysely } from 'kysely'

/** Adds the session that replaced a session at a login, and with which it ends. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('sessions').addColumn('replacedBy', 'text').execute()
  await schema
    .createIndex('sessionsByReplacement')
    .on('sessions')
    .column('replacedBy')
    .where('replacedBy', 'is not', null)
    .execute()
}
