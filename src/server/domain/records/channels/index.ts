export * from './accounts'
export * from './delivery-queue'
export * from './failed-deliveries'
export * from './test-recipients'
