export type { DeliveryStage } from './delivered-messages'
export { createDeliveryReports, type DeliveryReports } from './delivery-reports'
export { pruneDeliveries } from './prune-deliveries'
export { storeWebhookJobs, findFirstSubscription } from './webhook-jobs'
