import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { exportUser } from '../../domain/flows'
import { storeAuditEntry } from '../../domain/records'
import type { App, Services } from '../shared'
import { actorOf } from './acting'
import type { ExportLimit } from './export-limit'
import { requireUser } from './find'
import { APP_SETUP } from './guard'

/** Time limit of an export, also while the caller still reads it. */
const EXPORT_MAX_MS = 600_000

const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })

/** `/apps/{appId}/users/{id or externalId}/export`: all data of a user. */
export const bindUserExport = (
  rest: App,
  { domain, settings }: Services,
  exportLimit: ExportLimit
): void => {
  /** Opens a snapshot of the database, for a limited time. */
  const open = async (appId: string, onLate: () => void) => {
    const leave = exportLimit.acquire(appId)
    try {
      const { db, close } = await domain.storage.snapshot()
      const timer = setTimeout(onLate, EXPORT_MAX_MS)
      return {
        db,
        async close() {
          clearTimeout(timer)
          leave()
          await close()
        }
      }
    } catch (error) {
      leave()
      throw error
    }
  }

  rest.get(
    '/apps/:appId/users/:user/export',
    { config: APP_SETUP, schema: { params: UserPath } },
    async (request, reply) => {
      const { params } = request
      const snapshot = await open(params.appId, () => void reply.raw.destroy())
      try {
        const user = await requireUser(snapshot.db, params.appId, params.user)
        const entry = { kind: 'user', action: 'exported', appId: params.appId } as const
        await domain.write(tx =>
          storeAuditEntry(tx, actorOf(request), { ...entry, subject: { id: user.id } })
        )
        const { publicUrl } = settings
        const chunks = exportUser(snapshot.db, user, { publicUrl, now: domain.clock() })
        const body = Readable.from(chunks)
        // Also emitted when the caller closes the connection before the end.
        body.once('close', () => void snapshot.close())
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="user-${user.id}.json"`)
          .send(body)
      } catch (error) {
        await snapshot.close()
        throw error
      }
    }
  )
}
