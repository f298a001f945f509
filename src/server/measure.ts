import { countWaiting, countWaitingDeliveries, countWaitingMails } from './domain/records'
import type { AppContext } from './domain/transaction'
import { createMetrics, type Metrics } from './metrics'

/** Makes the metrics of a server, which also show how its queues stand. */
export const measure = ({ storage }: AppContext): Metrics => {
  const metrics = createMetrics()
  metrics.addGauge({
    name: 'pipit_waiting_writers',
    help: 'Transactions that wait for the next shared commit.',
    read: () => storage.waitingWriters()
  })
  metrics.addGauge({
    name: 'pipit_waiting_webhook_events',
    help: 'Events that wait to be delivered to webhooks.',
    read: () => countWaiting(storage.read)
  })
  metrics.addGauge({
    name: 'pipit_waiting_mails',
    help: 'Mails that wait for their time or the next attempt.',
    read: () => countWaitingMails(storage.read)
  })
  metrics.addGauge({
    name: 'pipit_waiting_channel_messages',
    help: 'Messages that wait for a channel: for their turn, or the next attempt.',
    read: () => countWaitingDeliveries(storage.read)
  })
  return metrics
}
