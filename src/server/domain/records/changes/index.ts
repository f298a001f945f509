export { changedFields, type ChangedField, flatten } from './changed-fields'
export {
  type Actor,
  type ChangeTarget,
  listSettingsChanges,
  storeSettingsChange
} from './settings-changes'
