import { CARRYING } from '../../channels'
import { DELIVERIES_TOPIC } from '../../domain/transaction'
import { type DueWork, startDueWork } from '../due-work'
import { deliverToChannel, type ChannelServices } from './deliver'

export { startConnecting } from './connect'
export { startPruningChannels } from './prune'

/**
 * Sends messages to the channels that they wait for.
 *
 * @returns A function that stops the job, and resolves when nothing is under way.
 */
export const startSendingToChannels = (
  services: Omit<ChannelServices, 'signal'> & Pick<DueWork, 'lead'>
): (() => Promise<void>) => {
  const { domain, log, lead } = services
  return startDueWork({
    domain,
    log,
    lead,
    topic: DELIVERIES_TOPIC,
    table: 'channelDeliveries',
    laneCount: CARRYING.length,
    run: (id, signal) => deliverToChannel(id, { ...services, signal }),
    failures: { notClaimed: 'channel.notClaimed', notRead: 'channels.notRead' }
  })
}
