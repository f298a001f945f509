import { type Static, Type } from 'typebox'
import {
  searchConversations,
  searchMessages,
  type SearchRequest,
  searchUsers
} from '../../domain/flows'
import { restConversation, restMessage, restUser } from '../../domain/views'
import type { Db } from '../../storage'
import { type App, AppPath, oneOf, type Services } from '../shared'
import { RestError } from './errors'
import { APP } from './guard'
import { onwardMeta, pageParameters, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const TEXT_MAX_CHARS = 200

const SearchQuery = Type.Object({
  ...pageParameters,
  'filter[type]': oneOf('messages', 'conversations', 'users'),
  'filter[text]': Type.String({ minLength: 1, maxLength: TEXT_MAX_CHARS })
})

const readRequest = (query: Static<typeof SearchQuery>): SearchRequest => {
  const { after, before, limit } = readPageRequest(query)
  if (before !== undefined) {
    throw new RestError('bad_request', 'A search goes one way: page[after], not page[before].')
  }
  const text = query['filter[text]']
  if (!text.trim()) throw new RestError('bad_request', 'filter[text] must not be blank.')
  return { text, after, limit }
}

const SEARCHES = {
  async messages(db: Db, appId: string, request: SearchRequest) {
    const { rows, next } = await searchMessages(db, appId, request)
    const messages = rows.map(row => ({
      ...restMessage(row),
      conversationId: row.conversationId
    }))
    return { next, found: { messages } }
  },
  async conversations(db: Db, appId: string, request: SearchRequest) {
    const { rows, next } = await searchConversations(db, appId, request)
    return { next, found: { conversations: rows.map(restConversation) } }
  },
  async users(db: Db, appId: string, request: SearchRequest) {
    const { rows, next } = await searchUsers(db, appId, request)
    return { next, found: { users: rows.map(restUser) } }
  }
}

/** `/apps/{appId}/search`: messages, conversations or users that contain a text. */
export const bindSearch = (rest: App, services: Services): void => {
  rest.get(
    '/apps/:appId/search',
    { config: APP, schema: { params: AppPath, querystring: SearchQuery } },
    async request => {
      const { params, query } = request
      const search = SEARCHES[query['filter[type]']]
      const { read } = services.domain.storage
      const { found, next } = await search(read, params.appId, readRequest(query))
      return { ...found, ...onwardMeta(next, publicAddress(request, services)) }
    }
  )
}
