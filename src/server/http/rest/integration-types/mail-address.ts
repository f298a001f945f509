import { type ChannelFields, findMailIntegration } from '../../../domain/records'
import type { Db } from '../../../storage'
import type { Services } from '../../shared'
import { RestError } from '../errors'

/**
 * Checks the address at which an integration is to take mails: another app could read what comes to an address
 * that two have.
 *
 * @param id The integration; undefined: it is new.
 * @throws {RestError} `conflict` where another integration has it.
 */
export const requireFreeAddress = async (
  db: Db,
  { settings: { incomingAddress } }: ChannelFields,
  { mail }: Services['settings'],
  id?: string
): Promise<void> => {
  if (typeof incomingAddress !== 'string' || mail?.domain === undefined) return
  if (!incomingAddress.toLowerCase().endsWith(`@${mail.domain}`)) return
  const owner = await findMailIntegration(db, incomingAddress)
  if (!owner || owner.id === id) return
  const shown = JSON.stringify(incomingAddress)
  throw new RestError('conflict', `Another integration has the incomingAddress ${shown}.`)
}
