/** MQTT, for servers that list a broker. */
export { mqtt } from '../transports/mqtt'
