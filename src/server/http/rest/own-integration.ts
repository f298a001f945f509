import type { Principal } from '../../auth'
import { findIntegration } from '../../domain/integrations/integrations'
import type { Db, Row } from '../../storage'
import { integrationNotFound } from './errors'

const CALLER = 'me'

/** What a route under an integration knows of its call. */
export interface IntegrationCall {
  params: { appId: string; integrationId: string }
  principal?: Principal
}

/**
 * Finds the integration that an address names; `me` is that of the key which calls. An integration
 * sees none but itself.
 *
 * @throws {RestError} `integration_not_found`.
 */
export const requireOwnIntegration = async (
  db: Db,
  { params: { appId, integrationId }, principal }: IntegrationCall
): Promise<Row<'integrations'>> => {
  const own = principal?.scope === 'integration' ? principal.integrationId : undefined
  const id = integrationId === CALLER ? own : integrationId
  const isForeign = own !== undefined && id !== own
  const integration =
    id === undefined || isForeign ? undefined : await findIntegration(db, appId, id)
  if (!integration) throw integrationNotFound()
  return integration
}
