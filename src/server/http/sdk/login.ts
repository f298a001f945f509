import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { ChatError, invalidAuth } from '../../../protocol'
import { chooseIntegration } from '../../domain/integrations/choose-integration'
import type { Domain } from '../../domain/domain'
import { login } from '../../domain/sessions/login'
import type { Proof } from '../../domain/sessions/login-proof'
import { findSession } from '../../domain/sessions/sessions'
import { readClaim } from '../../domain/sessions/user-tokens'
import type { App } from '../app'
import { ExternalId } from '../schemas'
import type { Services } from '../services'
import { readToken } from './authenticate'
import { admitOrigin } from './cors'
import { readProfile } from './profile'
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
  domain: Domain,
  request: FastifyRequest,
  { externalId, authCode }: Static<typeof LoginBody>
): Promise<Proof> => {
  const token = readToken(request)
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

/** A visitor says who they are, and their business vouches for it. */
export const bindLogin = (app: App, { domain, settings, limits }: Services): void => {
  const { read } = domain.storage

  app.post(
    '/apps/:appId/login',
    {
      onRequest: async ({ network }) => limits.take('sessions', network),
      schema: { params: AppPath, body: LoginBody }
    },
    async (request, reply) => {
      const { appId } = request.params
      const { sessionToken, sessionKey, integrationId, client, user } = request.body
      const proof = await readProof(domain, request, request.body)
      const session = sessionToken && (await findSession(read, sessionToken, domain.clock()))
      const present = session && session.appId === appId ? session.integrationId : undefined
      const integration = await chooseIntegration(read, appId, integrationId ?? present)
      admitOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl
      })
      const answer = await login(domain, {
        integration,
        proof,
        sessionToken,
        sessionKey,
        device: client,
        about: user && readProfile(user, settings.publicUrl)
      })
      return reply.code(201).send(answer)
    }
  )
}
