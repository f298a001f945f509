import { sql } from 'kysely'
import type { Db } from '../../storage'

/** Whether an app or one of its integrations shows a file as its picture. */
export const isIcon = async (db: Db, appId: string, fileId: string): Promise<boolean> => {
  const part = `/files/${fileId}/`
  const app = db
    .selectFrom('apps')
    .select('id')
    .where('id', '=', appId)
    .where(sql<boolean>`instr("iconUrl", ${part}) > 0`)
  const integration = db
    .selectFrom('integrations')
    .select('id')
    .where('appId', '=', appId)
    .where(sql<boolean>`instr("settingsJson", ${part}) > 0`)
  return (await app.unionAll(integration).execute()).length > 0
}
