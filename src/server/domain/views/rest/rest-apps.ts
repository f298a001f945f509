import type { Metadata } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import {
  appSettings,
  type ChangedField,
  savedContent,
  type TeamGroup,
  type TeamMember,
  withoutActionIds
} from '../../records'
import { isoTime } from '../iso-time'

/** Shows an app as the REST API does. */
export const restApp = (row: Row<'apps'>) => ({
  id: row.id,
  displayName: row.displayName,
  iconUrl: row.iconUrl ?? undefined,
  settings: appSettings(row),
  metadata: readJson<Metadata>(row.metadataJson)
})

/** Shows a member of the team as the REST API does. */
export const restTeamMember = ({ id, email, displayName, role }: TeamMember) => ({
  id,
  email,
  displayName: displayName ?? undefined,
  role
})

/** Shows a saved reply as the REST API does. */
export const restSavedReply = (row: Row<'savedReplies'>) => ({
  id: row.id,
  name: row.name,
  text: row.text,
  content: withoutActionIds(savedContent(row))
})

/** Shows a group of the team as the REST API does. */
export const restTeamGroup = ({ id, name, members }: TeamGroup) => ({
  id,
  name,
  memberIds: members.map(member => member.id)
})

/** Shows who changed which setting as the REST API does. */
export const restSettingsChange = (row: Row<'settingsChanges'>) => ({
  id: row.id,
  at: isoTime(row.createdAt),
  by: { type: row.byType, id: row.byId, name: row.byName },
  fields: readJson<ChangedField[]>(row.fieldsJson)
})
