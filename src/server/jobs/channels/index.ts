import { CARRYING } from '../../channels'
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
  return startDueWork({
    domain,
    log,
    topic: DELIVERIES_TOPIC,
    table: 'channelDeliveries',
    laneCount: CARRYING.length,
    run: (id, signal) => deliverToChannel(id, { ...services, signal }),
    failures: { notClaimed: 'channel.notClaimed', notRead: 'channels.notRead' }
  })
}
