export {
  accountOf,
  findCarrying,
  listCarrying,
  listConnectedTypes,
  type Upstreams
} from './accounts'
export * from './delivery-queue'
