export { ChangesScreen } from './ChangesScreen'
