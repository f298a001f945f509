export type { Actor } from './actors'
export {
  AUDIT_KINDS,
  type AuditEntry,
  type AuditFilter,
  listAuditLog,
  storeAuditEntry
} from './audit-log'
export { changedFields, type ChangedField, flatten } from './changed-fields'
export {
  findMergeTarget,
  listConversationChanges,
  storeConversationChanges,
  wasMerged
} from './conversation-changes'
export { type ChangeTarget, listSettingsChanges, storeSettingsChange } from './settings-changes'
