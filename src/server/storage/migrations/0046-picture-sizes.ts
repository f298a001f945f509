import type { Kysely } from 'kysely'

/** Adds the size of pictures in pixels, from which messengers reserve their room. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('files').addColumn('width', 'integer').execute()
  await schema.alterTable('files').addColumn('height', 'integer').execute()
}
