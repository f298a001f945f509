import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, sessionBody } from './sdk-world'

export interface LoginFields {
  sessionToken?: string
  sessionKey?: string
  integrationId?: string
  authCode?: string
  client?: object
  user?: object
  /** @default a good one */
  token?: string
}

/** A business whose visitors log in: it has a key, and signs with it. */
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

    /** Calls as the one who bears a token. */
    callAs: (token: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
      sdk.call(method, world.path + path, { body, headers: { authorization: `Bearer ${token}` } }),

    login: (externalId: string, { token, ...body }: LoginFields = {}) =>
      world.callAs(token ?? world.jwt(externalId), 'POST', '/login', {
        integrationId,
        externalId,
        ...body
      }),

    /** Logs someone in who writes a conversation, as an earlier visit would leave them. */
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

    /** What the log of the app says of a kind of event, the newest last. */
    async told(type: string): Promise<any[]> {
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
