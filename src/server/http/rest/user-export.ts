import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { exportUser } from '../../domain/users/export-user'
import type { App } from '../app'
import type { Services } from '../services'
import { requireUser } from './find'
import { APP } from './guard'

const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })

/** `/apps/{appId}/users/{id or externalId}/export`: all data of a user. */
export const bindUserExport = (rest: App, { domain, settings }: Services): void => {
  rest.get(
    '/apps/:appId/users/:user/export',
    { config: APP, schema: { params: UserPath } },
    async ({ params }, reply) => {
      const snapshot = await domain.storage.snapshot()
      try {
        const user = await requireUser(snapshot.db, params.appId, params.user)
        const { publicUrl } = settings
        const chunks = exportUser(snapshot.db, user, { publicUrl, now: domain.clock() })
        const body = Readable.from(chunks)
        // Comes too when the caller goes before the end.
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
