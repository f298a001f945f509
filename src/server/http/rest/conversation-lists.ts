import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { TAG_MAX_CHARS } from '../../../protocol'
import { countConversations, listConversations, SORTINGS, viewInInbox } from '../../domain/flows'
import { listKnownTags } from '../../domain/records'
import type { Db } from '../../storage'
import { type App, AppPath, ExternalId, oneOf, type Services } from '../shared'
import { RestError } from './errors'
import { requireNamedUser } from './find'
import { ALL, APP } from './guard'
import { pageMeta, pageParameters, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const SEARCH_MAX_CHARS = 200
const CHANNEL_MAX_CHARS = 40
/** Stands for no member or group of the team. */
const NONE = 'none'

const idOrNull = (asked: string | undefined) => (asked === NONE ? null : asked)

const ListQuery = Type.Object({
  ...pageParameters,
  sort: Type.Optional(oneOf('newest', 'waiting')),
  'filter[userId]': Type.Optional(Type.String({ minLength: 1 })),
  'filter[userExternalId]': Type.Optional(ExternalId),
  'filter[unread]': Type.Optional(oneOf('true', 'false')),
  'filter[status]': Type.Optional(oneOf('open', 'pending', 'closed')),
  'filter[assigneeId]': Type.Optional(Type.String({ minLength: 1 })),
  'filter[assignedGroupId]': Type.Optional(Type.String({ minLength: 1 })),
  'filter[assignedGroupMemberId]': Type.Optional(Type.String({ minLength: 1 })),
  'filter[snoozed]': Type.Optional(oneOf('true', 'false')),
  'filter[mentions]': Type.Optional(Type.String({ minLength: 1 })),
  'filter[tag]': Type.Optional(Type.String({ minLength: 1, maxLength: TAG_MAX_CHARS })),
  'filter[channel]': Type.Optional(Type.String({ minLength: 1, maxLength: CHANNEL_MAX_CHARS })),
  'filter[text]': Type.Optional(Type.String({ minLength: 1, maxLength: SEARCH_MAX_CHARS }))
})

const readFilter = async (db: Db, appId: string, query: Static<typeof ListQuery>) => {
  const userId = query['filter[userId]']
  const userExternalId = query['filter[userExternalId]']
  const isOfUser = userId !== undefined || userExternalId !== undefined
  return {
    userId: isOfUser
      ? (await requireNamedUser(db, appId, { userId, userExternalId })).id
      : undefined,
    unread: query['filter[unread]'] && query['filter[unread]'] === 'true',
    status: query['filter[status]'],
    assigneeId: idOrNull(query['filter[assigneeId]']),
    assignedGroupId: idOrNull(query['filter[assignedGroupId]']),
    assignedGroupMemberId: query['filter[assignedGroupMemberId]'],
    snoozed: query['filter[snoozed]'] && query['filter[snoozed]'] === 'true',
    mentions: query['filter[mentions]'],
    tag: query['filter[tag]'],
    channel: query['filter[channel]'],
    text: query['filter[text]']
  }
}

/** @throws {RestError} `forbidden` for integrations: they may ask for one user's conversations only. */
const requireInboxScope = ({ principal }: FastifyRequest): void => {
  if (principal?.scope !== 'integration') return
  throw new RestError(
    'forbidden',
    'A key of scope integration needs filter[userId] or filter[userExternalId] here.'
  )
}

/** `/apps/{appId}/conversations`: those of one user, or without a user the inbox; how many each view has, and its tags. */
export const bindConversationLists = (rest: App, services: Services): void => {
  const { read } = services.domain.storage

  rest.get(
    '/apps/:appId/conversations',
    { config: ALL, schema: { params: AppPath, querystring: ListQuery } },
    async request => {
      const { appId } = request.params
      const asked = readPageRequest(request.query)
      const filter = await readFilter(read, appId, request.query)
      if (filter.userId === undefined) requireInboxScope(request)
      const { sort = 'newest' } = request.query
      const page = await listConversations(read, appId, filter, asked, sort)
      const conversations = []
      for (const row of page.items) conversations.push(await viewInInbox(read, row))
      const { cursorOf } = SORTINGS[sort]
      return {
        conversations,
        ...pageMeta(page, asked, publicAddress(request, services), { cursorOf })
      }
    }
  )

  rest.get(
    '/apps/:appId/conversation-counts',
    { config: APP, schema: { params: AppPath } },
    async ({ params }) => ({ counts: await countConversations(read, params.appId) })
  )

  rest.get(
    '/apps/:appId/tags',
    { config: APP, schema: { params: AppPath } },
    async ({ params }) => ({ tags: await listKnownTags(read, params.appId) })
  )
}
