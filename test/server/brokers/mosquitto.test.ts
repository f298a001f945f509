import { startMosquitto } from '../../util/brokers'
import { testBroker } from './broker-tests'

testBroker('Mosquitto', startMosquitto)
