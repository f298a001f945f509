export { startSync, type SyncCore } from './sync'
