import type { Db } from '../../src/server/storage'

/** Writes a row, and returns its id. */
export const addApp = async (db: Db, id: string) => {
  await db
    .insertInto('apps')
    .values({
      id,
      displayName: id,
      iconUrl: null,
      metadataJson: '{}',
      settingsJson: '{}',
      createdAt: 1
    })
    .execute()
  return id
}
