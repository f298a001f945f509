import { Type } from 'typebox'
import { conversationNotFound } from '../../../protocol'
import { pressPostback, writeAsSession } from '../../domain/flows'
import { getUserConversation } from '../../domain/records'
import { type App, MetadataChanges, type Services } from '../shared'
import { ConversationPath } from './schemas'

const PostbackBody = Type.Object({
  actionId: Type.String({ pattern: '^[0-9a-f]{24}$', description: "an action's id" }),
  metadata: Type.Optional(MetadataChanges)
})

/** Postbacks, which the visitor sends by pressing an action. */
export const bindPostbacks = (app: App, { domain }: Services): void => {
  app.post(
    '/apps/:appId/conversations/:conversationId/postbacks',
    { schema: { params: ConversationPath, body: PostbackBody } },
    async ({ session, params: { conversationId }, body }) => {
      await writeAsSession(domain, session, async (tx, visitor) => {
        const conversation = await getUserConversation(tx.db, visitor.userId, conversationId)
        if (!conversation) throw conversationNotFound(conversationId)
        await pressPostback(tx, visitor, conversation, body)
      })
      return {}
    }
  )
}
