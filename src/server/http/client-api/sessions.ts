import { Type } from 'typebox'
import { integrationNotFound } from '../../../protocol'
import { continueSession, maskFields, openSession, readClaim } from '../../domain/flows'
import { findSession, findWebIntegration } from '../../domain/records'
import type { App, Services } from '../shared'
import { parseBearer } from './authenticate'
import { consumeVolume } from './consume-quotas'
import { checkPageOrigin } from './cors'
import { readNewConversation } from './new-conversation'
import { parseProfile } from './profile'
import { AppPath, Device, NewConversationBody, ProfileBody, SHORT_TEXT_MAX_CHARS } from './schemas'

const SessionBody = Type.Object({
  integrationId: Type.String(),
  // 128 random bits take 22 characters in base64url.
  sessionKey: Type.String({ minLength: 22, maxLength: SHORT_TEXT_MAX_CHARS }),
  client: Device,
  user: Type.Optional(ProfileBody),
  conversation: Type.Optional(NewConversationBody)
})

/**
 * Creates the session of a visitor who starts to chat. It needs no token; with a user's JWT or the
 * token of a login, the session belongs to that user.
 */
export const bindSessions = (app: App, services: Services): void => {
  const { domain, settings, limits } = services
  app.post(
    '/apps/:appId/sessions',
    {
      onRequest: async request => {
        limits.consume('sessions', request.clientAddress)
        consumeVolume(services, request, request.params.appId)
      },
      schema: { params: AppPath, body: SessionBody }
    },
    async (request, reply) => {
      const { appId } = request.params
      const { integrationId, conversation, user, ...body } = request.body
      const token = parseBearer(request)
      const session = token && (await findSession(domain.storage.read, token, domain.clock()))
      const isKnown = session && session.appId === appId
      const claim = token && !isKnown ? await readClaim(domain, appId, token) : undefined
      const integration = await findWebIntegration(domain.storage.read, integrationId)
      if (integration?.appId !== appId) throw integrationNotFound(integrationId)
      checkPageOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl
      })

      const first = {
        about:
          user &&
          (await maskFields(domain.storage.read, appId, parseProfile(user, settings.publicUrl))),
        conversation:
          conversation && (await readNewConversation(services, conversation, integration))
      }
      const answer = isKnown
        ? await continueSession(domain, session, token, { client: body.client, ...first })
        : await openSession(domain, integration, { ...body, ...first, claim })
      return reply.code(201).send(answer)
    }
  )
}
