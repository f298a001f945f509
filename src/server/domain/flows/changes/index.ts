export { keepAccountKey } from './keep-account-key'
export { pruneAuditLog } from './prune-audit-log'
export { pruneSettingsChanges } from './prune-settings-changes'
export { recordAppChange, recordIntegrationChange } from './record-changes'
export {
  recordIntegrationDeletion,
  recordIntegrationTest,
  recordNewIntegration
} from './record-integrations'
export { recordSavedReply } from './record-saved-replies'
export { recordWebhook, recordWebhookTry } from './record-webhooks'
