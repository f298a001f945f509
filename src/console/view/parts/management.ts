export { ManagementScreen } from '../ManagementScreen'
