import { type Kysely, sql } from 'kysely'

/** Lets users be found by their e-mail address whatever its case. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.dropIndex('usersByEmail').ifExists().execute()
  await schema
    .createIndex('usersByEmail')
    .on('users')
    .column('appId')
    .expression(sql`lower(json_extract("profileJson", '$.email'))`)
    .column('id')
    .execute()
}
