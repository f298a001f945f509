import { Type } from 'typebox'
import { conversationNotFound } from '../../../protocol'
import { getUserConversation } from '../../domain/conversations/conversations'
import { pressPostback } from '../../domain/messages/postbacks'
import { writeAs } from '../../domain/sessions/sessions'
import type { App } from '../app'
import { MetadataChanges } from '../schemas'
import type { Services } from '../services'
import { ConversationPath } from './schemas'

const PostbackBody = Type.Object({
  actionId: Type.String({ pattern: '^[0-9a-f]{24}$', description: "an action's id" }),
  metadata: Type.Optional(MetadataChanges)
})

/** The visitor presses what posts back. */
export const bindPostbacks = (app: App, { domain }: Services): void => {
  app.post(
    '/apps/:appId/conversations/:conversationId/postbacks',
    { schema: { params: ConversationPath, body: PostbackBody } },
    async ({ session, params: { conversationId }, body }) => {
      await writeAs(domain, session, async (tx, visitor) => {
        const conversation = await getUserConversation(tx.db, visitor.userId, conversationId)
        if (!conversation) throw conversationNotFound(conversationId)
        await pressPostback(tx, visitor, conversation, body)
      })
      return {}
    }
  )
}
