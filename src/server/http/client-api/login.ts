import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { ChatError, invalidAuth } from '../../../protocol'
import { login, maskFields, type Proof, readClaim } from '../../domain/flows'
import { chooseIntegration, findSession } from '../../domain/records'
import type { AppContext } from '../../domain/transaction'
import { type App, ExternalId, type Services } from '../shared'
import { parseBearer } from './authenticate'
import { checkPageOrigin } from './cors'
import { parseProfile } from './profile'
import { AppPath, Device, ProfileBody, SHORT_TEXT_MAX_CHARS } from './schemas'

const LoginBody = Type.Object({
  externalId: Type.Optional(ExternalId),
  authCode: Type.Optional(Type.String({ maxLength: SHORT_TEXT_MAX_CHARS })),
  sessionToken: Type.Optional(Type.String()),
  sessionKey: Type.Optional(Type.String({ maxLength: SHORT_TEXT_MAX_CHARS })),
  integrationId: Type.Optional(Type.String()),
  client: Type.Optional(Device),
  user: Type.Optional(ProfileBody)
})

const readProof = async (
  domain: AppContext,
  request: FastifyRequest,
  { externalId, authCode }: Static<typeof LoginBody>
): Promise<Proof> => {
  const token = parseBearer(request)
  if (authCode !== undefined && externalId === undefined && !token) return { authCode }
  if (authCode !== undefined || externalId === undefined) {
    throw new ChatError(
      'invalid-request',
      "Log in with an authCode alone, or with externalId and the user's JWT as bearer."
    )
  }
  if (!token) throw invalidAuth()
  const { appId } = request.params as Static<typeof AppPath>
  const claim = await readClaim(domain, appId, token)
  if (claim.externalId === externalId) return claim
  throw new ChatError('invalid-auth', "The externalId is not the token's external_id.")
}

/** Signs in a visitor as a user of the business, by JWT or auth code. */
export const bindLogin = (app: App, { domain, settings, limits }: Services): void => {
  const { read } = domain.storage

  app.post(
    '/apps/:appId/login',
    {
      onRequest: async ({ clientAddress }) => limits.consume('sessions', clientAddress),
      schema: { params: AppPath, body: LoginBody }
    },
    async (request, reply) => {
      const { appId } = request.params
      const { sessionToken, sessionKey, integrationId, client, user } = request.body
      const proof = await readProof(domain, request, request.body)
      const session = sessionToken && (await findSession(read, sessionToken, domain.clock()))
      const present = session && session.appId === appId ? session.integrationId : undefined
      const integration = await chooseIntegration(read, appId, integrationId ?? present)
      checkPageOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl
      })
      const answer = await login(domain, {
        integration,
        proof,
        sessionToken,
        sessionKey,
        device: client,
        about: user && (await maskFields(read, appId, parseProfile(user, settings.publicUrl)))
      })
      return reply.code(201).send(answer)
    }
  )
}
