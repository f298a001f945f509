import type { Kysely } from 'kysely'

/** Keeps the name of the account that an outside service knows, and why an integration is not connected. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('integrations').addColumn('accountName', 'text').execute()
  await schema.alterTable('integrations').addColumn('connectionProblem', 'text').execute()
}
