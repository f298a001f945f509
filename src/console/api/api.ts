import { createAccountApi } from './accounts'
import { createAppsApi, createAppSettingsApi } from './apps'
import { createHealthApi } from './health'
import { createGroupsApi } from './groups'
import { createIntegrationApi } from './integrations'
import { createAttachmentApi } from './attachments'
import { createAuditApi } from './audit-log'
import { createChangesApi } from './changes'
import { createKeysApi } from './keys'
import { createPasskeyApi } from './passkeys'
import { createPeopleApi } from './people'
import { createPresenceApi } from './presence'
import { createRepliesApi } from './replies'
import { ApiError, type Call } from './request'
import type {
  Activity,
  ConversationChange,
  ConversationChangesPage,
  ConversationCounts,
  ConversationLife,
  ConversationsPage,
  Entry,
  InboxConversation,
  InboxView,
  KnownTag,
  LifeChange,
  Me,
  Message,
  MessagesPage,
  TeamMember,
  ViewFilter
} from './shapes'
import { createScheduledApi } from './scheduled'
import { createSecondFactorApi } from './second-factor'
import { createTeamApi } from './team'
import type { UploadCall } from './upload'
import { createViewsApi } from './views'
import { createWebhookApi } from './webhooks'

/** Which conversations the inbox shows. A search looks through all of them, whatever the view. */
export interface InboxFilter extends ViewFilter {
  unread: boolean
  /** Words to look for; empty: no search. */
  text: string
}

/** A message to post. */
export type Draft = Pick<Message, 'author' | 'content' | 'destination' | 'override' | 'mentions'>

/** Calls of the console to the server. All reject with an `ApiError`. */
export type Api = ReturnType<typeof createApi>

/** Calls of the console about one app. */
export type AppApi = ReturnType<Api['app']>

/** View that a filter shows. */
export const shownView = ({ view, text }: InboxFilter): InboxView => (text ? 'all' : view)

/** Member whose conversations a filter shows; undefined: its view says whose, or they are of anybody. */
export const shownAssignee = (filter: InboxFilter): string | undefined =>
  ['mine', 'unassigned'].includes(shownView(filter)) ? undefined : filter.assigneeId

/** Changes of one conversation that are loaded at most, the newest. */
const CHANGES_MAX = 500

const SESSION = '/console/api/session'

const OPEN = { 'filter[status]': 'open', 'filter[snoozed]': 'false' }

/** Parameters of a view. */
const viewQuery = (view: InboxView, ownId: string): Record<string, string> =>
  ({
    open: OPEN,
    mine: { ...OPEN, 'filter[assigneeId]': ownId },
    myGroups: { ...OPEN, 'filter[assignedGroupMemberId]': ownId },
    mentions: { ...OPEN, 'filter[mentions]': ownId },
    unassigned: { ...OPEN, 'filter[assigneeId]': 'none' },
    pending: { 'filter[status]': 'pending' },
    snoozed: { 'filter[snoozed]': 'true' },
    closed: { 'filter[status]': 'closed' },
    all: {}
  })[view]

const createJson =
  (request: (call: Call) => Promise<Response>) =>
  async <Answer>(call: Call): Promise<Answer> =>
    (await request(call)).json()

/** Makes the calls to the server out of `request`, and the uploads out of `upload`. */
export const createApi = (
  request: (call: Call) => Promise<Response>,
  upload: (call: UploadCall) => Promise<unknown>
) => {
  /**
   * @param ownId Id of the member of the team who is signed in.
   * @param onUnanswered Called when a call got no response, except for the stream of events.
   */
  const appApi = (appId: string, ownId: string, onUnanswered: () => void) => {
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
            sort: filter.sort,
            'filter[assigneeId]': shownAssignee(filter),
            ...viewQuery(shownView(filter), ownId),
            'filter[assignedGroupId]': filter.assignedGroupId,
            'filter[unread]': filter.unread ? 'true' : undefined,
            'filter[tag]': filter.tag,
            'filter[channel]': filter.channel,
            'filter[text]': filter.text,
            'page[after]': after,
            'page[size]': size?.toString()
          }
        }),

      /** Counts the conversations of each view. */
      async countConversations(): Promise<ConversationCounts> {
        const path = at('/conversation-counts')
        return (await json<{ counts: ConversationCounts }>({ path })).counts
      },

      /** Reads the inbox's row of a conversation, listed or not. */
      async getConversation(id: string): Promise<InboxConversation> {
        const { conversation } = await json<{ conversation: InboxConversation }>({
          path: inConversation(id, '')
        })
        return conversation
      },

      /** @throws {ApiError} With status 403 for the one that goes on in the channels of its user. */
      async deleteConversation(id: string): Promise<void> {
        await requestInApp({ method: 'DELETE', path: inConversation(id, '') })
      },

      async deleteMessage(conversationId: string, id: string): Promise<void> {
        const path = inConversation(conversationId, `/messages/${encodeURIComponent(id)}`)
        await requestInApp({ method: 'DELETE', path })
      },

      /** Moves all of one conversation into another of the same person; repeating it does no harm. */
      async mergeConversations(id: string, sourceConversationId: string): Promise<void> {
        await json({
          method: 'POST',
          path: inConversation(id, '/merge'),
          body: { sourceConversationId }
        })
      },

      /** Changes what the team does with a conversation. */
      async changeLife(id: string, change: LifeChange): Promise<ConversationLife> {
        const { conversation } = await json<{ conversation: ConversationLife }>({
          method: 'PATCH',
          path: inConversation(id, ''),
          body: change
        })
        return conversation
      },

      /** Lists those to whom a conversation can be assigned. */
      async listTeam(): Promise<TeamMember[]> {
        return (await json<{ members: TeamMember[] }>({ path: at('/team') })).members
      },

      /** Lists the tags that conversations have, the most frequent first. */
      async listTags(): Promise<KnownTag[]> {
        return (await json<{ tags: KnownTag[] }>({ path: at('/tags') })).tags
      },

      /** The newest page, or the one before a cursor. */
      listMessages: (conversationId: string, before?: string) =>
        json<MessagesPage>({
          path: inConversation(conversationId, '/messages'),
          query: { 'page[before]': before }
        }),

      /** Lists what the team has done with a conversation, oldest first. */
      async listConversationChanges(conversationId: string): Promise<ConversationChange[]> {
        const found: ConversationChange[] = []
        let before: string | undefined
        do {
          const { changes, meta } = await json<ConversationChangesPage>({
            path: inConversation(conversationId, '/changes'),
            query: { 'page[size]': '100', 'page[before]': before }
          })
          found.unshift(...changes)
          before = meta.hasMore ? meta.beforeCursor : undefined
        } while (before !== undefined && found.length < CHANGES_MAX)
        return found
      },

      /**
       * Posts a message, or a note for the team.
       *
       * @param key Names the message: a repeated call with it gives the first one back.
       */
      async postMessage(
        conversationId: string,
        { author, content, destination, override, mentions }: Draft,
        key: string
      ): Promise<Message> {
        const { messages } = await json<{ messages: [Message] }>({
          method: 'POST',
          path: inConversation(conversationId, '/messages'),
          headers: { 'idempotency-key': key },
          body: {
            author,
            content,
            destination,
            override,
            mentions: mentions?.map(({ id }) => ({ id }))
          }
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

      ...createWebhookApi({ json, at }),

      ...createChangesApi({ json, at }),

      ...createPeopleApi({ json, request: requestInApp, at }),

      ...createRepliesApi({ json, at }),
      ...createGroupsApi({ json, at }),
      ...createScheduledApi({ json, inConversation }),

      ...createKeysApi({ json, at }),

      ...createViewsApi(json, appId),

      ...createPresenceApi(request, appId),

      ...createAttachmentApi({ upload, request: requestInApp, at }),

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
      json<Entry>({ method: 'POST', path: SESSION, body: { email, password } }),

    /** Ends a sign-in by a code of the authenticator app, or one for recovery. */
    signInWithCode: (token: string, code: string) =>
      json<Me>({ method: 'POST', path: `${SESSION}/code`, body: { token, code } }),

    async signOut(): Promise<void> {
      await request({ method: 'DELETE', path: SESSION })
    },

    ...createAccountApi(request),

    ...createSecondFactorApi(request),

    ...createPasskeyApi(request),

    ...createAppsApi(request),

    ...createTeamApi(request),

    ...createAuditApi(request),

    ...createHealthApi(request),

    getMe: () => json<Me>({ path: '/console/api/me' }),

    app: appApi
  }
}
