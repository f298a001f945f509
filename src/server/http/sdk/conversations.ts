import { Type } from 'typebox'
import {
  type ConversationAnswer,
  conversationNotFound,
  CONVERSATIONS_PAGE_SIZE,
  type ConversationsAnswer,
  MESSAGES_PAGE_SIZE
} from '../../../protocol'
import { checkClientMessage } from '../../domain/client-messages'
import { listUserConversations, viewConversation } from '../../domain/conversation-views'
import { getUserConversation, updateConversation } from '../../domain/conversations'
import { readSeq } from '../../domain/events'
import { checkMediaUrls } from '../../domain/media-urls'
import { startConversation } from '../../domain/visitors'
import type { App } from '../app'
import type { Services } from '../services'
import {
  AppPath,
  ConversationChangesBody,
  ConversationPath,
  Count,
  NewConversationBody
} from './schemas'

const LIST = '/apps/:appId/conversations'
const ONE = `${LIST}/:conversationId`

/** The conversations in which the visitor takes part. */
export const bindConversations = (app: App, { domain, settings }: Services): void => {
  const { read } = domain.storage
  const querystring = Type.Object({ offset: Type.Optional(Count) })

  app.get(
    LIST,
    { schema: { params: AppPath, querystring } },
    async ({ session: { userId }, query: { offset = '0' } }): Promise<ConversationsAnswer> =>
      read.transaction().execute(async db => {
        const seq = await readSeq(db, userId)
        const page = { offset: Number(offset), limit: CONVERSATIONS_PAGE_SIZE }
        return { ...(await listUserConversations(db, userId, page)), seq }
      })
  )

  app.post(
    LIST,
    { schema: { params: AppPath, body: NewConversationBody } },
    async ({ session, body: { messages = [], ...fields } }, reply) => {
      checkMediaUrls({ iconUrl: fields.iconUrl }, settings.publicUrl)
      const checked = messages.map(checkClientMessage)
      const conversation = await domain.write(async tx => {
        const row = await startConversation(tx, session, fields, checked)
        return viewConversation(tx.db, row, session.userId, MESSAGES_PAGE_SIZE)
      })
      return reply.code(201).send({ conversation } satisfies ConversationAnswer)
    }
  )

  app.get(
    ONE,
    { schema: { params: ConversationPath } },
    async ({ session: { userId }, params: { conversationId } }): Promise<ConversationAnswer> =>
      read.transaction().execute(async db => {
        const row = await getUserConversation(db, userId, conversationId)
        if (!row) throw conversationNotFound(conversationId)
        return { conversation: await viewConversation(db, row, userId, MESSAGES_PAGE_SIZE) }
      })
  )

  app.patch(
    ONE,
    { schema: { params: ConversationPath, body: ConversationChangesBody } },
    async ({ session: { userId }, params, body }): Promise<ConversationAnswer> => {
      checkMediaUrls({ iconUrl: body.iconUrl }, settings.publicUrl)
      return domain.write(async tx => {
        const row = await getUserConversation(tx.db, userId, params.conversationId)
        if (!row) throw conversationNotFound(params.conversationId)
        const changed = await updateConversation(tx, row, body)
        return { conversation: await viewConversation(tx.db, changed, userId, 1) }
      })
    }
  )
}
