export { type Bus, type BusListener, NOTICE } from './bus'
export { inProcessBus } from './in-process-bus'
export { type BusLink, createSharedBus, type SharedBus } from './shared-bus'
export { visitorTopic } from './visitor-topic'
