import type { Kysely } from 'kysely'

/** Lets a participant's row say up to which message of the business webhooks were told of delivery. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('participants').addColumn('toldHandedOver', 'text').execute()
  await schema.alterTable('participants').addColumn('toldArrived', 'text').execute()
}
