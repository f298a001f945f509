import { readJson, type Row } from '../../../storage'
import {
  type Actor,
  appSettings,
  changedFields,
  flatten,
  ownTexts,
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
export const recordAppChange = (
  tx: Tx,
  actor: Actor,
  before: Row<'apps'>,
  after: Row<'apps'>
): Promise<void> =>
  storeSettingsChange(
    tx,
    { appId: after.id, integrationId: null },
    actor,
    changedFields(appFields(before), appFields(after))
  )

const integrationFields = (row: Row<'integrations'>) => ({
  displayName: row.displayName,
  ...flatten({ ...readJson<object>(row.settingsJson), customText: ownTexts(row) })
})

/** Records who changed which field of an integration; of secrets only that they were given anew. */
export const recordIntegrationChange = (
  tx: Tx,
  actor: Actor,
  before: Row<'integrations'>,
  after: Row<'integrations'>
): Promise<void> =>
  storeSettingsChange(tx, { appId: after.appId, integrationId: after.id }, actor, [
    ...changedFields(integrationFields(before), integrationFields(after)),
    ...(before.secretsSealed === after.secretsSealed ? [] : [{ field: 'secrets' }])
  ])
