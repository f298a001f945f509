export { KeySection } from './KeySection'
export { KeysScreen } from './KeysScreen'
