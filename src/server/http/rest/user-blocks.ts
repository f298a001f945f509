import { Type } from 'typebox'
import { blockUser, unblockUser } from '../../domain/flows'
import { restUser } from '../../domain/views'
import type { App, Services } from '../shared'
import { actorOf } from './acting'
import { requireUser } from './find'
import { ALL } from './guard'

const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })
const ACTIONS = { block: blockUser, unblock: unblockUser }

/** `/apps/{appId}/users/{id or externalId}/block` and `…/unblock` */
export const bindUserBlocks = (rest: App, { domain }: Services): void => {
  for (const [action, change] of Object.entries(ACTIONS)) {
    rest.post(
      `/apps/:appId/users/:user/${action}`,
      { config: ALL, schema: { params: UserPath } },
      async request => {
        const { appId, user } = request.params
        const row = await domain.write(async tx =>
          change(tx, await requireUser(tx.db, appId, user), actorOf(request))
        )
        return { user: restUser(row) }
      }
    )
  }
}
