import { ChatError } from '../../../../protocol'
import type { Db } from '../../../storage'

/** @throws {ChatError} `invalid-request` for an id of no app. */
export const checkApps = async (db: Db, appIds: readonly string[]): Promise<void> => {
  if (!appIds.length) return
  const found = await db.selectFrom('apps').select('id').where('id', 'in', appIds).execute()
  const known = new Set(found.map(({ id }) => id))
  const unknown = appIds.find(id => !known.has(id))
  if (unknown === undefined) return
  throw new ChatError('invalid-request', `appIds: there is no app with the id ${unknown}.`)
}
