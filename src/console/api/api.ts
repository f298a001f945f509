import { createAccountApi } from './accounts'
import { createAppsApi, createAppSettingsApi } from './apps'
import { createIntegrationApi } from './integrations'
import { createChangesApi } from './changes'
import { createPictureApi } from './pictures'
import { ApiError, type Call } from './request'
import type {
  Activity,
  Author,
  ConversationsPage,
  InboxConversation,
  Me,
  Message,
  MessagesPage
} from './shapes'
import type { UploadCall } from './upload'

/** Which conversations the inbox shows. */
export interface InboxFilter {
  unread: boolean
  /** Words to look for; empty: no search. */
  text: string
}

/** Calls of the console to the server. All reject with an `ApiError`. */
export type Api = ReturnType<typeof createApi>

/** Calls of the console about one app. */
export type AppApi = ReturnType<Api['app']>

const SESSION = '/console/api/session'

const createJson =
  (request: (call: Call) => Promise<Response>) =>
  async <Answer>(call: Call): Promise<Answer> =>
    (await request(call)).json()

/** Makes the calls to the server out of `request`, and the uploads out of `upload`. */
export const createApi = (
  request: (call: Call) => Promise<Response>,
  upload: (call: UploadCall) => Promise<unknown>
) => {
  /** @param onUnanswered Called when a call got no response, except for the stream of events. */
  const appApi = (appId: string, onUnanswered: () => void) => {
    const requestInApp: typeof request = call =>
      request(call).catch(error => {
        if (error instanceof ApiError && error.status === 0) onUnanswered()
        throw error
      })
    const json = createJson(requestInApp)
    const at = (path: string) => `/v2/apps/${encodeURIComponent(appId)}${path}`
    const inConversation = (id: string, path: string) =>
      at(`/conversations/${encodeURIComponent(id)}${path}`)

    return {
      listConversations: (filter: InboxFilter, after?: string, size?: number) =>
        json<ConversationsPage>({
          path: at('/conversations'),
          query: {
            'filter[unread]': filter.unread ? 'true' : undefined,
            'filter[text]': filter.text,
            'page[after]': after,
            'page[size]': size?.toString()
          }
        }),

      /** Reads the inbox's row of a conversation, listed or not. */
      async getConversation(id: string): Promise<InboxConversation> {
        const { conversation } = await json<{ conversation: InboxConversation }>({
          path: inConversation(id, '')
        })
        return conversation
      },

      /** The newest page, or the one before a cursor. */
      listMessages: (conversationId: string, before?: string) =>
        json<MessagesPage>({
          path: inConversation(conversationId, '/messages'),
          query: { 'page[before]': before }
        }),

      async postReply(conversationId: string, author: Author, text: string): Promise<Message> {
        const { messages } = await json<{ messages: [Message] }>({
          method: 'POST',
          path: inConversation(conversationId, '/messages'),
          body: { author, content: { type: 'text', text } }
        })
        return messages[0]
      },

      async postActivity(conversationId: string, type: Activity['type']): Promise<void> {
        await requestInApp({
          method: 'POST',
          path: inConversation(conversationId, '/activity'),
          body: { author: { type: 'business' }, type }
        })
      },

      /** Blocks a user, or takes that back. @returns Since when they are blocked; undefined: they are not. */
      async setBlocked(userId: string, isBlocked: boolean): Promise<string | undefined> {
        const { user } = await json<{ user: { blockedAt?: string } }>({
          method: 'POST',
          path: at(`/users/${encodeURIComponent(userId)}/${isBlocked ? 'block' : 'unblock'}`)
        })
        return user.blockedAt
      },

      ...createAppSettingsApi(json, at('')),

      ...createIntegrationApi({ json, at }),

      ...createChangesApi({ json, at }),

      ...createPictureApi(upload, at),

      /** The JavaScript, without tags, that loads the messenger into a page. */
      async getSnippet(integrationId: string, version: string): Promise<string> {
        const query = { global: 'Pipit', integrationId, version }
        return (await requestInApp({ path: '/web/snippet.js', query })).text()
      },

      /** Opens the stream of events from now on, or since a cursor. */
      openEvents: (after: string | undefined, signal: AbortSignal) =>
        request({ path: at('/events'), query: { after }, signal })
    }
  }

  const json = createJson(request)

  return {
    signIn: (email: string, password: string) =>
      json<Me>({ method: 'POST', path: SESSION, body: { email, password } }),

    async signOut(): Promise<void> {
      await request({ method: 'DELETE', path: SESSION })
    },

    ...createAccountApi(request),

    ...createAppsApi(request),

    getMe: () => json<Me>({ path: '/console/api/me' }),

    app: appApi
  }
}
