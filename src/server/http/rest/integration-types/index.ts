import { describe } from '../../../../protocol'
import { CHANNELS } from '../../../channels'
import type { Db, Row } from '../../../storage'
import { RestError } from '../errors'
import { channelType } from './channel'
import { custom } from './custom'
import type { IntegrationType } from './integration-type'
import { web } from './web'

const channels = Object.entries(CHANNELS).map(([type, channel]) => [
  type,
  channelType(type, channel)
])

const TYPES: Record<string, IntegrationType> = { web, custom, ...Object.fromEntries(channels) }

const find = (type: unknown): IntegrationType | undefined =>
  typeof type === 'string' && Object.hasOwn(TYPES, type) ? TYPES[type] : undefined

/**
 * Says what is particular to integrations of a type.
 *
 * @throws {RestError} `bad_request` for a type that there is not.
 */
export const integrationTypeOf = (type: unknown): IntegrationType => {
  const known = find(type)
  if (known) return known
  const types = Object.keys(TYPES).join(', ')
  throw new RestError('bad_request', `type must be one of ${types}, got ${describe(type)}.`)
}

/** Shows an integration as the REST API does. */
export const showIntegration = async (db: Db, integration: Row<'integrations'>) => {
  const { id, type, status, displayName } = integration
  const fields = await find(type)?.show(db, integration)
  return { id, type, status, displayName, ...fields }
}
