export { addressOf, findFreePort } from './address'
export { readAllowedHosts } from './allowed-hosts'
export { makeDataFolder } from './data-folder'
export { databaseName } from './database-name'
export { openLog } from './log'
export { readBaseUrl, SettingsError, wrong } from './setting-values'
export {
  brokerUnusable,
  bucketUnusable,
  cannotListen,
  databaseMissing,
  databaseUnusable,
  fileUnusable,
  secretsUnreadable,
  mqttElsewhere,
  StartError
} from './start-error'
export { systemErrorCode } from './system-error-code'
