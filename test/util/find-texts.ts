import type { Db } from '../../src/server/storage'

/** Finds which of some texts stand anywhere in a database, in whichever table and column. */
export const findTexts = async (db: Db, texts: string[]): Promise<string[]> => {
  const tables = await db.introspection.getTables()
  const rows = tables.map(({ name }) =>
    db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
  )
  const everything = JSON.stringify(await Promise.all(rows))
  return texts.filter(text => everything.includes(text))
}
