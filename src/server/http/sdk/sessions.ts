import { Type } from 'typebox'
import { integrationNotFound } from '../../../protocol'
import { continueSession } from '../../domain/sessions/continue-session'
import { findWebIntegration } from '../../domain/integrations/integrations'
import { readClaim } from '../../domain/sessions/user-tokens'
import { openSession } from '../../domain/sessions/open-session'
import { findSession } from '../../domain/sessions/sessions'
import type { App } from '../app'
import type { Services } from '../services'
import { readToken } from './authenticate'
import { admitOrigin } from './cors'
import { readNewConversation } from './new-conversation'
import { readProfile } from './profile'
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
 * The first call of a visitor who begins to chat; it needs no token, but may bear the user's JWT, or the
 * token of a login, whose user begins to chat.
 */
export const bindSessions = (app: App, { domain, settings, limits }: Services): void => {
  app.post(
    '/apps/:appId/sessions',
    {
      onRequest: async ({ network }) => limits.take('sessions', network),
      schema: { params: AppPath, body: SessionBody }
    },
    async (request, reply) => {
      const { appId } = request.params
      const { integrationId, conversation, user, ...body } = request.body
      const token = readToken(request)
      const session = token && (await findSession(domain.storage.read, token, domain.clock()))
      const isKnown = session && session.appId === appId
      const claim = token && !isKnown ? await readClaim(domain, appId, token) : undefined
      const integration = await findWebIntegration(domain.storage.read, integrationId)
      if (integration?.appId !== appId) throw integrationNotFound(integrationId)
      admitOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl
      })

      const first = {
        about: user && readProfile(user, settings.publicUrl),
        conversation: conversation && readNewConversation(conversation, integration, settings)
      }
      const answer = isKnown
        ? await continueSession(domain, session, token!, { client: body.client, ...first })
        : await openSession(domain, integration, { ...body, ...first, claim })
      return reply.code(201).send(answer)
    }
  )
}
