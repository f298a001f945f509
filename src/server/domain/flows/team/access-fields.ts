import type { Role } from '../../../auth'
import type { Db } from '../../../storage'

/** Describes what a member may do for the audit log: the role, and for an agent the names of the apps. */
export const accessFields = async (
  db: Db,
  role: Role,
  appIds: readonly string[]
): Promise<{ role: Role; apps?: string[] }> => {
  if (role !== 'agent') return { role }
  if (!appIds.length) return { role, apps: [] }
  const apps = await db
    .selectFrom('apps')
    .select('displayName')
    .where('id', 'in', appIds)
    .orderBy('id')
    .execute()
  return { role, apps: apps.map(({ displayName }) => displayName) }
}
