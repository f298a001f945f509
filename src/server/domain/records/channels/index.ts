export * from './accounts'
export * from './delivery-queue'
