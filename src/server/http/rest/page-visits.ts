import { Type } from 'typebox'
import { appSettings, findApp, listPageVisits } from '../../domain/records'
import { restPageVisit } from '../../domain/views'
import type { App, Services } from '../shared'
import { appNotFound } from './errors'
import { requireUser } from './find'
import { ALL } from './guard'

const UserPath = Type.Object({ appId: Type.String(), user: Type.String() })

/** `…/users/{user}/page-visits` */
export const bindPageVisits = (rest: App, { domain }: Services): void => {
  const { read } = domain.storage

  rest.get(
    '/apps/:appId/users/:user/page-visits',
    { config: ALL, schema: { params: UserPath } },
    async ({ params: { appId, user } }) => {
      const app = await findApp(read, appId)
      if (!app) throw appNotFound()
      const { id } = await requireUser(read, appId, user)
      const visits = await listPageVisits(read, id, domain.clock())
      return { pageVisits: visits.map(restPageVisit), areKept: appSettings(app).pageVisits }
    }
  )
}
