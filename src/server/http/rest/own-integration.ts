import type { Principal } from '../../auth'
import { findIntegration } from '../../domain/records'
import type { Db, Row } from '../../storage'
import { integrationNotFound } from './errors'

const CALLER = 'me'

/** Parameters and caller of a route under an integration. */
export interface IntegrationCall {
  params: { appId: string; integrationId: string }
  principal?: Principal
}

/**
 * Finds the integration in an address; `me` stands for the one whose key calls. An integration can
 * reach only itself.
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
