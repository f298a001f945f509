import type { Kysely } from 'kysely'

/** Adds since when a service owes the answer to an attempt, and until when it lets an account wait. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('channelDeliveries').addColumn('askedAt', 'bigint').execute()
  await schema.alterTable('integrations').addColumn('waitsUntil', 'bigint').execute()
}
