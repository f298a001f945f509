import { startRabbit } from '../../util/brokers'
import { testBroker } from './broker-tests'

testBroker('RabbitMQ', () => startRabbit())
