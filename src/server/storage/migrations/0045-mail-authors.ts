import { type Kysely, sql } from 'kysely'

/** Adds when the owner of an address last wrote from it, and finds integrations by their address for mails. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('mailAddresses').addColumn('wroteAt', 'bigint').execute()
  await schema
    .createIndex('integrationsByIncomingAddress')
    .on('integrations')
    .expression(sql`lower(json_extract("settingsJson", '$.incomingAddress'))`)
    .column('id')
    .execute()
}
