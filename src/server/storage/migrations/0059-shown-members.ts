import type { Kysely } from 'kysely'

/** Lets members of the team show visitors their name and a picture with what they write. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('consoleUsers').addColumn('avatarUrl', 'text').execute()
  await schema
    .alterTable('consoleUsers')
    .addColumn('isShown', 'integer', c => c.notNull().defaultTo(0))
    .execute()
}
