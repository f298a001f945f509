export {
  createConnection,
  type Connection,
  type ConnectionStatus,
  type StartLive
} from './create-connection'
export { startSync, type SyncContext } from './start-sync'
