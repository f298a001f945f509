import { Type } from 'typebox'
import type { Tag } from '../operation'
import { AuditEntry } from '../shapes/audit-log'
import { pageOf } from '../shapes/page'

export const auditLog: Tag = {
  name: 'Audit log',
  description:
    'Who did what to apps, integrations, webhooks, keys, saved replies, groups and members of the team; who exported or erased the data of a user or blocked them or took a channel from them, who deleted a conversation, its messages or a file of it or merged it into another one, and who began a backup in the console. Of each `action` on each `kind` the newest 100,000 entries are kept for a year, with the names of that time, also when what they name is gone.',
  operations: {
    'GET /v2/audit-log': {
      id: 'listAuditLog',
      summary: 'Lists entries of the audit log, the newest page first',
      description:
        'Secrets have no values, and of the target of a webhook only the site is kept. Users and conversations are named by their ids alone. An entry without `by` was made at the machine of the server. In the console, entries about the team and the server are for owners.',
      answers: { 200: pageOf({ entries: Type.Array(AuditEntry) }) }
    }
  }
}
