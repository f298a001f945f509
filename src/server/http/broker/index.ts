export { bindBroker } from './bind-broker'
