import type { Kysely } from 'kysely'

/** Adds when a person last wrote in a channel, by the clock of its service. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('clients').addColumn('wroteAt', 'bigint').execute()
}
