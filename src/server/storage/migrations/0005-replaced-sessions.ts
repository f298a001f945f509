import type { Kysely } from 'kysely'

/** Lets a session tell which login's session took its place, and so end with that one. */
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
