import { Type } from 'typebox'
import { mergeConversations } from '../../domain/flows'
import { wasMerged } from '../../domain/records'
import { restConversation } from '../../domain/views'
import { type App, ConversationPath, type Services } from '../shared'
import { actorOf } from './acting'
import { requireConversation } from './find'
import { ALL } from './guard'

const MergeBody = Type.Object({ sourceConversationId: Type.String({ minLength: 1 }) })

/** `…/conversations/{conversationId}/merge` */
export const bindMergeConversations = (rest: App, { domain }: Services): void => {
  rest.post(
    '/apps/:appId/conversations/:conversationId/merge',
    { config: ALL, schema: { params: ConversationPath, body: MergeBody } },
    async request => {
      const { params, body } = request
      const sourceId = body.sourceConversationId
      const by = actorOf(request)
      const conversation = await domain.write(async tx => {
        const into = await requireConversation(tx.db, params)
        // The answer to the first request may have been lost.
        if (await wasMerged(tx.db, { targetId: into.id, sourceId })) return into
        const from = await requireConversation(tx.db, { ...params, conversationId: sourceId })
        return mergeConversations(tx, from, into, by)
      })
      return { conversation: restConversation(conversation) }
    }
  )
}
