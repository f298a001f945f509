export { type Bus, type BusListener, RING } from './bus'
export { inProcessBus } from './in-process-bus'
export { type BusLink, createSharedBus, type SharedBus } from './shared-bus'
export { visitorTopic } from './visitor-topic'
