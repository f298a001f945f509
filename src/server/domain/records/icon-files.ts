import { sql } from 'kysely'
import type { Db } from '../../storage'

/** Whether an app, one of its integrations or a member of the team shows a file as its picture. */
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
  const member = db
    .selectFrom('consoleUsers')
    .select('id')
    .where(sql<boolean>`instr("avatarUrl", ${part}) > 0`)
  return (await app.unionAll(integration).unionAll(member).execute()).length > 0
}
