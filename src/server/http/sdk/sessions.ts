import { Type } from 'typebox'
import { integrationNotFound } from '../../../protocol'
import { findWebIntegration } from '../../domain/integrations'
import { checkMediaUrls } from '../../domain/media-urls'
import { openSession } from '../../domain/sessions'
import type { App } from '../app'
import type { Services } from '../services'
import { admitOrigin } from './cors'
import { readNewConversation } from './new-conversation'
import { AppPath, NewConversationBody, ProfileBody } from './schemas'

const SHORT_TEXT_MAX_CHARS = 128
const INFO_MAX_CHARS = 2048

const InfoField = Type.Optional(Type.String({ maxLength: INFO_MAX_CHARS }))

const SessionBody = Type.Object({
  integrationId: Type.String(),
  // 128 random bits take 22 characters in base64url.
  sessionKey: Type.String({ minLength: 22, maxLength: SHORT_TEXT_MAX_CHARS }),
  client: Type.Object({
    id: Type.String({ minLength: 1, maxLength: SHORT_TEXT_MAX_CHARS }),
    platform: Type.Literal('web'),
    info: Type.Object({
      currentUrl: InfoField,
      currentTitle: InfoField,
      browserLanguage: InfoField,
      referrer: InfoField,
      userAgent: InfoField,
      sdkVersion: InfoField
    })
  }),
  user: Type.Optional(ProfileBody),
  conversation: Type.Optional(NewConversationBody)
})

/** The first call of a visitor who begins to chat; it needs no token. */
export const bindSessions = (app: App, { domain, settings }: Services): void => {
  app.post(
    '/apps/:appId/sessions',
    { schema: { params: AppPath, body: SessionBody } },
    async (request, reply) => {
      const { appId } = request.params
      const { integrationId, conversation, user, ...body } = request.body
      const integration = await findWebIntegration(domain.storage.read, integrationId)
      if (integration?.appId !== appId) throw integrationNotFound(integrationId)
      admitOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl
      })
      checkMediaUrls({ avatarUrl: user?.avatarUrl }, settings.publicUrl)

      const answer = await openSession(domain, integration, {
        ...body,
        user,
        conversation: conversation && readNewConversation(conversation, integration, settings)
      })
      return reply.code(201).send(answer)
    }
  )
}
