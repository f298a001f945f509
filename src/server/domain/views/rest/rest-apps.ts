import type { Metadata } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import { appSettings } from '../../records'

/** Shows an app as the REST API does. */
export const restApp = (row: Row<'apps'>) => ({
  id: row.id,
  displayName: row.displayName,
  iconUrl: row.iconUrl ?? undefined,
  settings: appSettings(row),
  metadata: readJson<Metadata>(row.metadataJson)
})
