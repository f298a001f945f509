export { type Broker, openBroker } from './open-broker'
export { type NotifyBus, openNotifyBus } from './open-notify-bus'
export { readBrokerUrls } from './read-broker-urls'
export { publishToVisitors } from './publish-to-visitors'
