import type { Link } from '../../../../protocol'
import { findChannel } from '../../../channels'
import type { Row } from '../../../storage'
import { publicParts } from '../../records'
import { qrModulesOf } from './qr-modules'

/** Shows the state of a link to a visitor. */
export const toLink = (
  client: Row<'clients'>,
  integration: Pick<Row<'integrations'>, 'id' | 'type' | 'settingsJson'>
): Link<string> => {
  const { id, displayName, code, expiresAt } = client
  const start = findChannel(integration.type)?.link
  const url =
    code !== null && start?.by === 'code'
      ? start.urlOf?.(publicParts(integration), code)
      : undefined
  return {
    id,
    integrationId: integration.id,
    type: integration.type,
    status: client.status === 'pending' ? 'pending' : 'active',
    ...(displayName !== null && { displayName }),
    ...(url && { url, qrModules: qrModulesOf(url) }),
    ...(code !== null && { code }),
    ...(expiresAt !== null && { expiresAt: new Date(expiresAt).toISOString() })
  }
}
