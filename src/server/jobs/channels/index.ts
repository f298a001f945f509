import { findNextDelivery, listDueDeliveries } from '../../domain/records'
import { DELIVERIES_TOPIC } from '../../domain/transaction'
import { startDueWork } from '../due-work'
import { deliverToChannel, type ChannelServices } from './deliver'

export { startConnecting } from './connect'
export { startPruningChannels } from './prune'

/**
 * Sends messages to the channels that they wait for.
 *
 * @returns A function that stops the job, and resolves when nothing is under way.
 */
export const startSendingToChannels = (
  services: Omit<ChannelServices, 'signal'>
): (() => Promise<void>) => {
  const { domain, log } = services
  const { read } = domain.storage
  return startDueWork({
    domain,
    log,
    topic: DELIVERIES_TOPIC,
    listDue: (now, limit) => listDueDeliveries(read, now, limit),
    findNext: now => findNextDelivery(read, now),
    run: (id, signal) => deliverToChannel(id, { ...services, signal }),
    failures: { notClaimed: 'channel.notClaimed', notRead: 'channels.notRead' }
  })
}
