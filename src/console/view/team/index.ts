export { TeamScreen } from './TeamScreen'
