export { SettingsScreen } from './SettingsScreen'
export { groupNamed } from './use-sections'
