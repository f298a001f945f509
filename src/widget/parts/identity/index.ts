export { startIdentity, type WidgetIdentity } from './start-identity'
