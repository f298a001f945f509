import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, sessionBody } from './sdk-world'

export interface LoginFields {
  sessionToken?: string | undefined
  sessionKey?: string
  /** @default that of the world; undefined: none is named */
  integrationId?: string | undefined
  authCode?: string
  client?: object
  user?: object
  /** @default a good one */
  token?: string
}

/** A business that signs its visitors in with a key. */
export const openLoginWorld = async () => {
  const sdk = await openSdkWorld()
  const key = await sdk.addKey()
  const { id: integrationId } = await sdk.addIntegration()

  const world = {
    sdk,
    key,
    integrationId,
    appId: sdk.appId,
    path: `/apps/${sdk.appId}`,

    jwt: (externalId: unknown, claims: object = {}) =>
      signJwt(key, userClaims(externalId, { exp: inSeconds(3600), ...claims })),

    /** Calls with a token. */
    callAs: (token: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
      sdk.call(method, world.path + path, { body, headers: { authorization: `Bearer ${token}` } }),

    login: (externalId: string, { token, ...body }: LoginFields = {}) =>
      world.callAs(token ?? world.jwt(externalId), 'POST', '/login', {
        integrationId,
        externalId,
        ...body
      }),

    /** Logs a user in and creates a conversation, as an earlier visit would. */
    async addNamed(externalId: string, texts = ['earlier']) {
      const { body } = await world.callAs(world.jwt(externalId), 'POST', '/sessions', {
        ...sessionBody(integrationId),
        conversation: {
          messages: texts.map(text => ({
            clientMessageId: `${externalId}: ${text}`,
            message: { type: 'text', text }
          }))
        }
      })
      return sdk.visitorOf(body)
    },

    /** Reads the events of a type in the app's log, the newest last. */
    async appEvents(type: string): Promise<any[]> {
      const rows = await sdk.server.domain.storage.read
        .selectFrom('appEvents')
        .select('payloadJson')
        .where('type', '=', type)
        .orderBy('position')
        .execute()
      return rows.map(({ payloadJson }) => JSON.parse(payloadJson))
    },

    close: () => sdk.close()
  }
  return world
}

export type LoginWorld = Awaited<ReturnType<typeof openLoginWorld>>
