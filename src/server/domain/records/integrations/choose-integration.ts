import { ChatError, integrationNotFound } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { findIntegration } from './integrations'

/** Rows that show whether there is more than one. */
const ENOUGH = 2

/**
 * Finds the web integration through which someone signs in.
 *
 * @param id As the call names it; undefined: the app's only one.
 * @throws {ChatError} `integration-not-found`; `invalid-request` when none is named and the app has not
 * exactly one.
 */
export const chooseIntegration = async (
  db: Db,
  appId: string,
  id: string | undefined
): Promise<Row<'integrations'>> => {
  if (id !== undefined) {
    const named = await findIntegration(db, appId, id)
    if (named?.type === 'web') return named
    throw integrationNotFound(id)
  }
  const [only, ...more] = await db
    .selectFrom('integrations')
    .selectAll()
    .where('appId', '=', appId)
    .where('type', '=', 'web')
    .limit(ENOUGH)
    .execute()
  if (only && !more.length) return only
  throw new ChatError(
    'invalid-request',
    `integrationId is needed: this app has ${only ? 'more than one web integration' : 'no web integration'}.`
  )
}
