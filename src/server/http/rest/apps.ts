import { Type } from 'typebox'
import { createApp, deleteApp, findApp, listApps, restApp, updateApp } from '../../domain/apps/apps'
import { checkMediaUrls } from '../../domain/messages/media-urls'
import type { App } from '../app'
import type { Services } from '../services'
import { appNotFound, RestError } from './errors'
import { ACCOUNT, APP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { AppPath, MetadataChanges, Name, nullable, RetentionSeconds, Url } from '../schemas'

const Flag = Type.Optional(Type.Boolean())

const optional = {
  iconUrl: Type.Optional(nullable(Url)),
  metadata: Type.Optional(MetadataChanges),
  settings: Type.Optional(
    Type.Object({
      conversationRetentionSeconds: Type.Optional(RetentionSeconds),
      maskCreditCardNumbers: Flag,
      useAnimalNames: Flag,
      echoPostback: Flag,
      ignoreAutoConversationStart: Flag,
      multiConvoEnabled: Flag,
      appLocalizationEnabled: Flag,
      endSessionEnabled: Flag,
      disableConversationReopen: Flag
    })
  )
}

const NewApp = Type.Object({ displayName: Name, ...optional })
const AppChanges = Type.Object({ displayName: Type.Optional(Name), ...optional })

/** Every app of this server has it from the beginning, and it is irreversible. */
const checkSettings = ({ settings }: { settings?: { multiConvoEnabled?: boolean } }): void => {
  if (settings?.multiConvoEnabled !== false) return
  throw new RestError('bad_request', 'settings.multiConvoEnabled cannot be turned off.')
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
    async ({ params, body }) => {
      checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
      checkSettings(body)
      const app = await domain.write(tx => updateApp(tx, params.appId, body))
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
