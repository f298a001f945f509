import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { newestPage, type Page, type PageRequest, readPageById } from '../shared'
import { type Actor, readActorName } from './actors'
import type { ChangedField } from './changed-fields'

/** Changes that are kept of an app's own settings, and of those of each integration: the newest. */
const KEPT_MAX = 200

/** Settings of an app; with an id, those of one of its integrations. */
export interface ChangeTarget {
  appId: string
  integrationId: string | null
}

const ofTarget = (db: Db, { appId, integrationId }: ChangeTarget) => {
  const all = db.selectFrom('settingsChanges').where('appId', '=', appId)
  return integrationId === null
    ? all.where('integrationId', 'is', null)
    : all.where('integrationId', '=', integrationId)
}

/** Stores a change, unless nothing was changed by it; deletes the oldest ones. */
export const storeSettingsChange = async (
  { db, now }: Tx,
  target: ChangeTarget,
  actor: Actor,
  fields: ChangedField[]
): Promise<void> => {
  if (!fields.length) return
  await db
    .insertInto('settingsChanges')
    .values({
      id: newId(now),
      ...target,
      byType: actor.type,
      byId: actor.id,
      byName: await readActorName(db, actor),
      fieldsJson: JSON.stringify(fields),
      createdAt: now
    })
    .execute()
  const oldest = await ofTarget(db, target)
    .select('id')
    .orderBy('id', 'desc')
    .offset(KEPT_MAX)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const old = ofTarget(db, target).select('id').where('id', '<=', oldest.id)
  await db.deleteFrom('settingsChanges').where('id', 'in', old).execute()
}

/** Lists changes in their order; the newest page when neither end is given. */
export const listSettingsChanges = (
  db: Db,
  target: ChangeTarget,
  page: PageRequest
): Promise<Page<Row<'settingsChanges'>>> =>
  readPageById(db, ofTarget(db, target).selectAll(), 'settingsChanges.id', newestPage(page))
