import { readJson, type Row } from '../../../storage'
import {
  type Actor,
  appSettings,
  changedFields,
  flatten,
  ownTexts,
  storeAuditEntry,
  storeSettingsChange
} from '../../records'
import type { Tx } from '../../transaction'

// Hours are given as a whole, so they are put back as one.
const appFields = (row: Row<'apps'>) => {
  const { officeHours, ...settings } = appSettings(row)
  return {
    displayName: row.displayName,
    iconUrl: row.iconUrl,
    ...flatten({ settings }),
    'settings.officeHours': officeHours
  }
}

/** Records who changed which field of an app; its metadata are no setting. */
export const recordAppChange = async (
  tx: Tx,
  actor: Actor,
  before: Row<'apps'>,
  after: Row<'apps'>
): Promise<void> => {
  const fields = changedFields(appFields(before), appFields(after))
  if (!fields.length) return
  const appId = after.id
  await storeSettingsChange(tx, { appId, integrationId: null }, actor, fields)
  await storeAuditEntry(tx, actor, { kind: 'app', action: 'changed', appId, fields })
}

const integrationFields = (row: Row<'integrations'>) => ({
  displayName: row.displayName,
  ...flatten({ ...readJson<object>(row.settingsJson), customText: ownTexts(row) })
})

/** Records who changed which field of an integration; of secrets only that they were given anew. */
export const recordIntegrationChange = async (
  tx: Tx,
  actor: Actor,
  before: Row<'integrations'>,
  after: Row<'integrations'>
): Promise<void> => {
  const fields = [
    ...changedFields(integrationFields(before), integrationFields(after)),
    ...(before.secretsSealed === after.secretsSealed ? [] : [{ field: 'secrets' }])
  ]
  if (!fields.length) return
  const { id, appId, displayName: name } = after
  await storeSettingsChange(tx, { appId, integrationId: id }, actor, fields)
  await storeAuditEntry(tx, actor, {
    kind: 'integration',
    action: 'changed',
    appId,
    subject: { id, name },
    fields
  })
}
