import type { Kysely } from 'kysely'

/** Lets members of the team have a name. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('consoleUsers').addColumn('displayName', 'text').execute()
}
