export * from './create-metrics'
export type { DeliveryTimes } from './delivery-times'
