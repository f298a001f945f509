export { mqtt } from '../../transports/mqtt'
export type { Transport, TransportEvents, TransportLink } from '../../transports'
