import type { Domain } from './domain/domain'
import { createMetrics, type Metrics } from './metrics'

/** Makes the metrics of a server, which also show how its queues stand. */
export const measure = ({ storage }: Domain): Metrics => {
  const metrics = createMetrics()
  metrics.show({
    name: 'pipit_waiting_writers',
    help: 'Transactions that wait for the next shared commit.',
    read: () => storage.waitingWriters()
  })
  return metrics
}
