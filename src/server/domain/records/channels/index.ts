export { accountKey, accountOf, findCarrying, listCarrying, type Upstreams } from './accounts'
export * from './delivery-queue'
