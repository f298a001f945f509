export { HealthScreen } from './HealthScreen'
