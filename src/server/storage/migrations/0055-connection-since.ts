import type { Kysely } from 'kysely'

/** Keeps since when an integration is connected to its outside service, or not. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('integrations').addColumn('connectionSince', 'bigint').execute()
}
