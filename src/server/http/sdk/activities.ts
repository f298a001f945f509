import { Type } from 'typebox'
import { actAsVisitor } from '../../domain/sessions/visitor-activities'
import { oneOf } from '../schemas'
import type { App } from '../app'
import type { Services } from '../services'
import { ConversationPath } from './schemas'

const ActivityBody = Type.Object({
  type: oneOf('conversation:read', 'typing:start', 'typing:stop')
})

/** The visitor reads or types. */
export const bindActivities = (app: App, { domain }: Services): void => {
  app.post(
    '/apps/:appId/conversations/:conversationId/activities',
    { schema: { params: ConversationPath, body: ActivityBody } },
    async ({ session, params: { conversationId }, body: { type } }) => {
      await actAsVisitor(domain, session, { type, conversationId })
      return {}
    }
  )
}
