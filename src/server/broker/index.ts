export { type Broker, openBroker } from './open-broker'
export { readBrokerUrl } from './read-broker-url'
export { ringVisitors } from './ring-visitors'
