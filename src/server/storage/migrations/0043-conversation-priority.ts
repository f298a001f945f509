import type { Kysely } from 'kysely'

/** Lets conversations have a priority, and keeps who changed it. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  for (const table of ['conversations', 'conversationChanges']) {
    await schema.alterTable(table).addColumn('priority', 'text').execute()
  }
}
