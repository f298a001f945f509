import { createAccountApi } from './accounts'
import { createAppsApi, createAppSettingsApi } from './apps'
import { createHealthApi } from './health'
import { createGroupsApi } from './groups'
import { createIntegrationApi } from './integrations'
import { createAttachmentApi } from './attachments'
import { createAuditApi } from './audit-log'
import { createChangesApi } from './changes'
import { createConversationApi } from './conversations'
import { createInboxApi } from './inbox'
import { createKeysApi } from './keys'
import { createPasskeyApi } from './passkeys'
import { createPeopleApi } from './people'
import { createPresenceApi } from './presence'
import { createRepliesApi } from './replies'
import { ApiError, type Call } from './request'
import type { Entry, Me } from './shapes'
import { createScheduledApi } from './scheduled'
import { createSecondFactorApi } from './second-factor'
import { createTeamApi } from './team'
import type { UploadCall } from './upload'
import { createViewsApi } from './views'
import { createWebhookApi } from './webhooks'

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
      ...createInboxApi({ json, at }, ownId),

      ...createConversationApi({ json, request: requestInApp, inConversation }),

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
