export {
  changedSecrets,
  type ChannelFields,
  createChannelIntegration,
  listChannels,
  publicParts,
  updateChannelIntegration
} from './channel-integrations'
export { chooseIntegration } from './choose-integration'
export { createCustomIntegration, renameIntegration } from './custom-integrations'
export {
  createWebIntegration,
  findIntegration,
  findIntegrationOfType,
  findMailIntegration,
  findWebIntegration,
  type IntegrationFields,
  listIntegrations,
  updateWebIntegration
} from './integrations'
export { checkOrigin, originOf } from './origins'
export { ownTexts } from './own-texts'
export { listPageLoads, type PageLoad, storePageLoad } from './page-loads'
export type { WebSettingsChanges } from './patch-web-settings'
export { settingsVersion } from './settings-version'
export { brandFollowers, webSettings, widgetSettings } from './web-settings'
