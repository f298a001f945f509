import type { Call } from './request'
import type { Page, SettingsChange } from './shapes'

/** Kinds of things that entries are about, in the order of the filter. */
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
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Something that was done, with the names of that time. */
export interface AuditEntry extends Pick<SettingsChange, 'id' | 'at' | 'fields'> {
  kind: AuditKind
  action: string
  /** Undefined: someone at the machine of the server. */
  by?: SettingsChange['by']
  /** Undefined: it is about the team. */
  app?: { id: string; name: string }
  /** Undefined: an app itself, or an invitation. Users and conversations have no name. */
  subject?: { id: string; name?: string }
}

/** Entries that are asked for. @default all */
export interface AuditFilter {
  appId?: string | undefined
  kind?: AuditKind | undefined
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface AuditPage {
  entries: AuditEntry[]
  meta: Page
}

/** Makes the call for the audit log. It rejects with an `ApiError`. */
export const createAuditApi = (request: (call: Call) => Promise<Response>) => ({
  /** The newest page, or the one before a cursor. */
  async listAuditLog({ appId, kind }: AuditFilter, before?: string): Promise<AuditPage> {
    const answer = await request({
      path: '/v2/audit-log',
      query: { 'filter[appId]': appId, 'filter[kind]': kind, 'page[before]': before }
    })
    return answer.json()
  }
})
