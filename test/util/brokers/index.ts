export { startMosquitto } from './mosquitto'
export { startNats } from './nats'
export type { BrokerProgram } from './program'
export { startRabbit, type Rabbit } from './rabbit'
