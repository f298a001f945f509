export { pruneSettingsChanges } from './prune-settings-changes'
export { recordAppChange, recordIntegrationChange } from './record-changes'
