export { AppScreen } from './AppScreen'
export { AppSwitcher } from './AppSwitcher'
export { NoApp } from './NoApp'
export { retentionName } from './retention-name'
