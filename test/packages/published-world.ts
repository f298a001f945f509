import { inSeconds, signJwt } from '../util/sign-jwt'
import type { RestKey } from '../util/rest'
import { startTestServer } from '../util/server'
import { loadPublishedClient } from './published-client'

const ID = /^[0-9a-f]{24}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Matches raw bodies, for `expect`. */
export const shapes = (expect: { stringMatching(pattern: RegExp): unknown }) => ({
  id: expect.stringMatching(ID),
  time: expect.stringMatching(TIME)
})

/**
 * A server, the published client with Basic and JWT authorization of account and app, and an app to
 * test with.
 */
export const openPublishedWorld = async () => {
  const server = await startTestServer({ env: { PIPIT_RATE_LIMITS: 'off' } })
  const open = await loadPublishedClient()
  const byToken = (key: RestKey, scope: string) =>
    open(server.url, { token: signJwt(key, { scope, exp: inSeconds(600) }) })

  const account = open(server.url, { key: server.accountKey })
  const { body: made } = await account('AppsApi', 'createApp', { displayName: 'Shop' })
  const appId: string = made.app.id
  const { body } = await account('AppKeysApi', 'createAppKey', appId, { displayName: 'Back end' })
  const appKey: RestKey = body.key
  const app = open(server.url, { key: appKey })

  return {
    server,
    appId,
    appKey,
    /** Calls with a key of account scope. */
    account,
    /** Calls with a key of app scope. */
    app,
    /** Calls with other credentials. */
    open: (key: RestKey) => open(server.url, { key }),
    byToken,

    async addUser(fields: object = {}) {
      const { body } = await app('UsersApi', 'createUser', appId, {
        externalId: `user ${crypto.randomUUID()}`,
        ...fields
      })
      return body.user as { id: string; externalId: string }
    },

    async addConversation(userId: string, fields: object = {}) {
      const { body } = await app('ConversationsApi', 'createConversation', appId, {
        type: 'personal',
        participants: [{ userId }],
        ...fields
      })
      return body.conversation as { id: string }
    },

    close: () => server.stop()
  }
}

export type PublishedWorld = Awaited<ReturnType<typeof openPublishedWorld>>
