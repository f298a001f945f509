import { Type } from 'typebox'
import { isConnected } from '../../domain/flows'
import type { App, Services } from '../shared'
import { requireUser } from './find'
import { ALL } from './guard'

const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })

/** `…/users/{user}/connection` */
export const bindUserConnection = (rest: App, { domain }: Services): void => {
  rest.get(
    '/apps/:appId/users/:user/connection',
    { config: ALL, schema: { params: UserPath } },
    async ({ params: { appId, user } }) => {
      const { id } = await requireUser(domain.storage.read, appId, user)
      return { isConnected: await isConnected(domain, id) }
    }
  )
}
