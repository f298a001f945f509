import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { TAG_MAX_CHARS } from '../../../protocol'
import { countSavedViews } from '../../domain/flows'
import {
  listSavedViews,
  removeView,
  saveView,
  type ViewFilter,
  type ViewsOwner
} from '../../domain/records'
import { isDuplicate, readJson, type Row } from '../../storage'
import { RestError } from '../rest'
import { type App, AppPath, Name, oneOf, type Services } from '../shared'
import { memberOf, MEMBERS } from './guard-members'

const LIST = '/apps/:appId/views'
const ONE = `${LIST}/:viewId`
const CHANNEL_MAX_CHARS = 40

const ViewPath = Type.Object({
  appId: Type.String(),
  viewId: Type.String({ pattern: '^[0-9a-f]{24}$', description: '24 hex digits' })
})

const Filter = Type.Object(
  {
    view: oneOf(
      'open',
      'mine',
      'myGroups',
      'mentions',
      'unassigned',
      'pending',
      'snoozed',
      'closed',
      'all'
    ),
    unread: Type.Optional(Type.Boolean()),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: TAG_MAX_CHARS })),
    assigneeId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{24}$' })),
    assignedGroupId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{24}$' })),
    channel: Type.Optional(Type.String({ minLength: 1, maxLength: CHANNEL_MAX_CHARS })),
    sort: Type.Optional(oneOf('waiting'))
  },
  { additionalProperties: false }
)

const View = Type.Object({ name: Name, filter: Filter })

const ownerOf = (request: FastifyRequest<{ Params: Static<typeof AppPath> }>): ViewsOwner => ({
  memberId: memberOf(request).id,
  appId: request.params.appId
})

const show = ({ id, name, filterJson }: Row<'savedViews'>) => ({
  id,
  name,
  filter: readJson<ViewFilter>(filterJson)
})

const refuseTaken = (name: string) => (error: unknown) => {
  throw isDuplicate(error)
    ? new RestError('conflict', `You have a view ${JSON.stringify(name.trim())} already.`)
    : error
}

/**
 * `/console/api/apps/{appId}/views`: views of the inbox that the one who calls has saved for themselves, and how
 * many conversations each lists. Consoles choose the ids, so that a call whose answer was lost can be made again, and
 * a removed view can come back.
 */
export const bindSavedViews = (app: App, { domain }: Services): void => {
  app.get(LIST, { config: MEMBERS, schema: { params: AppPath } }, async request => ({
    views: (await listSavedViews(domain.storage.read, ownerOf(request))).map(show)
  }))

  app.get(`${LIST}/counts`, { config: MEMBERS, schema: { params: AppPath } }, async request => ({
    counts: await countSavedViews(domain.storage.read, ownerOf(request))
  }))

  app.put(ONE, { config: MEMBERS, schema: { params: ViewPath, body: View } }, async request => {
    const { params, body } = request
    const owner = ownerOf(request)
    const saved = await domain
      .write(tx => saveView(tx, owner, { id: params.viewId, ...body }))
      .catch(refuseTaken(body.name))
    return { view: show(saved) }
  })

  app.delete(ONE, { config: MEMBERS, schema: { params: ViewPath } }, async request => {
    const owner = ownerOf(request)
    if (await domain.write(tx => removeView(tx, owner, request.params.viewId))) return {}
    throw new RestError('not_found', 'You have no such view.')
  })
}
