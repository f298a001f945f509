import { Type } from 'typebox'
import type { OfficeHours } from '../../../protocol'
import { emptyApp, recordAppChange } from '../../domain/flows'
import {
  type AppSettings,
  checkMediaUrls,
  createApp,
  deleteApp,
  findApp,
  listApps,
  storeAuditEntry,
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
import { ACCOUNT, APP_SETUP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const optional = {
  iconUrl: Type.Optional(nullable(Url)),
  metadata: Type.Optional(MetadataChanges),
  settings: Type.Optional(Type.Object(AppSettingsFields))
}

const NewApp = Type.Object({ displayName: Name, ...optional })
const AppChanges = Type.Object({ displayName: Type.Optional(Name), ...optional })

const isTimeZone = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Whether a text that is written as a date is one: no 30 February. */
const isDate = (text: string): boolean => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const checkHours = ({ timeZone, holidays }: Pick<OfficeHours, 'timeZone' | 'holidays'>): void => {
  if (!isTimeZone(timeZone)) {
    throw new RestError(
      'bad_request',
      `settings.officeHours.timeZone must be an IANA time zone such as Europe/Berlin, got ${JSON.stringify(timeZone)}.`
    )
  }
  const wrong = holidays.findIndex(day => !isDate(day))
  if (wrong >= 0) {
    throw new RestError(
      'bad_request',
      `settings.officeHours.holidays.${wrong} must be a date such as 2026-12-25, got ${JSON.stringify(holidays[wrong])}.`
    )
  }
}

/** Every app of this server has several conversations a user, and only the business ends one. */
const checkSettings = ({
  settings: { multiConvoEnabled, endSessionEnabled, officeHours, awayUntil } = {}
}: {
  settings?: Partial<AppSettings>
}): void => {
  if (officeHours) checkHours(officeHours)
  if (awayUntil != null && Number.isNaN(Date.parse(awayUntil))) {
    throw new RestError(
      'bad_request',
      `settings.awayUntil must be a time such as 2026-12-25T09:00:00Z, got ${JSON.stringify(awayUntil)}.`
    )
  }
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

  rest.post('/apps', { config: ACCOUNT, schema: { body: NewApp } }, async (request, reply) => {
    const { body } = request
    checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
    checkSettings(body)
    const app = await domain.write(async tx => {
      const made = await createApp(tx, body)
      const entry = { kind: 'app', action: 'created', appId: made.id } as const
      await storeAuditEntry(tx, actorOf(request), entry)
      return made
    })
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

  rest.get(
    '/apps/:appId',
    { config: APP_SETUP, schema: { params: AppPath } },
    async ({ params }) => {
      const app = await findApp(read, params.appId)
      if (!app) throw appNotFound()
      return { app: restApp(app) }
    }
  )

  rest.patch(
    '/apps/:appId',
    { config: APP_SETUP, schema: { params: AppPath, body: AppChanges } },
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

  rest.delete('/apps/:appId', { config: ACCOUNT, schema: { params: AppPath } }, async request => {
    const { appId } = request.params
    await emptyApp(domain, appId)
    await domain.write(async tx => {
      await storeAuditEntry(tx, actorOf(request), { kind: 'app', action: 'deleted', appId })
      await deleteApp(tx, appId)
    })
    return {}
  })
}
