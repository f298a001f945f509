import type { Kysely } from 'kysely'

/** Adds the index from which the bytes of all files are added up without a look at their rows. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.createIndex('filesByBytes').on('files').column('bytes').execute()
}
