export { websocket } from '../../transports/websocket'
export type { Transport, TransportEvents, TransportLink } from '../../transports'
