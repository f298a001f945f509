export { startIdentity } from './start-identity'
