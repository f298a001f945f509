import { readJson, type Row } from '../../../storage'
import type { ChangedField } from '../../records'
import { isoTime } from '../iso-time'

const subjectOf = ({ subjectId: id, subjectName: name }: Row<'auditLog'>) =>
  id === null ? undefined : { id, ...(name !== null && { name }) }

/** Shows an entry of the audit log as the REST API does. */
export const restAuditEntry = (row: Row<'auditLog'>) => ({
  id: row.id,
  at: isoTime(row.createdAt),
  kind: row.kind,
  action: row.action,
  by: row.byType ? { type: row.byType, id: row.byId, name: row.byName } : undefined,
  app: row.appId === null ? undefined : { id: row.appId, name: row.appName ?? row.appId },
  subject: subjectOf(row),
  fields: readJson<ChangedField[]>(row.fieldsJson)
})
