import { Type } from 'typebox'
import { recordAppChange } from '../../domain/flows'
import {
  checkMediaUrls,
  createApp,
  deleteApp,
  findApp,
  listApps,
  updateApp
} from '../../domain/records'
import { restApp } from '../../domain/views'
import {
  type App,
  AppPath,
  AppSettingsFields,
  MetadataChanges,
  Name,
  nullable,
  type Services,
  Url
} from '../shared'
import { actorOf } from './acting'
import { appNotFound, RestError } from './errors'
import { ACCOUNT, APP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const optional = {
  iconUrl: Type.Optional(nullable(Url)),
  metadata: Type.Optional(MetadataChanges),
  settings: Type.Optional(Type.Object(AppSettingsFields))
}

const NewApp = Type.Object({ displayName: Name, ...optional })
const AppChanges = Type.Object({ displayName: Type.Optional(Name), ...optional })

/** Every app of this server has several conversations a user, and only the business ends one. */
const checkSettings = ({
  settings: { multiConvoEnabled, endSessionEnabled } = {}
}: {
  settings?: { multiConvoEnabled?: boolean; endSessionEnabled?: boolean }
}): void => {
  if (multiConvoEnabled === false) {
    throw new RestError('bad_request', 'settings.multiConvoEnabled cannot be turned off.')
  }
  if (endSessionEnabled) {
    const reason = 'visitors have no way to end a conversation.'
    throw new RestError('bad_request', `settings.endSessionEnabled cannot be turned on: ${reason}`)
  }
}

/** `/apps` and `/apps/{appId}` */
export const bindApps = (rest: App, services: Services): void => {
  const { domain, settings } = services
  const { read } = domain.storage

  rest.post('/apps', { config: ACCOUNT, schema: { body: NewApp } }, async ({ body }, reply) => {
    checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
    checkSettings(body)
    const app = await domain.write(tx => createApp(tx, body))
    return reply.code(201).send({ app: restApp(app) })
  })

  rest.get('/apps', { config: ACCOUNT, schema: { querystring: PageQuery } }, async request => {
    const asked = readPageRequest(request.query)
    const page = await listApps(read, asked)
    return {
      apps: page.items.map(restApp),
      ...pageMeta(page, asked, publicAddress(request, services))
    }
  })

  rest.get('/apps/:appId', { config: APP, schema: { params: AppPath } }, async ({ params }) => {
    const app = await findApp(read, params.appId)
    if (!app) throw appNotFound()
    return { app: restApp(app) }
  })

  rest.patch(
    '/apps/:appId',
    { config: APP, schema: { params: AppPath, body: AppChanges } },
    async request => {
      const { params, body } = request
      checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
      checkSettings(body)
      const app = await domain.write(async tx => {
        const before = await findApp(tx.db, params.appId)
        const after = await updateApp(tx, params.appId, body)
        if (before && after) await recordAppChange(tx, actorOf(request), before, after)
        return after
      })
      if (!app) throw appNotFound()
      return { app: restApp(app) }
    }
  )

  rest.delete(
    '/apps/:appId',
    { config: ACCOUNT, schema: { params: AppPath } },
    async ({ params }) => {
      await domain.write(tx => deleteApp(tx, params.appId))
      return {}
    }
  )
}
