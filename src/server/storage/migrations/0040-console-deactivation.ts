import type { Kysely } from 'kysely'

/** Adds since when a member of the team cannot sign in to the console. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('consoleUsers').addColumn('deactivatedAt', 'bigint').execute()
}
