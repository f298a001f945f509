import { describe } from '../../../../protocol'
import { CHANNELS } from '../../../channels'
import type { Row } from '../../../storage'
import { RestError } from '../errors'
import { channelType } from './channel'
import { custom } from './custom'
import type { IntegrationType, Reading } from './integration-type'
import { web } from './web'

export type { Reading } from './integration-type'

const channels = Object.entries(CHANNELS).map(([type, channel]) => [
  type,
  channelType(type, channel)
])

const TYPES: Record<string, IntegrationType> = { web, custom, ...Object.fromEntries(channels) }

const find = (type: unknown): IntegrationType | undefined =>
  typeof type === 'string' && Object.hasOwn(TYPES, type) ? TYPES[type] : undefined

/**
 * Finds the handler of a type of integration.
 *
 * @throws {RestError} `bad_request` for an unknown type.
 */
export const integrationTypeOf = (type: unknown): IntegrationType => {
  const known = find(type)
  if (known) return known
  const types = Object.keys(TYPES).join(', ')
  throw new RestError('bad_request', `type must be one of ${types}, got ${describe(type)}.`)
}

/** Shows an integration as the REST API does. */
export const showIntegration = async (reading: Reading, integration: Row<'integrations'>) => {
  const { id, type, status, displayName } = integration
  const fields = await find(type)?.show(reading, integration)
  return { id, type, status, displayName, ...fields }
}
