import type { Call } from './request'
import type {
  Activity,
  Author,
  Conversation,
  ConversationsPage,
  InboxConversation,
  Integration,
  Me,
  Message,
  MessagesPage,
  Participant,
  Profile
} from './shapes'

/** Which conversations the inbox shows. */
export interface InboxFilter {
  unread: boolean
  /** Words to look for; empty: no search. */
  text: string
}

/** What the console asks of the server. All calls reject with an `ApiError`. */
export type Api = ReturnType<typeof createApi>

/** What the console asks of the server about one app. */
export type AppApi = ReturnType<Api['app']>

const SESSION = '/console/api/session'

/** Names the server's calls; `request` carries them out. */
export const createApi = (request: (call: Call) => Promise<Response>) => {
  const json = async <Answer>(call: Call): Promise<Answer> =>
    (await request(call)).json() as Promise<Answer>

  const appApi = (appId: string) => {
    const at = (path: string) => `/v2/apps/${encodeURIComponent(appId)}${path}`
    const inConversation = (id: string, path: string) =>
      at(`/conversations/${encodeURIComponent(id)}${path}`)

    return {
      listConversations: (filter: InboxFilter, after?: string) =>
        json<ConversationsPage>({
          path: at('/conversations'),
          query: {
            'filter[unread]': filter.unread ? 'true' : undefined,
            'filter[text]': filter.text,
            'page[after]': after
          }
        }),

      /** Puts together what the inbox would say of a conversation that it does not list. */
      async getConversation(id: string): Promise<InboxConversation> {
        const [{ conversation }, { participants }] = await Promise.all([
          json<{ conversation: Conversation }>({ path: inConversation(id, '') }),
          json<{ participants: Participant[] }>({ path: inConversation(id, '/participants') })
        ])
        const people = participants.map(async participant => {
          const { user } = await json<{ user: { profile: Profile } }>({
            path: at(`/users/${encodeURIComponent(participant.userId)}`)
          })
          return { ...participant, profile: user.profile }
        })
        const isRead = (conversation.businessLastRead ?? '') >= conversation.lastUpdatedAt
        return {
          ...conversation,
          businessUnreadCount: isRead ? 0 : 1,
          participants: await Promise.all(people)
        }
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
        await request({
          method: 'POST',
          path: inConversation(conversationId, '/activity'),
          body: { author: { type: 'business' }, type }
        })
      },

      async listIntegrations(): Promise<Integration[]> {
        const { integrations } = await json<{ integrations: Integration[] }>({
          path: at('/integrations'),
          query: { 'filter[types]': 'web' }
        })
        return integrations
      },

      /** The JavaScript, without tags, that brings the messenger to a page. */
      async getSnippet(integrationId: string, version: string): Promise<string> {
        const query = { global: 'Pipit', integrationId, version }
        return (await request({ path: '/web/snippet.js', query })).text()
      },

      /** Opens the stream of what happens from now on, or has happened since a cursor. */
      openEvents: (after: string | undefined, signal: AbortSignal) =>
        request({ path: at('/events'), query: { after }, signal })
    }
  }

  return {
    signIn: (email: string, password: string) =>
      json<Me>({ method: 'POST', path: SESSION, body: { email, password } }),

    async signOut(): Promise<void> {
      await request({ method: 'DELETE', path: SESSION })
    },

    getMe: () => json<Me>({ path: '/console/api/me' }),

    app: appApi
  }
}
