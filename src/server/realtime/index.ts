export { bindRealtime } from './bind-realtime'
