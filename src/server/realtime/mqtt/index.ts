export { createMqttServing } from './serve-mqtt'
export { speaksMqtt } from './subprotocol'
