export { startMosquitto } from './mosquitto'
export { startNats } from './nats'
export type { BrokerProgram } from './program'
export { hasRabbit, startRabbit, type Rabbit } from './rabbit'
