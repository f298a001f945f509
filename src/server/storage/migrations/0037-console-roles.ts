import type { Kysely } from 'kysely'

/** Gives members of the team a role. Until now everyone might do everything, as owners may. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  for (const table of ['consoleUsers', 'consoleInvitations']) {
    await schema
      .alterTable(table)
      .addColumn('role', 'text', c => c.notNull().defaultTo('owner'))
      .execute()
  }
}
