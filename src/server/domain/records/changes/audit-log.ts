import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { findApp } from '../apps'
import { newestPage, type Page, type PageRequest, readPageById } from '../shared'
import { type Actor, readActorName } from './actors'
import type { ChangedField } from './changed-fields'

/** Kinds of things that entries of the audit log are about. */
export const AUDIT_KINDS = [
  'app',
  'integration',
  'webhook',
  'key',
  'savedReply',
  'group',
  'member',
  'user',
  'conversation',
  'server'
] as const satisfies Row<'auditLog'>['kind'][]

/** Something that was done. */
export interface AuditEntry extends Pick<Row<'auditLog'>, 'kind' | 'action'> {
  /** App that holds it, or the app itself. @default none: it is about the team or the server */
  appId?: string
  /** @default the app itself, an invitation, or the server */
  subject?: {
    id: string
    /** Never given for a user or a conversation, so that erasing a person leaves nothing here. */
    name?: string | null
  }
  /** Values before and after it, without secrets. @default none */
  fields?: ChangedField[]
}

/** Entries that are asked for. */
export interface AuditFilter {
  appId?: string | undefined
  kind?: Row<'auditLog'>['kind'] | undefined
  /** Whether entries about the team are left out. @default false */
  ofApps?: boolean
}

const readBy = async (db: Db, by: Actor | undefined) => ({
  byType: by?.type ?? null,
  byId: by?.id ?? null,
  byName: by ? await readActorName(db, by) : null
})

/**
 * Stores an entry, with the names of now. Call it while what it names is still there.
 *
 * @param by Undefined: someone at the machine of the server.
 */
export const storeAuditEntry = async (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  by: Actor | undefined,
  { kind, action, appId, subject, fields = [] }: AuditEntry
): Promise<void> => {
  const app = appId === undefined ? undefined : await findApp(db, appId)
  await db
    .insertInto('auditLog')
    .values({
      id: newId(now),
      kind,
      action,
      ...(await readBy(db, by)),
      appId: appId ?? null,
      appName: app?.displayName ?? null,
      subjectId: subject?.id ?? null,
      subjectName: subject?.name ?? null,
      fieldsJson: JSON.stringify(fields),
      createdAt: now
    })
    .execute()
}

/** Lists entries in their order; the newest page when neither end is given. */
export const listAuditLog = (
  db: Db,
  { appId, kind, ofApps = false }: AuditFilter,
  page: PageRequest
): Promise<Page<Row<'auditLog'>>> =>
  readPageById(
    db,
    db
      .selectFrom('auditLog')
      .selectAll()
      .$if(ofApps, q => q.where('appId', 'is not', null))
      .$if(appId !== undefined, q => q.where('appId', '=', appId ?? ''))
      .$if(kind !== undefined, q => q.where('kind', '=', kind ?? 'app')),
    'auditLog.id',
    newestPage(page)
  )
