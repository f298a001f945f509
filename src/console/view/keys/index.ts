export { KeysScreen } from './KeysScreen'
