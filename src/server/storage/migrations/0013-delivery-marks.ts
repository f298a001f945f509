import type { Kysely } from 'kysely'

/** Adds the newest business message whose delivery events were emitted to a participant's row. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('participants').addColumn('toldHandedOver', 'text').execute()
  await schema.alterTable('participants').addColumn('toldArrived', 'text').execute()
}
