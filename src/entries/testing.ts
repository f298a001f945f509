export { eachTransportCheck, localPair, type LocalServer, type TransportWorld } from '../transports'
