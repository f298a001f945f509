import { Type } from 'typebox'
import { performActivity } from '../../domain/flows'
import { type App, oneOf, type Services } from '../shared'
import { ConversationPath } from './schemas'

const ActivityBody = Type.Object({
  type: oneOf('conversation:read', 'typing:start', 'typing:stop')
})

/** Activities of the visitor: reading and typing. */
export const bindActivities = (app: App, { domain }: Services): void => {
  app.post(
    '/apps/:appId/conversations/:conversationId/activities',
    { config: { acceptsBlocked: true }, schema: { params: ConversationPath, body: ActivityBody } },
    async ({ session, params: { conversationId }, body: { type } }) => {
      await performActivity(domain, session, { type, conversationId })
      return {}
    }
  )
}
