import type { Kysely } from 'kysely'

/** Lets messages be silent, and say more beside their content. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('messages')
    .addColumn('isSilent', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('messages').addColumn('extrasJson', 'text').execute()
}
