export { createDeliveryReports, type DeliveryReports } from './delivery-reports'
export { pruneDeliveries } from './prune-deliveries'
export { storeWebhookJobs, findFirstSubscription } from './webhook-jobs'
