import { findChannel } from '../../../channels'
import { readJson, type Row } from '../../../storage'
import { askForConfirmation, insertConfirmation } from '../../records'
import type { Tx } from '../../transaction'
import type { ClientCriteria } from './link-for-business'

/** A link that somebody begins: visitors begin their own ones, the business those of its users. */
export interface BegunLink {
  client: Row<'clients'>
  appId: string
  /** Conversation that is linked. */
  conversationId: string
  by: 'visitor' | 'business'
}

/** Tells what the business wants to be confirmed; a visitor has begun by saying where they are reached. */
const confirmationOf = ({ client, by }: BegunLink): ClientCriteria['confirmation'] =>
  by === 'visitor'
    ? { type: 'prompt' }
    : readJson<ClientCriteria>(client.criteriaJson!).confirmation

/**
 * Asks the person who is to be linked, in the channel itself: by mail, or by a message where the channel
 * carries messages. A visitor whom a code or their own message links is not asked.
 */
export const askToConfirm = async (tx: Tx, begun: BegunLink): Promise<void> => {
  const { client, appId, conversationId, by } = begun
  const { id: clientId, userId, externalId } = client
  const channel = findChannel(client.type)
  const { type, message } = confirmationOf(begun)
  if (channel?.link.by === 'address') {
    if (type !== 'prompt' || externalId === null) return
    const address = { userId, appId, address: externalId }
    return askForConfirmation(tx, address, { isRepeated: by === 'visitor' })
  }
  if (by === 'visitor' || !channel?.service) return
  if (type === 'prompt' || message) await insertConfirmation(tx, { clientId, conversationId })
}
