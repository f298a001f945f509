export { polling } from '../../transports/polling'
export type { Transport, TransportEvents, TransportLink } from '../../transports'
