export { type Broker, openBroker } from './open-broker'
export { type NotifyBus, openNotifyBus } from './open-notify-bus'
export { readBrokerUrl } from './read-broker-url'
export { publishToVisitors } from './publish-to-visitors'
